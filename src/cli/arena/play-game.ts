import type { AnyBox } from '../../boxes/index.ts';
import { type GameTypes, play } from '../../kernel/index.ts';
import { type Contestant, seated } from '../bots.ts';
import { offerOf } from '../offers.ts';
import { scheduleOf } from './schedule.ts';
import { fieldOf, type GameLine, seedOf, type Tournament } from './tournament.ts';

/** Plays one game of a tournament. */
export function playGame(
  box: AnyBox,
  tournament: Tournament,
  contestants: readonly Contestant[],
  game: number,
): GameLine {
  const { bots, traits, deal } = scheduleOf(fieldOf(tournament))(game);
  const seed = seedOf(tournament, deal);
  const happened: GameTypes['Event'][] = [];
  const players = bots.map((_, seat) => (traits[seat] === undefined ? {} : { trait: traits[seat] }));

  const { outcome, state, record } = play(box.game, {
    // The first seat begins, so that what is told of seats is told of the order of play.
    config: offerOf(box, tournament.config).config({ players, begins: 'first-seat' }),
    seed,
    // Of its own for every game: bots that choose at random would play the games of a deal alike.
    botSeed: `bots of ${tournament.seed}/game ${game}`,
    ...seated(
      bots.flatMap((bot) => contestants[bot] ?? []),
      tournament.nodes,
    ),
    onAction: ({ events }) => happened.push(...events),
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
  };
}
