import { clonePlain, entryOf, sure } from '../../../kernel/index.ts';
import { distance, parseField } from '../board/hex.ts';
import type { Layout } from '../board/layout.ts';
import { ACTION_RULES, type OnWater } from '../cards/basic-actions.ts';
import {
  type Automatic,
  BASIC_ACTIONS,
  type BasicCard,
  type Card,
  type Choice,
  type Effect,
  FACES,
  FACTIONS,
  type FactionCard,
  type Pack,
  type Rolled,
  type Target,
} from '../cards/vocabulary.ts';

/** What a game is played with: cards, a board, a contamination track. */
export interface Ruleset {
  readonly pack: Pack;
  readonly layout: Layout;
  /** The damage of each space, from the lowest. */
  readonly contamination: readonly number[];
}

/** A row of dice symbols, and the list of effects it leads to. */
export interface BookRow {
  /** Numbers of faces. */
  readonly faces: readonly number[];
  readonly list: number;
}

/** What is resolved at once: a card, a half of one, or one of its choices. */
export interface Part {
  /** The card's id, or the basic action's. */
  readonly name: string;
  readonly colour: 'red' | 'purple' | 'basic';
  readonly target: Target | undefined;
  readonly dice: number;
  readonly rows: readonly BookRow[];
  /** The effects where nothing is rolled; -1 otherwise. */
  readonly list: number;
  /** The effects after the last attack; -1 if there are none. */
  readonly after: number;
  readonly attacks: number;
  readonly onWater: OnWater;
  readonly shell: 'left' | 'kept';
  /** Can Berserker Rage add to it? SNL-11.3: cards and basic actions say so themselves. */
  readonly rage: boolean;
}

/** What is written of a part: where nothing is rolled, only its effects. */
type WrittenPart = Omit<Part, 'dice' | 'rows' | 'list' | 'after' | 'attacks'> &
  Partial<Pick<Part, 'dice' | 'rows' | 'list' | 'after' | 'attacks'>>;

/** Effects in order; where one holds a list of its own, that list's number stands in `inner`. */
interface EffectList {
  readonly effects: readonly Effect[];
  readonly inner: readonly number[];
}

/** A card by its number. */
export interface BookCard {
  readonly id: string;
  readonly deck: keyof Pack;
  readonly colour: 'red' | 'purple' | 'basic';
  readonly returns: boolean;
  /** `whole` has one part, `halves` and `choice` have one for each option. */
  readonly kind: 'whole' | 'halves' | 'choice';
  readonly parts: readonly number[];
  readonly options: readonly string[];
}

/**
 * A ruleset made ready for looking things up: fields, cards, parts and lists of effects by number. Positions hold the
 * numbers and never what they stand for.
 */
export interface Book {
  readonly ruleset: Ruleset;
  /** `q,r` of each field. */
  readonly fields: readonly string[];
  readonly fieldNumbers: ReadonlyMap<string, number>;
  readonly neighbours: readonly (readonly number[])[];
  readonly distances: readonly (readonly number[])[];
  readonly levels: readonly number[];
  /** Arsenal cards first, red then purple; then basic cards, then those of the factions. */
  readonly cards: readonly BookCard[];
  readonly cardIds: readonly string[];
  readonly cardNumbers: ReadonlyMap<string, number>;
  /** How many of each arsenal card there are; their number is where the basic cards begin. */
  readonly copies: readonly number[];
  /** The basic cards of each player, sorted. */
  readonly basics: readonly number[];
  /** Each faction's card. */
  readonly factionCards: readonly number[];
  readonly parts: readonly Part[];
  readonly lists: readonly EffectList[];
  readonly contamination: readonly number[];
}

