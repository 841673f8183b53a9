import type { Layout } from '../../../src/games/snails/board/layout.ts';
import { ARCHIPELAGO } from '../../../src/games/snails/board/layouts/archipelago.ts';
import { CONTAMINATION } from '../../../src/games/snails/board/layouts/contamination.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { FACTIONS } from '../../../src/games/snails/cards/vocabulary.ts';
import { HIDDEN, NONE } from '../../../src/games/snails/components.ts';
import type { SnailsPrintedView } from '../../../src/games/snails/table/state.ts';

const ARSENAL = [...Object.keys(defaultPack.red), ...Object.keys(defaultPack.purple)];
const CARDS = [...ARSENAL, ...Object.keys(defaultPack.basic), ...Object.keys(defaultPack.faction)];

/** A card by its number. */
export const card = (id: string): number => CARDS.indexOf(id);
const cards = (...ids: readonly string[]): number[] => ids.map(card);
const hidden = (count: number): number[] => Array.from({ length: count }, () => HIDDEN);

/** A list with a value for some of its places and 0 for all others. */
function sparse(length: number, values: Readonly<Record<number, number>>): number[] {
  return Array.from({ length }, (_, index) => values[index] ?? 0);
}

/** A board before anything has happened, as a spectator sees it: seats 0 to 3 lead the first factions. */
export function emptyView(seats: number, layout: Layout = ARCHIPELAGO): SnailsPrintedView {
  const perSeat = <Value>(value: Value): Value[] => Array.from({ length: seats }, () => value);
  const perSnail = (value: number): number[] => Array.from({ length: seats * 4 }, () => value);
  const perField = (): number[] => layout.map(() => 0);
  return {
    ruleset: 'snails/1/drawn',
    viewer: 'spectator',
    agenda: [],
    decisions: perSeat(-1),
    names: perSeat('').map((_, seat) => `Player ${seat + 1}`),
    phase: 'setup',
    round: 0,
    slot: 0,
    firstPlayer: 0,
    factions: perSeat(0).map((_, seat) => seat),
    levels: layout.map(({ stack }) => stack.length),
    damage: perField(),
    fire: perField(),
    mines: perField(),
    dynamite: perField(),
    removed: [0, 0, 0, 0, 0, 0, 0],
    raised: [],
    contamination: 0,
    places: perSnail(NONE),
    life: perSnail(30),
    shells: perSnail(0),
    marks: perSnail(0),
    shown: perSnail(0),
    active: perSeat(NONE),
    passive: perSeat(NONE),
    aims: perSeat(NONE),
    used: perSeat(0),
    losses: perSeat(0),
    fallen: perSeat(0),
    factionCards: perSeat(0),
    hands: perSeat(hidden(5)),
    plans: perSeat([]),
    resolved: perSeat(0),
    known: perSeat([]),
    inHand: perSeat([]),
    bare: perSeat(0),
    discards: ARSENAL.map(() => 0),
    play: {
      seat: NONE,
      snail: NONE,
      card: NONE,
      part: NONE,
      attacks: 0,
      target: NONE,
      player: NONE,
      field: NONE,
      hits: [],
      dice: [],
      reRolls: [0, 0],
      rage: 0,
      hurt: 0,
    },
    fields: layout.map(({ field }) => field),
    cards: CARDS,
    factionCardIds: perSeat('').map((_, seat) => Object.keys(defaultPack.faction)[seat] ?? ''),
    track: CONTAMINATION,
    deck: { top: [], rest: 84, bottom: [] },
  };
}

const blank = emptyView(4);
const at = (field: string): number => blank.fields.indexOf(field);
const eroded = (heights: Readonly<Record<string, number>>): number[] =>
  blank.levels.map((level, field) => heights[blank.fields[field] ?? ''] ?? level);
const onFields = (counts: Readonly<Record<string, number>>): number[] =>
  blank.fields.map((field) => counts[field] ?? 0);

