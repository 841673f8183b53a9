import type { Ability } from '../board/board.ts';
import { scoreLines } from '../cards/scores.ts';
import type {
  Card,
  Enemy,
  IncubationTile,
  LeafTile,
  Powers,
  Queen,
  RoomTiles,
  SpecialItem,
} from '../cards/vocabulary.ts';
import type { Grammar } from './grammar.ts';

/** All that has words on it, by what it is. */
export interface Described {
  readonly card: Card;
  readonly enemy: Enemy;
  readonly queen: Queen;
  readonly 'incubation-tile': IncubationTile;
  readonly item: SpecialItem;
  readonly leaf: LeafTile;
  readonly ability: Ability;
  readonly room: RoomTiles;
}

/** What it costs, what it needs and what it does, in sentences. */
export const thingInWords = <Kind extends keyof Described>(
  kind: Kind,
  thing: Described[Kind],
  grammar: Grammar,
): string => sentencesOf(kind, thing, grammar).join(' ');

/** The same, sentence by sentence. */
export function sentencesOf<Kind extends keyof Described>(
  kind: Kind,
  thing: Described[Kind],
  grammar: Grammar,
): readonly string[] {
  return SENTENCES[kind](thing, grammar);
}

const SENTENCES: {
  readonly [Kind in keyof Described]: (thing: Described[Kind], grammar: Grammar) => readonly string[];
} = {
  card: (card, grammar) => [...priceSentences(card, grammar), ...powerSentences(card, grammar)],
  enemy: ({ level, terrain, needs }, grammar) => [grammar.enemy(level, terrain), grammar.needs(needs)],
  queen: ({ now, ...powers }, grammar) => [
    ...(now === undefined ? [] : [grammar.before(now)]),
    ...powerSentences(powers, grammar),
  ],
  'incubation-tile': ({ set, needs }, grammar) => [grammar.tile(set, needs), grammar.needs(needs)],
  item: (item, grammar) => powerSentences(item, grammar),
  leaf: ({ now }, grammar) => [grammar.leaf(now)],
  ability: (ability, grammar) => powerSentences(ability, grammar),
  room: ({ size }, grammar) => [grammar.roomTile(size)],
};

/** What a card costs and needs, sentence by sentence, and which symbols it gives. */
function priceSentences({ cost, room, needs, symbols }: Card, grammar: Grammar): readonly string[] {
  return [
    ...(room === undefined ? [] : [grammar.room(room)]),
    ...(cost === undefined ? [] : [grammar.cost(cost)]),
    ...(needs === undefined ? [] : [grammar.needs(needs)]),
    ...(symbols === undefined ? [] : [grammar.symbols(symbols)]),
  ];
}

/** What something does, sentence by sentence: at once, in Incubations, always, at the end. */
export function powerSentences({ now, incubation, always, score, vp }: Powers, grammar: Grammar): readonly string[] {
  return [
    ...(now === undefined ? [] : [grammar.now(now)]),
    ...(incubation ?? []).map((line) => grammar.incubation(line)),
    ...(always ?? []).map((lasting) => grammar.always(lasting)),
    ...scoreLines(score ?? []).map((line) => grammar.score(line)),
    ...(vp === undefined ? [] : [grammar.points(vp)]),
  ];
}
