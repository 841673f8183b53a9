import { EngineError, type Fault } from '../basics/errors.ts';
import type { Seat, Seating, Viewer } from '../basics/seats.ts';
import { unreachable } from '../basics/unreachable.ts';
import type { Random } from '../chance/random.ts';
import { imagineAgenda, type Together } from '../contract/agenda.ts';
import type { GameTypes } from '../contract/game.ts';
import type { Invariant, KernelKey, Rules } from '../contract/rules.ts';
import { blanksOf } from './blank.ts';
import { modelOf, stateCopier } from './copy.ts';
import type { Anything } from './erased.ts';
import { type Looked, maskOf, type Sight, sightedMask } from './mask.ts';
import type { Node, Nodes } from './node.ts';
import { invalid, nodesOf } from './part.ts';
import { type Redealing, redealt } from './redealing.ts';
import { fitFaults, stateSchemaOf, type WorkNodes, workFaults } from './schema.ts';
import type { Declaration, Declared } from './shape.ts';
import { poolFaults, type Zones, zonesOf } from './zones.ts';

type TableKey<T extends GameTypes> = Exclude<keyof T['State'], KernelKey>;
type ViewKey<T extends GameTypes> = Exclude<keyof T['View'], KernelKey>;
type Table<T extends GameTypes> = Omit<T['State'], KernelKey>;
type Work<T extends GameTypes> = T['Step'] | T['Ask'] | Together<T['Step'] | T['Ask']>;

/** What a list holds, or a list of lists; what it is itself, where it is none. */
type EntryOf<Value> = Value extends readonly (infer Entry)[]
  ? Entry extends readonly (infer Inner)[]
    ? Inner
    : Entry
  : Value;

/** What an author says of a table beside its declaration: how a game begins, what is shown otherwise, what is known. */
export interface UpkeepRules<T extends GameTypes> {
  /** How many seats there are: so many, or from so many to so many. */
  readonly seats: number | Seating;
  /** The first steps and asks, in the order in which they are taken. */
  readonly opening: readonly Work<T>[] | ((config: T['Config'], seats: number) => readonly Work<T>[]);
  /** What of the first position is not blank; everything is, where this is left out. */
  setup?(config: T['Config'], seats: number): Partial<Table<T>>;
  /**
   * What is seen of a field, entry by entry, by those who by its declaration do not see it: all of it, that it is there, or
   * nothing at all.
   */
  readonly sight?: {
    readonly [Key in TableKey<T>]?: (state: T['State'], entry: Looked<EntryOf<T['State'][Key]>>) => Sight;
  };
  /** Fields that only a view has, and that all viewers see alike: they follow from what lies on the table. */
  readonly derived?: { readonly [Key in ViewKey<T>]?: (state: T['State']) => T['View'][Key] };
  /** Fields that are shown in another way, and those that only a view has. */
  readonly mask?: { readonly [Key in ViewKey<T>]?: (state: T['State'], viewer: Viewer) => T['View'][Key] };
  /** What else is known of hidden cards, and where they were chosen from; `never` where `imagine` deals all of them itself. */
  readonly redeal?: Redealing<T['View']> | 'never';
  /** What a seat that decides in secret still owes, in order. */
  owes?(view: T['View'], seat: Seat): readonly T['Ask'][];
  /** The view into which hidden cards are dealt, where that is not the one that was seen. */
  suppose?(view: T['View']): T['View'];
  /** Whatever of a world is hidden and is no card of a pool; laid over what has been dealt. */
  imagine?(view: T['View'], random: Random, dealt: Table<T>): Partial<Table<T>>;
  /** A copy of a state, where one that is written by hand is worth it. */
  clone?(state: T['State']): T['State'];
  /** What is true of every state at which the game waits, beside what follows from the declaration. */
  readonly invariants?: Readonly<Record<string, Invariant<T['State']>>>;
}

