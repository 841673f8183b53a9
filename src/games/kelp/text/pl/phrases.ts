import { type Called, counted, nameIn, namesCounted, POLISH, type Seat } from '../../../../kernel/index.ts';
import { type CardType, type Colour, OCTOPUS } from '../../components.ts';
import { countColours, nameOf, readDie } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { NAMES } from './names.ts';

/** Numbers with their words, and lists. */
export const { and, form, or, plural } = POLISH;
const { quoted } = POLISH;

const side = (seat: Seat): string => (seat === OCTOPUS ? 'ośmiornicy' : 'rekina');

/** `gracz ośmiornicy`: one who was given no name. */
export const seatName = (seat: Seat): string => `gracz ${side(seat)}`;

/** `2 karty`: the nominative; the accusative has `kartę` for one. */
export const cardsCounted = (count: number): string => plural(count, 'karta', 'karty', 'kart');
/** `2 płytki`: the accusative. */
export const blocksAsObjects = (count: number): string => plural(count, 'płytkę', 'płytki', 'płytek');
/** `2 kości`: the nominative, and the accusative. */
export const diceCounted = (count: number): string => plural(count, 'kość', 'kości', 'kości');

const IN_AREAS: Readonly<Record<string, string>> = {
  nw: 'na północnym zachodzie',
  n: 'na północy',
  ne: 'na północnym wschodzie',
  w: 'na zachodzie',
  c: 'w centrum',
  e: 'na wschodzie',
  sw: 'na południowym zachodzie',
  s: 'na południu',
  se: 'na południowym wschodzie',
};
const FROM_AREAS: Readonly<Record<string, string>> = {
  nw: 'z północnego zachodu',
  n: 'z północy',
  ne: 'z północnego wschodu',
  w: 'z zachodu',
  c: 'z centrum',
  e: 'ze wschodu',
  sw: 'z południowego zachodu',
  s: 'z południa',
  se: 'z południowego wschodu',
};

/** `na północy`, `w centrum`. */
export const inArea = (name: string): string => nameIn(IN_AREAS, name);
/** `na północy i w centrum`. */
export const inAreas = (names: readonly string[]): string => and(names.map(inArea)) || 'nigdzie';
/** `z północy i ze wschodu`. */
export const fromAreas = (names: readonly string[]): string => and(names.map((name) => nameIn(FROM_AREAS, name)));
/** `północ`: the nominative, and the accusative. */
export const area = (name: string): string => nameIn(NAMES.areas, name).toLowerCase();
/** `z pola p21`, `z pól p21 i p32`. */
export const fromSpaces = (names: readonly string[]): string =>
  names.length === 1 ? `z pola ${names[0]}` : `z pól ${and(names) || 'żadnych'}`;

/** The colours of dice in the cases that sentences need. */
const COLOURS = {
  blue: {
    nominative: 'niebieska',
    genitive: 'niebieskiej',
    accusative: 'niebieską',
    few: 'niebieskie',
    many: 'niebieskich',
  },
  yellow: { nominative: 'żółta', genitive: 'żółtej', accusative: 'żółtą', few: 'żółte', many: 'żółtych' },
  red: { nominative: 'czerwona', genitive: 'czerwonej', accusative: 'czerwoną', few: 'czerwone', many: 'czerwonych' },
} as const satisfies Readonly<Record<Colour, unknown>>;

type ColourCase = 'nominative' | 'genitive' | 'accusative';

/** `czerwona`; the accusative is the instrumental, too. */
export const colour = (name: Colour, wanted: ColourCase): string => COLOURS[name][wanted];
/** `czerwona 4`; the accusative is the instrumental, too. */
export function die(name: string, wanted: ColourCase): string {
  const read = readDie(name);
  return `${colour(read.colour, wanted)} ${read.face}${read.isStored ? ' z karty' : ''}`;
}
/** `czerwona 4 i niebieska 2 ×2`. */
export const dice = (names: readonly string[], wanted: ColourCase): string =>
  and(counted(names.map((name) => die(name, wanted)))) || (wanted === 'genitive' ? 'żadnej kości' : 'nic');
/** `1 czerwona kość i 2 niebieskie kości`. */
export const coloured = (colours: readonly Colour[], wanted: 'nominative' | 'accusative'): string =>
  and(
    countColours(colours).map(([name, count]) =>
      plural(count, `${COLOURS[name][wanted]} kość`, `${COLOURS[name].few} kości`, `${COLOURS[name].many} kości`),
    ),
  ) || 'nic';
