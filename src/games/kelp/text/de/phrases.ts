import { type Called, counted, GERMAN, nameIn, namesCounted, type Seat } from '../../../../kernel/index.ts';
import { type CardType, type Colour, OCTOPUS } from '../../components.ts';
import { countColours, nameOf, readDie } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, form, or, plural } = GERMAN;
const { quoted } = GERMAN;

const side = (seat: Seat): string => (seat === OCTOPUS ? 'Oktopus' : 'Hai');

/** `der Oktopusspieler`: one who was given no name. */
export const seatName = (seat: Seat): string => `der ${side(seat)}spieler`;

/** `1 Karte`. */
export const cardsCounted = (count: number): string => plural(count, 'Karte', 'Karten');
/** `1 Block`: the nominative, and the accusative. */
export const blocksCounted = (count: number): string => plural(count, 'Block', 'Blöcke');
/** `2 Würfel`: the nominative, and the accusative. */
export const diceCounted = (count: number): string => `${count} Würfel`;

const cardinal = (name: string, article: string, other: string): string =>
  name === 'c' ? `${other} ${nameIn(NAMES.areas, name)}` : `${article} ${nameIn(NAMES.areas, name)}`;

/** `im Norden`, `in der Mitte`. */
export const inArea = (name: string): string => cardinal(name, 'im', 'in der');
/** `im Norden und in der Mitte`. */
export const inAreas = (names: readonly string[]): string => and(names.map(inArea)) || 'nirgends';
/** `in den Norden`, `in die Mitte`. */
export const intoArea = (name: string): string => cardinal(name, 'in den', 'in die');
/** `aus dem Norden und aus der Mitte`. */
export const fromAreas = (names: readonly string[]): string =>
  and(names.map((name) => cardinal(name, 'aus dem', 'aus der')));
/** `den Norden`, `die Mitte`: the accusative. */
export const areaAsObject = (name: string): string => cardinal(name, 'den', 'die');
/** `von p21 und p32`. */
export const fromSpaces = (names: readonly string[]): string => `von ${and(names) || 'keinem Feld'}`;

/** The colours of dice without an ending. */
const COLOURS: Readonly<Record<Colour, string>> = { blue: 'blau', yellow: 'gelb', red: 'rot' };

/** `rote`, `roter`, `roten`. */
export const colour = (name: Colour, ending: 'e' | 'er' | 'en'): string => `${COLOURS[name]}${ending}`;
/** `rote 4`. */
function bareDie(name: string): string {
  const read = readDie(name);
  return `${colour(read.colour, 'e')} ${read.face}${read.isStored ? ' von der Karte' : ''}`;
}
/** `die rote 4`: the nominative, and the accusative. */
export const die = (name: string): string => `die ${bareDie(name)}`;
/** `mit der roten 4`. */
export function withDie(name: string): string {
  const read = readDie(name);
  return `mit der ${colour(read.colour, 'en')} ${read.face}${read.isStored ? ' von der Karte' : ''}`;
}
/** `rote 4 und blaue 2 ×2`. */
export const dice = (names: readonly string[]): string => and(counted(names.map(bareDie))) || 'nichts';
/** `1 roter Würfel und 2 blaue Würfel`; the accusative has `roten` for one. */
export const coloured = (colours: readonly Colour[], wanted: 'nominative' | 'accusative'): string =>
  and(
    countColours(colours).map(([name, count]) =>
      plural(count, `${colour(name, wanted === 'nominative' ? 'er' : 'en')} Würfel`, `${colour(name, 'e')} Würfel`),
    ),
  ) || 'nichts';
/** `mit Blick nach Norden`: of the shark. */
export const looking = (facing: string): string => `mit Blick ${nameIn(NAMES.facings, facing)}`;
/** `die Strömung 4 auf p21`, as far as it is known what it shows: the nominative, and the accusative. */
export function current(space: string, { currentOn }: Scene): string {
  const face = currentOn(space);
  return face === undefined ? `die Strömung auf ${space}` : `die Strömung ${face} auf ${space}`;
}
/** `1 oder 2`, `2`, `bis zu 2`, `1 bis 3`. */
export function span(least: number, most: number): string {
  if (least === most) return String(most);
  if (least === 0) return most === 1 ? '1' : `bis zu ${most}`;
  return most - least === 1 ? `${least} oder ${most}` : `${least} bis ${most}`;
}

