import { type Cost, type Count, type Powers, pay, type Score, type Trigger } from '../cards/vocabulary.ts';
import { CARD_TYPES, MARKERS, NONE, RESOURCES, SYMBOLS } from '../components.ts';
import type { ListBearer, Listing } from './lists.ts';

/** A permanent effect with a trigger. */
interface BookTrigger {
  readonly event: Trigger;
  readonly list: number;
}

/** A free action of a Queen: the list holds one word, which pays its cost for its effects. */
export interface BookFree {
  readonly often: 'once' | 'any';
  readonly cost: Cost;
  readonly list: number;
}

/** What a card or tile does and lets do, made ready for looking it up. */
export interface BookPowers {
  /** The list of immediate effects; -1 if there is none. */
  readonly now: number;
  /** A list for each line of incubation effects. */
  readonly incubation: readonly number[];
  readonly triggers: readonly BookTrigger[];
  /** How many copies of each symbol it provides. */
  readonly symbols: readonly number[];
  readonly symbolsFor: readonly { readonly symbol: number; readonly count: Count; readonly every: number }[];
  /** By how much Skill and Room cards are cheaper, by the number of the type. */
  readonly cheaper: readonly number[];
  readonly larger: number;
  /** What its markers may be spent as: the number of a resource for each kind of marker; -1 if they may not. */
  readonly spend: readonly number[];
  /** Which markers its effects name. */
  readonly names: readonly boolean[];
  readonly isAnyTile: boolean;
  readonly isAnyRow: boolean;
  readonly isAnyEgg: boolean;
  readonly isOnStones: boolean;
  readonly spareAnts: number;
  readonly tokens: number;
  readonly free: readonly BookFree[];
  readonly score: readonly Score[];
  /** The points that are printed on it. */
  readonly vp: number;
}

/** Makes what a card or tile does ready for looking it up; `printed` are the symbols of a card. */
export function powersOf(
  listing: Listing,
  of: ListBearer,
  thing: string,
  powers: Powers,
  printed: readonly string[] = [],
): BookPowers {
  const { now, incubation = [], always = [], score = [], vp = 0 } = powers;
  const symbols = SYMBOLS.map((symbol) => printed.filter((each) => each === symbol).length);
  const symbolsFor: { symbol: number; count: Count; every: number }[] = [];
  const cheaper = CARD_TYPES.map(() => 0);
  const spend = MARKERS.map(() => NONE);
  const triggers: BookTrigger[] = [];
  const free: BookFree[] = [];
  let larger = 0;
  let spareAnts = 0;
  let tokens = 0;
  for (const word of always) {
    switch (word.lasts) {
      case 'when':
        triggers.push({ event: word.event, list: listing(of, thing, word.effects) });
        break;
      case 'symbol':
        raise(symbols, SYMBOLS.indexOf(word.symbol), 1);
        break;
      case 'symbol-for':
        symbolsFor.push({ symbol: SYMBOLS.indexOf(word.symbol), count: word.count, every: word.every });
        break;
      case 'cheaper':
        raise(cheaper, CARD_TYPES.indexOf(word.type), word.by);
        break;
      case 'larger':
        larger += word.by;
        break;
      case 'spend':
        spend[MARKERS.indexOf(word.marker)] = RESOURCES.indexOf(word.as);
        break;
      case 'free':
        free.push({ often: word.often, cost: word.cost, list: listing(of, thing, [pay(word.cost, ...word.effects)]) });
        break;
      case 'spare-ants':
        spareAnts += word.discs;
        break;
      case 'tokens':
        tokens += word.spaces;
        break;
      default:
        break;
    }
  }
  const has = (name: (typeof always)[number]['lasts']): boolean => always.some(({ lasts }) => lasts === name);
  return {
    now: listing(of, thing, now),
    incubation: incubation.map((line) => listing(of, thing, line)),
    triggers,
    symbols,
    symbolsFor,
    cheaper,
    larger,
    spend,
    names: MARKERS.map((marker) => mentions([now, incubation, always, score], marker)),
    isAnyTile: has('any-tile'),
    isAnyRow: has('any-row'),
    isAnyEgg: has('any-egg'),
    isOnStones: has('stone-cells'),
    spareAnts,
    tokens,
    free,
    score,
    vp,
  };
}

const raise = (figures: number[], index: number, by: number): void => {
  figures[index] = (figures[index] ?? 0) + by;
};

/** Does anything in there name this marker? A word names it under the key `marker`. */
function mentions(value: unknown, marker: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => (key === 'marker' ? inner === marker : mentions(inner, marker)));
}