/** `przodem na północ`. */
export const looking = (facing: string): string => `przodem ${nameIn(NAMES.facings, facing)}`;
/** `prąd 4 z pola p21`, as far as it is known what it shows: the nominative, and the accusative. */
export function current(space: string, { currentOn }: Scene): string {
  const face = currentOn(space);
  return face === undefined ? `kość prądu z pola ${space}` : `prąd ${face} z pola ${space}`;
}
/** `1 lub 2`, `2`, `do 2`, `od 1 do 3`. */
export function span(least: number, most: number): string {
  if (least === most) return String(most);
  if (least === 0) return most === 1 ? '1' : `najwyżej ${most}`;
  return most - least === 1 ? `${least} lub ${most}` : `od ${least} do ${most}`;
}

/** What stacks and cards of each type are called: the genitive. */
export const OF_TYPES: Readonly<Record<CardType, string>> = {
  movement: 'ruchu',
  hide: 'ukrycia',
  learn: 'nauki',
  eat: 'zjadania',
};

/** The colours of strategies and counters, which are cards. */
export const STRATEGIES = { red: 'czerwona', turquoise: 'turkusowa', yellow: 'żółta' } as const;

/** The cases in which blocks are named. */
export type Case = 'nominative' | 'genitive' | 'accusative' | 'instrumental';

const cases = (nominative: string, genitive: string, accusative: string, instrumental: string) => ({
  nominative,
  genitive,
  accusative,
  instrumental,
});

/** Blocks that need no name of their own. */
const BLOCKS: Readonly<Record<string, Readonly<Record<Case, string>>>> = {
  octopus: cases('ośmiornica', 'ośmiornicy', 'ośmiornicę', 'ośmiornicą'),
  shell: cases('muszla', 'muszli', 'muszlę', 'muszlą'),
  'double-shell': cases('podwójna muszla', 'podwójnej muszli', 'podwójną muszlę', 'podwójną muszlą'),
  'food-crab': cases('krab', 'kraba', 'kraba', 'krabem'),
  'food-lobster': cases('homar', 'homara', 'homara', 'homarem'),
  'food-sea-snail': cases('ślimak morski', 'ślimaka morskiego', 'ślimaka morskiego', 'ślimakiem morskim'),
  'food-abalone': cases('uchowiec', 'uchowca', 'uchowca', 'uchowcem'),
};
const BLOCK = cases('płytka', 'płytki', 'płytkę', 'płytką');
const TRAP = cases('pułapka', 'pułapki', 'pułapkę', 'pułapką');

/**
 * Players, cards and blocks inside a sentence, as they are called at one table. A name is never inflected: it stands alone in
 * the nominative, and behind the noun that takes the ending in all other cases.
 */
export interface Phrases {
  /** `Bo`, or `gracz rekina`: the nominative only. */
  readonly player: (seat: Seat) => string;
  /** `gracza Bo`, `gracza rekina`: the genitive, and the accusative. */
  readonly ofPlayer: (seat: Seat) => string;
  /** `„Unik”`: the name alone. */
  readonly title: (id: string) => string;
  /** `karta „Unik”`. */
  readonly card: (id: string) => string;
  /** `karty „Unik”`: the genitive. */
  readonly ofCard: (id: string) => string;
  /** `kartę „Unik”`: the accusative. */
  readonly cardAsObject: (id: string) => string;
  /** `kartą „Unik”`: the instrumental. */
  readonly withCard: (id: string) => string;
  /** Cards in a list. */
  readonly cards: (ids: readonly string[]) => string;
  /** `muszla`, `pułapka „Ukryj 2 płytki”`. */
  readonly block: (id: string, wanted: Case) => string;
  /** `muszlę na północy`, or `płytkę na północy`, as far as it is known which it is. */
  readonly blockAt: (area: string, at: Scene, wanted: Case) => string;
}

export function phrasesOf(called: Called): Phrases {
  const title = (id: string): string => quoted(nameOf(id, NAMES, called));
  const block = (id: string, wanted: Case): string => {
    const known = called.card(id) === undefined && Object.hasOwn(BLOCKS, id) ? BLOCKS[id] : undefined;
    return known?.[wanted] ?? `${(id.startsWith('trap-') ? TRAP : BLOCK)[wanted]} ${title(id)}`;
  };
  return {
    player: called.player,
    ofPlayer: (seat) => `gracza ${called.named(seat) ?? side(seat)}`,
    title,
    card: (id) => `karta ${title(id)}`,
    ofCard: (id) => `karty ${title(id)}`,
    cardAsObject: (id) => `kartę ${title(id)}`,
    withCard: (id) => `kartą ${title(id)}`,
    cards: (ids) => namesCounted(ids, (id) => nameOf(id, NAMES, called)) || 'nic',
    block,
    blockAt: (name, { blockIn }, wanted) => {
      const found = blockIn(name);
      return `${found === undefined ? BLOCK[wanted] : block(found, wanted)} ${inArea(name)}`;
    },
  };
}