/** Four players in the middle of a rocket, seen by the one who fires it. */
export const ROCKET_VIEW: SnailsPrintedView = {
  ...blank,
  viewer: 0,
  agenda: [{ do: 'action-over' }, { ask: 're-roll', seat: 0 }],
  decisions: [31, -1, -1, -1],
  names: ['Ola', 'Jürgen', 'Player 3', 'Święty Mikołaj'],
  phase: 'action',
  round: 3,
  slot: 2,
  firstPlayer: 3,
  factions: (['pirates', 'amazons', 'zombies', 'ninja'] as const).map((faction) => FACTIONS.indexOf(faction)),
  factionCardIds: ['broadside', 'hunting-bow', 'infectious-bite', 'kunai'],
  levels: eroded({ '1,0': 2, '2,-1': 1, '1,1': 0, '-3,3': 0 }),
  damage: onFields({ '0,2': 1, '2,0': 1, '-1,0': 2 }),
  fire: onFields({ '1,0': 2, '2,0': 1 }),
  mines: onFields({ '-2,2': 1, '2,0': 2 }),
  dynamite: onFields({ '2,0': 3, '-1,-1': 1 }),
  removed: [2, 1, 0, 1, 1, 0, 1],
  contamination: 2,
  places: [
    ...[at('0,0'), at('1,0'), at('-1,0'), NONE],
    ...[at('1,0'), at('2,0'), at('0,2'), at('1,0')],
    ...[NONE, NONE, NONE, NONE],
    ...[at('2,0'), at('2,0'), at('-3,2'), at('1,1')],
  ],
  life: [25, 30, 5, 0, 30, 10, 15, 20, 0, 0, 0, 0, 5, 30, 30, 20],
  shells: sparse(16, { 1: 1, 4: 1, 7: 1, 12: 1, 13: 1 }),
  shown: sparse(16, { 0: 1, 5: 1 }),
  active: [0, 5, NONE, HIDDEN],
  passive: [2, HIDDEN, NONE, HIDDEN],
  aims: [NONE, 5, NONE, NONE],
  used: [0, 1, 0, 0],
  losses: [1, 0, 1, 0],
  fallen: [0, 0, 1, 0],
  factionCards: [1, 0, 0, 1],
  hands: [
    cards('rocket', 'rocket', 'first-aid-kit', 'crawl-dig', 'crawl-shell', 'dig-shell', 'broadside'),
    hidden(6),
    [],
    hidden(1),
  ],
  plans: [
    cards('swap-aim', 'rocket', 'crawl-punch', 'turbo-slime', 'golden-shovel'),
    [card('boomerang'), HIDDEN, NONE, HIDDEN, HIDDEN],
    [],
    [card('kunai'), card('sniper-rifle'), HIDDEN, HIDDEN, HIDDEN],
  ],
  resolved: [2, 1, 0, 2],
  known: [[], cards('sword', 'hammer'), [], []],
  discards: sparse(ARSENAL.length, { 0: 1, 3: 2, 20: 1 }),
  play: {
    ...blank.play,
    seat: 0,
    snail: 0,
    card: card('rocket'),
    part: 6,
    attacks: 1,
    field: at('1,0'),
    dice: [1],
    reRolls: [1, 1],
  },
  deck: { top: [], rest: 51, bottom: [] },
};

/** Two players who plan: the viewer is at slot III, of the other it is known only that a decision is owed. */
export const PLANNING_VIEW: SnailsPrintedView = {
  ...emptyView(2),
  viewer: 1,
  agenda: [
    { do: 'action-phase' },
    { together: [[{ ask: 'hidden', seat: 0 }], [{ ask: 'plan-card', seat: 1, slot: 3 }]], turn: -1 },
  ],
  decisions: [-1, 12],
  phase: 'planning',
  round: 1,
  places: [at('1,0'), at('2,0'), at('2,-1'), at('1,1'), at('-1,0'), at('-2,0'), at('-1,-1'), at('-2,1')],
  active: [NONE, 4],
  passive: [NONE, 6],
  hands: [hidden(8), cards('grenade', 'mortar', 'mine', 'crawl-punch', 'crawl-shell', 'dig-shell', 'swap-aim')],
  plans: [[], cards('crawl-dig', 'teleporter')],
  deck: { top: [], rest: 77, bottom: [] },
};

/** Two players who have just begun to put their snails on an island of another shape. */
export const ISLET_VIEW: SnailsPrintedView = {
  ...emptyView(2, [
    { field: '-10,12', stack: ['beach'] },
    { field: '-9,12', stack: ['beach', 'meadow'] },
    { field: '-9,11', stack: ['beach', 'meadow', 'mountain'] },
    { field: '-8,11', stack: [] },
    { field: '-8,10', stack: ['beach', 'meadow'] },
    { field: '-7,10', stack: [] },
    { field: '-6,9', stack: ['beach'] },
  ]),
  viewer: 0,
  agenda: [{ do: 'round' }, { ask: 'place-snail', seat: 0 }],
  factions: [NONE, 2],
  factionCardIds: ['', 'villains-hat'],
  places: [2, NONE, NONE, NONE, 1, NONE, NONE, NONE],
};