/** Makes a ruleset ready for looking things up. It must have been checked before. */
export function bookOf(ruleset: Ruleset): Book {
  const { pack, layout, contamination } = ruleset;
  const hexes = layout.map(({ field }) => sure(parseField(field), `coordinates in '${field}'`));
  const distances = hexes.map((from) => hexes.map((to) => distance(from, to)));
  const fields = layout.map(({ field }) => field);

  const parts: Part[] = [];
  const lists: EffectList[] = [];
  const write = (effects: readonly Effect[]): number => {
    const inner = effects.map((effect) => ('effects' in effect ? write(effect.effects) : -1));
    return lists.push({ effects, inner }) - 1;
  };
  // All of one shape, key by key: what is read at every step is read faster from those.
  const addPart = ({ name, colour, target, onWater, shell, rage, ...said }: WrittenPart): number => {
    const { dice = 0, rows = [], list = -1, after = -1, attacks = 1 } = said;
    return parts.push({ name, colour, target, dice, rows, list, after, attacks, onWater, shell, rage }) - 1;
  };

  const actionParts = BASIC_ACTIONS.map((action) => {
    // A copy, because all other lists of the book can be changed: a mixture of both kinds is read more slowly.
    const { target, effects, colour, onWater, shell, rage } = clonePlain(ACTION_RULES[action]);
    return addPart({ name: action, colour, target, list: write(effects), onWater, shell, rage: rage === 'adds' });
  });

  const partOf = (
    name: string,
    said: Rolled | Automatic,
    traits: Pick<Part, 'colour' | 'onWater' | 'rage'>,
  ): number => {
    const shell = 'left';
    if (!('rows' in said)) {
      return addPart({ ...traits, name, shell, target: said.target, list: write(said.effects) });
    }
    const rows = said.rows.map((row) => ({
      faces: row.faces.map((face) => FACES.indexOf(face)),
      list: write(row.effects),
    }));
    const after = said.after === undefined ? -1 : write(said.after);
    const { target, dice, attacks = 1 } = said;
    return addPart({ ...traits, name, shell, target, dice, rows, after, attacks });
  };

  const cardOf = (deck: keyof Pack, id: string, card: Card): BookCard => {
    if (isBasic(card)) {
      const numbers = card.halves.map((half) => entryOf(actionParts, BASIC_ACTIONS.indexOf(half)));
      return { id, deck, colour: 'basic', returns: false, kind: 'halves', parts: numbers, options: card.halves };
    }
    const colour = 'colour' in card ? card.colour : deck === 'red' ? 'red' : 'purple';
    const returns = 'returns' in card && card.returns === 'to-hand';
    // SNL-8.1 + SNL-4.14: on water red cards work for Pirates only, purple ones for everybody.
    const onWater = colour === 'red' ? 'with-ships' : 'works';
    const traits = { colour, onWater, rage: 'rage' in card && card.rage === 'adds' } as const;
    if (isChoice(card)) {
      const options = Object.keys(card.choose);
      const numbers = Object.values(card.choose).map((option) => partOf(id, option, traits));
      return { id, deck, colour, returns, kind: 'choice', parts: numbers, options };
    }
    return { id, deck, colour, returns, kind: 'whole', parts: [partOf(id, card, traits)], options: [] };
  };

  const decks = (['red', 'purple', 'basic', 'faction'] as const).map((deck) =>
    Object.entries<Card>(pack[deck]).map(([id, card]) => cardOf(deck, id, card)),
  );
  const cards = decks.flat();
  const cardIds = cards.map(({ id }) => id);
  const copies = [...Object.values(pack.red), ...Object.values(pack.purple)].map((card) => card.copies);
  const basics = Object.values(pack.basic).flatMap((card, index) =>
    Array.from({ length: card.copies }, () => copies.length + index),
  );
  const factionCards = FACTIONS.map((faction) => {
    const own = Object.entries<FactionCard>(pack.faction).filter(([, card]) => card.faction === faction);
    const [id] = entryOf(own, 0);
    return cardIds.indexOf(id);
  });

  return {
    ruleset,
    fields,
    fieldNumbers: new Map(fields.map((field, index) => [field, index])),
    neighbours: distances.map((row) => row.flatMap((steps, field) => (steps === 1 ? [field] : []))),
    distances,
    levels: layout.map(({ stack }) => stack.length),
    cards,
    cardIds,
    cardNumbers: new Map(cardIds.map((id, index) => [id, index])),
    copies,
    basics,
    factionCards,
    parts,
    lists,
    contamination,
  };
}

function isBasic(card: Card): card is BasicCard {
  return 'halves' in card;
}

function isChoice(card: Card): card is Card & Choice {
  return 'choose' in card;
}

/** How many steps it is from one field to another. */
export function distanceBetween({ distances }: Pick<Book, 'distances'>, from: number, to: number): number {
  const steps = distances[from]?.[to];
  if (steps === undefined)
    throw new RangeError(`There is no way from ${from} to ${to} on a board of ${distances.length}.`);
  return steps;
}
