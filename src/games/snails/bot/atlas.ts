import { sure } from '../../../kernel/index.ts';
import { distance, parseField } from '../board/hex.ts';
import { ACTION_RULES } from '../cards/basic-actions.ts';
import {
  type Attacking,
  type Automatic,
  type BasicAction,
  type BasicCard,
  type Card,
  type Effect,
  FACES,
  type Pack,
  type Target,
} from '../cards/vocabulary.ts';
import { isMet } from '../rules/attack.ts';
import type { Book } from '../table/book.ts';
import type { SnailsPrinted } from '../table/state.ts';
import { inRage, type KnownRow, rollsOf, type Said, type Shot, shotOf } from './shots.ts';

/** One thing that a card can be played for: the card itself, a half of it, or one of its options. */
export interface Use<Name extends string = string> {
  /** The half or the option; the card's own id where there is nothing to choose. */
  readonly name: Name;
  readonly target: Target | undefined;
  /** 0 if it needs no roll. */
  readonly dice: number;
  readonly rows: readonly KnownRow[];
  readonly effects: readonly Effect[];
  readonly attacks: number;
  readonly after: readonly Effect[];
  /** One of its attacks with Berserker Rage; nothing where that has no part in it. */
  readonly raging: Said | undefined;
  /** What it does to those it is aimed at, worked out beforehand. */
  readonly shot: Shot | undefined;
  /** What the dice may show: how likely that is, and which rows it meets. */
  readonly rolls: readonly Rolled[];
}

/** One way for the dice of a card to come up. */
interface Rolled {
  readonly odds: number;
  readonly met: readonly number[];
}

/** A card, as somebody thinks of it who has it in hand. */
export type Known = BasicKnown | ArsenalKnown;

/** A card with two actions to choose from. */
export interface BasicKnown {
  readonly colour: 'basic';
  readonly uses: readonly Use<BasicAction>[];
  readonly returns: boolean;
}

interface ArsenalKnown {
  readonly colour: 'red' | 'purple';
  readonly uses: readonly Use[];
  readonly returns: boolean;
}

/** What of the rules' own book everybody sees. */
type Board = Pick<Book, 'fields' | 'fieldNumbers' | 'neighbours' | 'distances'>;

/** What never changes in a game, ready to be looked up: the board and the cards by their numbers. */
export interface Atlas extends Board {
  /** What a snail on water takes at each space of the contamination track. */
  readonly track: readonly number[];
  readonly cardNumbers: ReadonlyMap<string, number>;
  /** By number; a card that is not in the pack is not known. */
  readonly cards: readonly (Known | undefined)[];
}

/** Reads board and cards from what is printed, and what the cards do from their pack. */
export function atlasOf({ fields, cards, track }: SnailsPrinted, pack: Pack): Atlas {
  const places = fields.map((field) => sure(parseField(field), `field ${field}`));
  const distances = places.map((from) => places.map((to) => distance(from, to)));
  return {
    fields,
    fieldNumbers: new Map(fields.map((field, number) => [field, number])),
    distances,
    neighbours: distances.map((steps) => steps.flatMap((count, field) => (count === 1 ? [field] : []))),
    track,
    cardNumbers: new Map(cards.map((card, number) => [card, number])),
    cards: cards.map((id) => knownCard(id, pack)),
  };
}

function knownCard(id: string, pack: Pack): Known | undefined {
  const basic = pack.basic[id];
  if (basic !== undefined) return { colour: 'basic', uses: basic.halves.map(useOfHalf), returns: true };
  const own = pack.faction[id];
  const card = own ?? pack.red[id] ?? pack.purple[id];
  if (card === undefined) return undefined;
  return {
    colour: own?.colour ?? (id in pack.red ? 'red' : 'purple'),
    uses: usesOf(id, card),
    returns: own === undefined && 'returns' in card,
  };
}

type Rage = Attacking['rage'];
type Written<Name extends string> = Omit<Use<Name>, 'raging' | 'shot' | 'rolls'>;

function useOf<Name extends string>(written: Written<Name>, rage: Rage): Use<Name> {
  const raging = rage === 'adds' ? inRage(written) : undefined;
  return { ...written, raging, shot: shotOf({ ...written, raging }), rolls: rolledOf(written) };
}

function rolledOf({ dice, rows }: Pick<Use, 'dice' | 'rows'>): Rolled[] {
  if (dice === 0) return [];
  return rollsOf(dice).map(({ odds, faces }) => ({
    odds,
    met: rows.flatMap((row, index) => (isMet(row, faces) ? [index] : [])),
  }));
}

const NOTHING_ROLLED = { dice: 0, rows: [], attacks: 1, after: [] } as const;

function useOfHalf(name: BasicAction): Use<BasicAction> {
  const rule = ACTION_RULES[name];
  return useOfEffects(name, rule, rule.rage);
}

function usesOf(id: string, card: Exclude<Card, BasicCard>): Use[] {
  if ('choose' in card) return Object.entries(card.choose).map(([name, option]) => useOfEffects(name, option));
  const rage = 'rage' in card ? card.rage : undefined;
  if (!('dice' in card)) return [useOfEffects(id, card, rage)];
  const { target, dice, rows, attacks = 1, after = [] } = card;
  const known = rows.map(({ faces, effects }) => ({ faces: faces.map((face) => FACES.indexOf(face)), effects }));
  return [useOf({ name: id, target, dice, rows: known, effects: [], attacks, after }, rage)];
}

function useOfEffects<Name extends string>(name: Name, { target, effects }: Automatic, rage?: Rage): Use<Name> {
  return useOf({ name, target, effects, ...NOTHING_ROLLED }, rage);
}
