import type { SnailsEvent } from '../../../src/games/snails/index.ts';
import { nameOf } from './plays.ts';
import type { Drawn } from './scene.ts';

/** What is said and laid down, as against what happens on the board. */
const ASIDE: readonly SnailsEvent['type'][] = [
  'slot-began',
  'revealed',
  'half-chosen',
  'phase-began',
  'discarded',
  'weapon-returned',
];

/**
 * What happened on the board, one line an event, up to where the next player's turn comes. `2c -10 by card: 20` is what
 * damage cost a snail, and its life after it.
 */
export function story({ events }: Pick<Drawn, 'events'>): string[] {
  const begin = Math.max(
    0,
    events.findIndex(({ type }) => !ASIDE.includes(type)),
  );
  const told = events.slice(begin);
  const end = told.findIndex(({ type }) => type === 'revealed' || type === 'slot-passed');
  return told
    .slice(0, end === -1 ? told.length : end)
    .filter(({ type }) => !ASIDE.includes(type))
    .map(lineOf);
}

/** What other words of the same line say. */
const UNSAID: readonly string[] = ['reveals', 'secret', 'ranking'];

function lineOf(event: SnailsEvent): string {
  if (event.type === 'damaged') {
    return `${nameOf(event.snail)} -${event.amount - event.shell} by ${event.by}: ${event.life}`;
  }
  if (event.type === 'eliminated') return `${nameOf(event.snail)} eliminated, token ${event.token}`;
  const { type, ...facts } = event;
  const words = Object.entries(facts).flatMap(([key, value]) => {
    if (key === 'snail') return [nameOf(value)];
    if (key === 'seat') return [`player ${value + 1}`];
    return UNSAID.includes(key) ? [] : [String(value)];
  });
  return [type, ...words].join(' ');
}
