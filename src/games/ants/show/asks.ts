import type { ClickPart } from '../../../boxes/index.ts';
import { ANT_ACTIONS, TRACKS } from '../components.ts';

// What a page needs of `table/work.ts`, which declares it: `npx vitest -u test/ants/show/asks.test.ts` writes this file.

const named = (names: readonly string[] | string) => ({ node: { names } });
const shownAs = (key: string) => ({ node: { shownAs: key } });
const by = (kind: string, key = kind): ClickPart => ({ key, kind });

/** The numbers that decisions are shown with by name. */
export const NAMED = {
  'spend-ants': { about: { action: named(ANT_ACTIONS) } },
  'take-display-card': { about: { row: named(ANT_ACTIONS) } },
  'granted-action': { about: { on: named('playedNames') } },
  'bonus-order': { about: { cells: named('cellNames') } },
  'forage-vertex': { about: { head: named('vertexNames'), tail: named('vertexNames') } },
  'collect-kind': { about: { hex: named('hexNames') } },
  'emptied-order': { about: { hexes: named('hexNames') } },
  'play-card': { about: { kind: shownAs('type') } },
  'waive-line': { about: { card: named('cardIds') } },
  'fill-room': { about: { card: named('cardIds') } },
  'cover-symbols': { about: { thing: named('demanderIds') } },
  'ability-space': { about: { hex: named('hexNames') } },
  'production-track': { about: { tracks: named(TRACKS) } },
  'discard-for': { about: { on: named('playedNames') } },
  'tuck-card': { about: { on: named('playedNames') } },
  'pay-for': { about: { on: named('playedNames') } },
  'place-marker': { about: { on: named('playedNames') } },
  'choose-effect': { about: { on: named('playedNames') } },
  'move-marker': { about: { on: named('playedNames') } },
  'use-marker': { about: { on: named('playedNames') } },
};

/** What answers say by one click: all that is said by several, and in ways of Ants' own, is in `clicks.ts`. */
export const CLICKED: Readonly<Record<string, readonly ClickPart[]>> = {
  'choose-queen': [by('queen')],
  'take-display-card': [by('slot')],
  'bonus-order': [by('cell')],
  'explore-hex': [by('hex')],
  'forage-vertex': [by('vertex')],
  'collect-kind': [by('cube')],
  'emptied-order': [by('hex')],
  'play-card': [by('card')],
  'defeat-enemy': [by('hex')],
  'ability-space': [by('ability', 'space')],
  'resolve-deed': [by('tile', 'place')],
  'production-track': [by('track')],
  'draw-keep': [by('drawn', 'card')],
  'choose-item': [by('item')],
  'choose-pheromone': [by('pheromone', 'terrain')],
  'discard-card': [by('card')],
  'discard-for': [by('card')],
  'tuck-card': [by('card')],
  'place-marker': [by('played', 'card')],
  'move-marker': [by('played', 'card')],
  'use-marker': [by('played', 'card')],
  'egg-swap': [by('track')],
};