/** What stacks of each type are called. */
export const STACKS: Readonly<Record<CardType, string>> = {
  movement: 'Bewegungsstapel',
  hide: 'Versteckstapel',
  learn: 'Lernstapel',
  eat: 'Fressstapel',
};
/** What cards of each type are called. */
export const CARDS: Readonly<Record<CardType, string>> = {
  movement: 'Bewegungskarte',
  hide: 'Versteckkarte',
  learn: 'Lernkarte',
  eat: 'Fresskarte',
};
/** The colours of strategies and counters, behind their names. */
export const STRATEGIES = { red: 'rot', turquoise: 'türkis', yellow: 'gelb' } as const;

/** The cases in which blocks are named. */
export type Case = 'nominative' | 'accusative' | 'dative';

const cases = (nominative: string, accusative: string, dative: string) => ({ nominative, accusative, dative });
const feminine = (noun: string) => cases(`die ${noun}`, `die ${noun}`, `der ${noun}`);
const masculine = (noun: string) => cases(`der ${noun}`, `den ${noun}`, `dem ${noun}`);

/** Blocks that need no name of their own, with their articles. */
const BLOCKS: Readonly<Record<string, Readonly<Record<Case, string>>>> = {
  octopus: masculine('Oktopus'),
  shell: feminine('Muschel'),
  'double-shell': feminine('Doppelmuschel'),
  'food-crab': feminine('Krabbe'),
  'food-lobster': masculine('Hummer'),
  'food-sea-snail': feminine('Meeresschnecke'),
  'food-abalone': feminine('Abalone'),
};
const A_SHELL = cases('eine Muschel', 'eine Muschel', 'einer Muschel');
const BLOCK = masculine('Block');
const TRAP = feminine('Falle');

/** Players, cards and blocks inside a sentence, as they are called at one table. */
export interface Phrases {
  /** `Bo`, or `der Haispieler`: the nominative. */
  readonly player: (seat: Seat) => string;
  /** `von Bo`, or `des Haispielers`. */
  readonly ofPlayer: (seat: Seat) => string;
  /** `„Tarnung“`: in quotes, so that no article is needed. */
  readonly card: (id: string) => string;
  /** Cards in a list. */
  readonly cards: (ids: readonly string[]) => string;
  /** `Muschel`, `Falle „Zurück in die Höhle“`: without an article. */
  readonly bareBlock: (id: string) => string;
  /** `eine Muschel`, `den Oktopus`, `die Falle „Zurück in die Höhle“`. */
  readonly block: (id: string, wanted: Case) => string;
  /** `die Muschel im Norden`, or `den Block im Norden`, as far as it is known which it is. */
  readonly blockAt: (area: string, at: Scene, wanted: Case) => string;
}

export function phrasesOf(called: Called): Phrases {
  const card = (id: string): string => quoted(nameOf(id, NAMES, called));
  const isPlain = (id: string): boolean => called.card(id) === undefined && Object.hasOwn(BLOCKS, id);
  const theBlock = (id: string, wanted: Case): string =>
    (isPlain(id) ? BLOCKS[id]?.[wanted] : undefined) ??
    `${(id.startsWith('trap-') ? TRAP : BLOCK)[wanted]} ${card(id)}`;
  return {
    player: called.player,
    ofPlayer: (seat) => {
      const name = called.named(seat);
      return name === undefined ? `des ${side(seat)}spielers` : `von ${name}`;
    },
    card,
    cards: (ids) => namesCounted(ids, (id) => nameOf(id, NAMES, called)) || 'nichts',
    bareBlock: (id) => theBlock(id, 'nominative').replace(/^\w+ /, ''),
    block: (id, wanted) => (id === 'shell' && isPlain(id) ? A_SHELL[wanted] : theBlock(id, wanted)),
    blockAt: (name, { blockIn }, wanted) => {
      const found = blockIn(name);
      return `${found === undefined ? BLOCK[wanted] : theBlock(found, wanted)} ${inArea(name)}`;
    },
  };
}
