import { MOST_SEATS } from '../basics/seats.ts';
import type { Part } from '../reading/domain.ts';
import { type Field, integer, type Shape, word } from '../reading/fields.ts';
import { list } from '../reading/list-fields.ts';
import { object, partsOf, variant } from '../reading/object-fields.ts';
import { type ListNode, NONE, type Node, type Nodes, type WholeNode } from './node.ts';
import { invalid, type StatePart } from './part.ts';
import type { Saying } from './shape.ts';

/** How what an action says is read, where seats are below this number. */
export function fieldsOf(says: Saying, seats: number): Shape {
  return Object.fromEntries(
    Object.entries(says).map(([key, said]) => {
      if (!isPart(said)) return [key, said];
      const field = fieldOf(said.node, seats, key);
      return [key, said.click === undefined ? field : { ...field, click: said.click }];
    }),
  );
}

/** What an action says, part by part, at any table. */
export const saidParts = (says: Saying = {}): readonly Part[] => partsOf(fieldsOf(says, MOST_SEATS));

function isPart(said: Saying[string]): said is StatePart {
  return 'node' in said;
}

function fieldOf(node: Node, seats: number, path: string): Field<unknown> {
  switch (node.kind) {
    case 'whole':
      return wholeField(node, seats, path);
    case 'word':
      return word(node.words);
    case 'list':
      return listField(node, seats, path);
    case 'group':
      return object(shapeIn(node.fields, seats, path));
    case 'cases':
      return variant(
        node.tag,
        Object.fromEntries(
          Object.entries(node.cases).map(([tell, nodes]) => [tell, shapeIn(nodes, seats, `${path}.${tell}`)]),
        ),
      );
    default:
      throw invalid(`${path}: no action says a ${node.kind}.`);
  }
}

function shapeIn(nodes: Nodes, seats: number, path: string): Shape {
  return Object.fromEntries(Object.entries(nodes).map(([key, node]) => [key, fieldOf(node, seats, `${path}.${key}`)]));
}

function wholeField({ least, most, maybe, isSeat }: WholeNode, seats: number, path: string): Field<number> {
  if (maybe && least > 0) {
    throw invalid(`${path}: -1 for none stands beside numbers from 0 on only; say \`optional\` instead.`);
  }
  return integer(maybe ? Math.min(NONE, least) : least, isSeat ? seats - 1 : most);
}

function listField({ entry, size, least, most, isSorted }: ListNode, seats: number, path: string): Field<unknown> {
  const field = fieldOf(entry, seats, `${path}[]`);
  if (isSorted) throw invalid(`${path}: what has no order is said with 'bag', what is there once with 'ascending'.`);
  if (typeof size === 'function') throw invalid(`${path}: a list that an action says is of a length that is known.`);
  return size === undefined ? list(field, least, most) : list(field, size, size);
}
