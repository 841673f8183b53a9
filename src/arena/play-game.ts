import { refereed } from '../bots/index.ts';
import { type Box, offerOf } from '../boxes/index.ts';
import { EngineError, type GameTypes, named } from '../kernel/index.ts';
import type { Guest } from './entries.ts';
import { scheduleOf } from './schedule.ts';
import { fieldOf, type PlayedGame, seedOf, type Tournament } from './tournament.ts';

/** Those who take part, each ready to sit down. */
export type Seated<T extends GameTypes> = readonly Pick<Guest<T>, 'nodes' | 'sit'>[];

/** How games of one tournament are played, by their numbers. */
export function gamePlayer<T extends GameTypes>(
  box: Box<T>,
  tournament: Tournament,
  entered: Seated<T>,
): (game: number) => Promise<PlayedGame<T>> {
  const schedule = scheduleOf(fieldOf(tournament));
  const offer = offerOf(box, tournament);
  return async (game) => {
    if (!(Number.isSafeInteger(game) && game >= 0 && game < tournament.games)) {
      throw new EngineError('argument/invalid', `There is no game ${named(game)}; there are ${tournament.games}.`);
    }
    const { bots, traits, deal, gameOfDeal } = schedule(game);
    const seed = seedOf(tournament, deal);
    // Of its own for every game: bots that choose at random would play the games of a deal alike.
    const botSeed = `bots of ${tournament.seed}/game ${game}`;
    const happened: T['Event'][] = [];
    const forfeitedAfter: number[] = [];
    const sitting = bots
      .flatMap((bot) => entered[bot] ?? [])
      .map(({ sit, nodes = tournament.nodes }, seat) =>
        sit({ seat, seats: bots.length, seed: botSeed, nodes, gameOfDeal }),
      );

    const { outcome, state, record, forfeits } = await refereed<T>(box.game, {
      // The first seat begins, so that what is told of seats is told of the order of play.
      config: offer.config({
        players: bots.map((_, seat) => (traits[seat] === undefined ? {} : { trait: traits[seat] })),
        begins: 'first-seat',
        // Bots may play at random.
        length: 'limited',
      }),
      seed,
      substituteSeed: `substitutes of ${tournament.seed}/game ${game}`,
      players: sitting,
      onAction: ({ events }) => happened.push(...events),
      onForfeit: (_, { actions }) => forfeitedAfter.push(actions.length),
    }).finally(() => {
      for (const sitter of sitting) sitter.leave?.();
    });
    const { winners, ranking, reason, scores } = outcome;
    const isScored = scores !== undefined && forfeits.length === 0;
    const rounds = box.tally?.rounds?.(state);
    const cards = box.tally?.cards?.(happened, bots.length);
    const line = {
      game,
      seed,
      bots,
      traits,
      winners,
      ranking,
      reason,
      // A score of −0 is none that a line can keep.
      ...(isScored ? { scores: scores.map((score) => score + 0) } : {}),
      ...(rounds === undefined ? {} : { rounds }),
      decisions: record.actions.length,
      ...(cards === undefined ? {} : { cards }),
      ...(forfeits.length === 0 ? {} : { forfeits }),
    };
    return { line, record, forfeitedAfter };
  };
}
