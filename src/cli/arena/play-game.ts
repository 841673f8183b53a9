import { refereed } from '../../bots/index.ts';
import type { AnyBox } from '../../boxes/index.ts';
import type { GameTypes } from '../../kernel/index.ts';
import type { Contestant, Entrant } from '../bots.ts';
import { offerOf } from '../offers.ts';
import { scheduleOf } from './schedule.ts';
import { fieldOf, type GameLine, seedOf, type Tournament } from './tournament.ts';

/** A bot of a tournament that is there to play. */
export type Entered = Pick<Contestant, 'nodes'> & Pick<Entrant, 'sit'>;

/** Plays one game of a tournament. */
export async function playGame(
  box: AnyBox,
  tournament: Tournament,
  entered: readonly Entered[],
  game: number,
): Promise<GameLine> {
  const { bots, traits, deal } = scheduleOf(fieldOf(tournament))(game);
  const seed = seedOf(tournament, deal);
  // Of its own for every game: bots that choose at random would play the games of a deal alike.
  const botSeed = `bots of ${tournament.seed}/game ${game}`;
  const happened: GameTypes['Event'][] = [];
  const sitting = bots
    .flatMap((bot) => entered[bot] ?? [])
    .map(({ sit, nodes = tournament.nodes }, seat) => sit({ seat, seats: bots.length, seed: botSeed, nodes }));

  const { outcome, state, record, forfeits } = await refereed(box.game, {
    // The first seat begins, so that what is told of seats is told of the order of play.
    config: offerOf(box, tournament.config).config({
      players: bots.map((_, seat) => (traits[seat] === undefined ? {} : { trait: traits[seat] })),
      begins: 'first-seat',
    }),
    seed,
    substituteSeed: `substitutes of ${tournament.seed}/game ${game}`,
    players: sitting,
    onAction: ({ events }) => happened.push(...events),
  }).finally(() => {
    for (const { leave } of sitting) leave();
  });
  const { winners, ranking, reason } = outcome;
  const rounds = box.tally?.rounds?.(state);
  const cards = box.tally?.cards?.(happened, bots.length);
  return {
    game,
    seed,
    bots,
    traits,
    winners,
    ranking,
    reason,
    ...(rounds === undefined ? {} : { rounds }),
    decisions: record.actions.length,
    ...(cards === undefined ? {} : { cards }),
    ...(forfeits.length === 0 ? {} : { forfeits }),
  };
}