/** What of a game's rules follows from its declaration. */
export type Upkeep<T extends GameTypes> = Pick<
  Rules<T>,
  'state' | 'setup' | 'mask' | 'imagine' | 'clone' | 'fits' | 'invariants'
>;

// States, views and what rules give are looked at by key here: their types are those of the declaration.
const open = (value: object): Anything => value as Anything;

/**
 * What of a game's rules follows from its declaration: the schema of saves, the first position, views, worlds, copies and
 * an invariant, that every card of a pool is in one place. For games that write the rest of their `Rules` themselves; `rulesOf` makes all of them.
 *
 * @rule KER-10.2 What follows from the declaration is made from it.
 */
export function upkeepOf<T extends GameTypes>({ declaration }: Declared, rules: UpkeepRules<T>): Upkeep<T> {
  const table = nodesOf(declaration.table);
  const work = workNodesOf(declaration);
  const zones = zonesOf(table);
  const mask = masking(table, rules);
  checkImagined(table, rules);
  const made = {
    state: stateSchemaOf(table, work, typeof rules.seats === 'number' ? rules.seats : rules.seats.max),
    setup: (config: T['Config'], seats: number) => ({
      ...blanksOf(table, seats),
      ...rules.setup?.(config, seats),
      agenda: openingOf(rules.opening, config, seats),
    }),
    mask,
    imagine: imagining(table, zones, { ...rules, owes: rules.owes ?? onlySecret(declaration) }),
    clone: rules.clone ?? stateCopier(table),
    fits: fitting(table, work),
    invariants: { ...invariantsOf(zones), ...rules.invariants },
  };
  return made as unknown as Upkeep<T>;
}

function workNodesOf({ steps = {}, asks, effects, mostWork = Number.MAX_SAFE_INTEGER }: Declaration): WorkNodes {
  return {
    steps: Object.fromEntries(Object.entries(steps).map(([name, parts]) => [name, nodesOf(parts)])),
    asks: Object.fromEntries(Object.entries(asks).map(([kind, { about = {} }]) => [kind, nodesOf(about)])),
    hasEffects: effects === true,
    most: mostWork,
  };
}

// An agenda has its next entry last.
function openingOf<T extends GameTypes>(
  opening: UpkeepRules<T>['opening'],
  config: T['Config'],
  seats: number,
): readonly Work<T>[] {
  return [...(typeof opening === 'function' ? opening(config, seats) : opening)].reverse();
}

type Show = (state: Anything, viewer: Viewer) => unknown;

function masking<T extends GameTypes>(table: Nodes, rules: UpkeepRules<T>) {
  const shown = new Map<string, Show>();
  for (const [key, node] of Object.entries(table)) {
    const look = open(rules.sight ?? {})[key] as Parameters<typeof sightedMask>[2] | undefined;
    if (look !== undefined) {
      const show = sightedMask(node, `table.${key}`, look);
      shown.set(key, (state, viewer) => show(state, state[key], viewer));
    } else {
      const mask = maskOf(node, `table.${key}`);
      if (mask !== undefined) shown.set(key, (state, viewer) => mask(state[key], viewer, -1));
    }
  }
  for (const [key, mask] of Object.entries({ ...rules.derived, ...rules.mask })) shown.set(key, mask as Show);
  /** Parts that may depend on all of a position. */
  const sighted = new Set(Object.keys({ ...rules.sight, ...rules.derived, ...rules.mask }));
  const plain = Object.keys(table).filter((key) => !shown.has(key));
  const keys = [...shown.keys()];
  const shows = [...shown.values()];
  const model = modelOf([...new Set([...Object.keys(table), ...keys])]);
  const parts = Object.keys(model).map((key) => {
    const show = shown.get(key);
    const isCommon = show === undefined || key in (rules.derived ?? {});
    return { key, isCommon, isLocal: !sighted.has(key), ...(show === undefined ? {} : { show }) };
  });
  const mask = (state: object, viewer: Viewer): Anything => {
    const seen = { ...model };
    const source = open(state);
    for (let index = 0; index < plain.length; index++) {
      const key = plain[index] as string;
      seen[key] = source[key];
    }
    for (let index = 0; index < keys.length; index++) {
      seen[keys[index] as string] = (shows[index] as Show)(source, viewer);
    }
    return seen;
  };
  return Object.assign(mask, { parts });
}

