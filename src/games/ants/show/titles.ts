import type { Effect } from '../cards/vocabulary.ts';
import { CUBES } from '../components.ts';
import { nameOf } from './drawn.ts';
import type { HexLook, VertexLook } from './look.ts';
import type { Staged } from './staged.ts';
import { grammarOf, readText } from './wording.ts';

/** What words do, where somebody reads them. */
function ordersOf({ reader, language }: Staged, words: readonly Effect[] | undefined): readonly string[] {
  return reader === undefined || words === undefined ? [] : [grammarOf(language).orders(words)];
}

/** What is printed on a hex of the garden, for whoever can read it: its bonus. */
export const hexBonus = ({ reader, look }: Staged, hex: string): readonly Effect[] | undefined =>
  reader === undefined ? undefined : gardenIn(reader.board, look.players.length).hexes[hex]?.now;

/** The bonus of a vertex. */
export const vertexBonus = ({ reader, look }: Staged, vertex: string): readonly Effect[] | undefined =>
  reader === undefined ? undefined : gardenIn(reader.board, look.players.length).vertices[vertex]?.now;

type Printed = NonNullable<Staged['reader']>['board'];

const gardenIn = ({ two, more }: Printed, seats: number): Printed['two'] => (seats === 2 ? two : more);

/** A hex for those who point at it: what it is made of, how hard it is to explore, and what is on it. */
export function hexTitle(staged: Staged, hex: HexLook): string {
  const { labels, words, cardName } = staged;
  const { legend } = labels;
  const cubes = CUBES.flatMap((cube) => (hex.cubes[cube] === 0 ? [] : [`${words.resources[cube]} ${hex.cubes[cube]}`]));
  return [
    `${hex.hex} (${words.terrains[hex.terrain]})`,
    ...(hex.explorer === undefined
      ? [`${legend.strength}: ${hex.strength}`, ...ordersOf(staged, hexBonus(staged, hex.hex))]
      : [`${legend.explorer}: ${nameOf(staged, hex.explorer)}`]),
    ...(hex.enemy === undefined ? [] : [`${legend.enemy}: ${cardName(hex.enemy)}${readIn(staged, hex.enemy)}`]),
    ...cubes,
    ...itemOn(staged, hex.hex),
  ].join('; ');
}

/** A foraging space for those who point at it. */
export function vertexTitle(staged: Staged, { vertex, isRed, forager }: VertexLook): string {
  const { legend } = staged.labels;
  return [
    vertex,
    ...(isRed ? [legend.red] : []),
    ...(forager === undefined
      ? ordersOf(staged, vertexBonus(staged, vertex))
      : [`${legend.forager}: ${nameOf(staged, forager)}`]),
    ...itemOn(staged, vertex),
  ].join('; ');
}

/** The Special Item on a space. */
export const itemAt = ({ look }: Pick<Staged, 'look'>, space: string): string | undefined =>
  look.itemSpaces.find((each) => each.space === space)?.item;

function itemOn(staged: Staged, space: string): readonly string[] {
  const item = itemAt(staged, space);
  return item === undefined ? [] : [`${staged.labels.legend.item}: ${staged.cardName(item)}`];
}

/** What something with words on it does, in brackets; nothing, where nobody can read it. */
export function readIn({ reader, language, called }: Staged, id: string): string {
  const read = reader?.read(id);
  return reader === undefined || read === undefined ? '' : ` (${readText(read, reader, { language, called })})`;
}

/** A card or a tile for those who point at it: its name, and what it does. */
export function thingTitle(staged: Staged, id: string, name = staged.cardName(id)): string {
  const { reader, language, called } = staged;
  const read = reader?.read(id);
  return reader === undefined || read === undefined ? name : `${name}: ${readText(read, reader, { language, called })}`;
}
