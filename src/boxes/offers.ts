import { attempt, EngineError, type GameTypes, givenGame, givenOptions, named } from '../kernel/index.ts';
import type { Box, Offer } from './box.ts';

/** Which of the ways to play a game is wanted. */
export interface Wanted {
  /** The id of one of the box's configs; the usual one, if not said. */
  readonly config?: string | undefined;
  /** How many are going to play; if it is not said, nobody looks whether so many can. */
  readonly players?: number | undefined;
}

/** The way to play a game that is wanted. One that there is not, or that is not for so many, is an `EngineError`. */
export function offerOf<T extends GameTypes, Look>(
  box: Pick<Box<T, Look>, 'game' | 'configs' | 'words'>,
  wanted: Wanted = {},
): Offer<T> {
  const { game, configs, words } = givenBox(box);
  const { config, players } = givenOptions(wanted);
  const offer = config === undefined ? configs[0] : configs.find(({ id }) => id === config);
  if (offer === undefined) {
    const there = configs.map(({ id }) => id).join(', ');
    throw new EngineError('option/invalid', `There is no config ${named(config)} of ${game.id}; there are ${there}.`);
  }
  const { min, max } = offer.seats;
  if (players === undefined || (Number.isInteger(players) && players >= min && players <= max)) return offer;
  const who = min === max ? `${min}` : `${min} to ${max}`;
  throw new EngineError(
    'option/invalid',
    `${words.name({ locale: 'en' })} is a game for ${who}, not for ${named(players)}.`,
  );
}

/** The box that a function was given; anything else is an `EngineError`. */
export function givenBox<Parts extends Pick<Box, 'game' | 'configs' | 'words'>>(box: Parts): Parts {
  const parts = attempt(() => ({ game: box.game, configs: box.configs, words: box.words }));
  if (Array.isArray(parts?.configs) && typeof parts.words?.name === 'function') {
    givenGame(parts.game);
    return box;
  }
  const what = attempt(() => givenGame(box)) === undefined ? named(box) : 'a game';
  throw new EngineError('argument/invalid', `A box is needed here; ${what} is none. boxOf({ game }) makes one.`);
}