function imagining<T extends GameTypes>(
  table: Nodes,
  zones: readonly Zones[],
  { suppose, redeal, owes, imagine }: Pick<UpkeepRules<T>, 'suppose' | 'redeal' | 'owes' | 'imagine'>,
) {
  const keys = Object.keys(table);
  const model = modelOf([...keys, 'agenda']);
  return (seen: T['View'], random: Random): Anything => {
    const view = suppose === undefined ? seen : suppose(seen);
    const world = { ...model };
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index] as string;
      world[key] = open(view)[key];
    }
    if (redeal !== 'never') {
      for (const each of zones) Object.assign(world, redealt(each, table, { ...redeal, view, at: open(view), random }));
    }
    world.agenda = imagineAgenda<object>(view.agenda, (seat) => owes?.(view, seat) ?? []);
    if (imagine !== undefined) Object.assign(world, imagine(view, random, world as Table<T>));
    return world;
  };
}

/** What is owed in secret, where that can be one thing only. */
function onlySecret({ asks }: Declaration): (view: unknown, seat: Seat) => never {
  const secret = Object.entries(asks).filter(([, { options }]) => options === 'private');
  const [[kind, shape] = []] = secret;
  return (_view, seat) => {
    if (secret.length === 1 && shape?.about === undefined) return [{ ask: kind, seat }] as never;
    throw new EngineError('ruleset/invalid', `'owes' has to say what seat ${seat} still owes in secret.`);
  };
}

// KER-10.5: what is hidden and is no card of a pool cannot be dealt anew; the rules have to say how it is imagined.
function checkImagined<T extends GameTypes>(table: Nodes, { imagine, redeal }: UpkeepRules<T>): void {
  if (imagine !== undefined) return;
  if (redeal === 'never') throw invalid(`'imagine' has to deal the hidden cards: 'redeal' says that nobody else does.`);
  const secrets = Object.entries(table).flatMap(([key, node]) => secretsIn(node, `table.${key}`, false));
  if (secrets.length === 0) return;
  throw invalid(`'imagine' has to say what may be at ${secrets.join(', ')}: that is hidden, and no card of a pool.`);
}

function secretsIn(node: Node, path: string, isInHidden: boolean): string[] {
  const isHidden = isInHidden || (node.seen !== undefined && node.seen !== 'everyone');
  const inside = (nodes: Nodes, at: string): string[] =>
    Object.entries(nodes).flatMap(([key, inner]) => secretsIn(inner, `${at}.${key}`, isHidden));
  switch (node.kind) {
    case 'whole':
      return isHidden && node.pool === undefined ? [path] : [];
    case 'word':
    case 'text':
      return isHidden ? [path] : [];
    case 'list':
      return secretsIn(node.entry, `${path}[]`, isHidden);
    case 'group':
      return inside(node.fields, path);
    case 'cases':
      return Object.entries(node.cases).flatMap(([word, nodes]) => inside(nodes, `${path}.${word}`));
    case 'pile':
    case 'deck':
    case 'hand':
      return [];
    default:
      return unreachable(node);
  }
}

function fitting(table: Nodes, work: WorkNodes): (state: GameTypes['State']) => Fault[] {
  return (state) => {
    const seats = state.decisions.length;
    return [
      ...fitFaults(table, state, { path: 'state', seats }),
      ...workFaults(work, state.agenda, { path: 'state.agenda', seats }),
    ];
  };
}

function invariantsOf(zones: readonly Zones[]): Readonly<Record<string, Invariant<GameTypes['State']>>> {
  if (zones.length === 0) return {};
  return { 'every card is in one place': (state) => zones.flatMap((each) => poolFaults(each, open(state))) };
}
