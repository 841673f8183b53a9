import type { AnyBox, Offer } from '../boxes/index.ts';
import type { GameTypes } from '../kernel/index.ts';
import { misused } from './failure.ts';

/** The way to play a game that was asked for; the usual one, if none was. */
export function offerOf({ configs, game }: AnyBox, id?: string): Offer<GameTypes> {
  const found = id === undefined ? configs[0] : configs.find((offer) => offer.id === id);
  if (found !== undefined) return found;
  throw misused(`There is no config '${id}' of ${game.id}; there are ${configs.map((offer) => offer.id).join(', ')}.`);
}

/** Can so many play it? If not, that is a misuse. */
export function checkSeats(box: AnyBox, { seats: { min, max } }: Offer<GameTypes>, players: number): void {
  if (players >= min && players <= max) return;
  const who = min === max ? `${min}` : `${min} to ${max}`;
  throw misused(`${box.words.name('en')} is a game for ${who}, not for ${players}.`);
}
