import type { Domain, Part } from '../reading/domain.ts';
import { fieldOf, type Shape } from '../reading/fields.ts';
import { type ListNode, NONE, type Node, type Nodes, type WholeNode } from './node.ts';
import { invalid, type StatePart } from './part.ts';
import type { Saying } from './shape.ts';

/** How what an action says is read, where seats are below this number. */
export function fieldsOf(says: Saying, seats: number): Shape {
  return Object.fromEntries(
    Object.entries(says).map(([key, said]) => {
      if (!isPart(said)) return [key, said];
      const field = fieldOf<unknown>(domainOf(said.node, seats, key));
      return [key, said.click === undefined ? field : { ...field, click: said.click }];
    }),
  );
}

function isPart(said: Saying[string]): said is StatePart {
  return 'node' in said;
}

function domainOf(node: Node, seats: number, path: string): Domain {
  switch (node.kind) {
    case 'whole':
      return wholeDomain(node, seats, path);
    case 'word':
      return { kind: 'word', words: node.words };
    case 'list':
      return listDomain(node, seats, path);
    case 'group':
      return { kind: 'object', parts: partsIn(node.fields, seats, path) };
    case 'cases': {
      const shapes = Object.entries(node.cases).map(([tell, nodes]) => ({
        tell,
        parts: [saidPart(node.tag, { kind: 'word', words: [tell] }), ...partsIn(nodes, seats, `${path}.${tell}`)],
      }));
      return { kind: 'variant', tag: node.tag, shapes };
    }
    default:
      throw invalid(`${path}: no action says a ${node.kind}.`);
  }
}

const saidPart = (key: string, domain: Domain): Part => ({ key, domain, presence: 'always' });

const partsIn = (nodes: Nodes, seats: number, path: string): Part[] =>
  Object.entries(nodes).map(([key, node]) => saidPart(key, domainOf(node, seats, `${path}.${key}`)));

function wholeDomain({ least, most, maybe, isSeat }: WholeNode, seats: number, path: string): Domain {
  if (maybe && least > 0) {
    throw invalid(`${path}: -1 for none stands beside numbers from 0 on only; say \`optional\` instead.`);
  }
  return { kind: 'integer', least: maybe ? Math.min(NONE, least) : least, most: isSeat ? seats - 1 : most };
}

function listDomain({ entry, size, least, most, isSorted }: ListNode, seats: number, path: string): Domain {
  if (isSorted) throw invalid(`${path}: what has no order is said with 'bag', what is there once with 'ascending'.`);
  if (typeof size === 'function') throw invalid(`${path}: a list that an action says is of a length that is known.`);
  return { kind: 'list', entry: domainOf(entry, seats, `${path}[]`), least: size ?? least, most: size ?? most };
}
