import { MOST_LINES, TRACKS } from '../components.ts';

/** An incubation effect of a player: a production track, a line of an ability space or of a played card. */
interface IncubationEffect {
  readonly of: 'production' | 'ability' | 'card';
  /** The number of the track, of the ability space, or of the card among those played. */
  readonly thing: number;
  readonly line: number;
}

/** The number of an incubation effect: productions come first, then ability spaces, then cards (ANT-14.20). */
export function effectNumber({ of, thing, line }: IncubationEffect, abilities: number): number {
  if (of === 'production') return thing;
  const before = of === 'ability' ? 0 : abilities;
  return TRACKS.length + (before + thing) * MOST_LINES + line;
}

/** The incubation effect of a number. */
export function effectOf(number: number, abilities: number): IncubationEffect {
  if (number < TRACKS.length) return { of: 'production', thing: number, line: 0 };
  const nth = Math.floor((number - TRACKS.length) / MOST_LINES);
  const line = (number - TRACKS.length) % MOST_LINES;
  return nth < abilities ? { of: 'ability', thing: nth, line } : { of: 'card', thing: nth - abilities, line };
}
