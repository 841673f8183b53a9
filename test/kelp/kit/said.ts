import { CARD_TYPES, OCTOPUS, SHARK } from '../../../src/games/kelp/components.ts';
import type { Ask, KelpAction } from '../../../src/games/kelp/index.ts';
import { colourName } from '../../../src/games/kelp/table/dice.ts';
import { longDie, readColour, shortDie } from './words.ts';

/** A decision that waits. */
interface Waiting {
  readonly seat: number;
  readonly kind: string;
}

/** What a word of players answers: the first of these decisions that waits, or, if none does, the first of them all. */
interface Saying {
  readonly answers: readonly Ask['ask'][];
  readonly of: number;
  readonly read: (args: readonly string[], kind: string) => object;
}

const says = (of: number, answers: readonly Ask['ask'][], read: Saying['read']): Saying => ({ answers, of, read });
const octopus = (answer: Ask['ask'], read: Saying['read']): Saying => says(OCTOPUS, [answer], read);
const shark = (answer: Ask['ask'], read: Saying['read']): Saying => says(SHARK, [answer], read);

const areas = (args: readonly string[]): object => ({ areas: args });
const [area, space, card, nothing] = [one('area'), one('space'), one('card'), () => ({})];

function one(key: string): Saying['read'] {
  return ([arg = '']) => ({ [key]: longDie(arg) });
}

const swimming = ([to = '', facing = '', ...over]: readonly string[]): object => ({
  to,
  facing,
  ...(over[0] === 'over' ? { over: over[1] ?? '' } : {}),
});

/** What follows each of these keys: `give b b take y`. */
function keyed(args: readonly string[], keys: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let last: string[] = [];
  for (const arg of args) {
    if (keys.includes(arg)) {
      last = [];
      found.set(arg, last);
    } else last.push(arg);
  }
  return found;
}

/** What a card of the shark is told, key by key. */
function told(args: readonly string[]): object {
  const keys = ['feed', 'stash', 'turn', 'raise', 'dice', 'give', 'take'];
  const entries = [...keyed(args, keys)].map(([key, words]) => {
    const [first = '', second = ''] = words.map(longDie);
    if (key === 'raise') return [key, { die: first, by: Number(second) }];
    if (key === 'dice') return [key, words.map(longDie)];
    return key === 'give' || key === 'take'
      ? [key, words.map((word) => colourName(readColour(word, `'${word}'`)))]
      : [key, first];
  });
  return Object.fromEntries(entries);
}

function placing(args: readonly string[]): object {
  const dice = args.flatMap((arg, index) =>
    index % 2 === 0 ? [{ area: arg, die: longDie(args[index + 1] ?? '') }] : [],
  );
  return { dice };
}

const HIDING = ['hide-targets', 'discard-hide', 'learn-hide', 'trap-hide', 'armour-hide'] as const;
const USING = ['after-roll', 'before-roll', 'place-current', 'hostile', 'ignore-trap'] as const;

const SAYINGS: Readonly<Record<string, Saying>> = {
  play: octopus('octopus-action', ([id]) => ({ action: { do: 'play', card: id } })),
  discard: octopus('octopus-action', ([id]) => ({ action: { do: 'discard', card: id } })),
  draw: octopus('octopus-action', () => ({ action: { do: 'draw' } })),
  pay: octopus('pay-cost', areas),
  mix: octopus('mix-targets', areas),
  swap: octopus('swap-pair', areas),
  hide: says(OCTOPUS, HIDING, (args, kind) => (kind === 'discard-hide' ? area(args, kind) : areas(args))),
  learn: octopus('learn-item', ([what = '']) => {
    if (what === 'stop') return { item: { take: 'stop' } };
    const isStack = CARD_TYPES.some((type) => type === what);
    return { item: isStack ? { take: 'card', stack: what } : { take: 'block', block: what } };
  }),
  replace: octopus('learn-replace', area),
  keep: says(OCTOPUS, ['learn-top', 'learn-to-hand'], card),
  remove: octopus('remove-card', ([from = '', id = '']) => ({ from, card: id })),
  end: octopus('end-turn', nothing),
  pile: octopus('snail-pile', one('pile')),
  fetch: octopus('snail-card', card),
  drop: octopus('hand-overflow', card),
  sweep: octopus('trap-dice', (args) => ({ spaces: args })),
  den: says(OCTOPUS, ['den', 'den-die', 'setup-den'], space),
  retreat: octopus('retreat-with', area),
  choose: octopus('confront-octopus', card),
  counter: shark('confront-shark', card),
  put: shark('mix-place', area),
  harvest: shark('harvest-current', space),
  use: says(SHARK, USING, ([id, ...args], kind) => {
    const said = { card: id, ...told(args) };
    return kind === 'after-roll' || kind === 'place-current' ? { use: said } : said;
  }),
  reroll: shark('after-roll', ([die = '']) => ({ use: { reroll: longDie(die) } })),
  current: shark('place-current', ([to = '', die = '']) => ({ use: { space: to, die: longDie(die) } })),
  swim: shark('move', (args) => ({ move: { how: 'swim', ...swimming(args) } })),
  unblock: shark('move', (args) => ({ move: { how: 'unblock', ...swimming(args) } })),
  step: says(SHARK, ['move', 'fast-after'], ([id, ...args], kind) => {
    const said = { card: id, ...swimming(args) };
    return kind === 'move' ? { move: { how: 'step', ...said } } : said;
  }),
  turn: shark('move', ([id]) => ({ move: { how: 'about-turn', card: id } })),
  place: shark('place-search-attack', placing),
  first: shark('resolve-order', area),
  store: shark('store-choice', (args) => ({ dice: args.map(longDie) })),
  buy: shark('buy', ([id]) => ({ deal: { do: 'buy', card: id } })),
  exchange: shark('buy', ([die = '', id]) => ({ deal: { do: 'exchange', die: longDie(die), card: id } })),
  finish: shark('buy', () => ({ deal: { do: 'finish' } })),
  feed: shark('hunger-die', one('die')),
  yes: says(SHARK, ['spend', 'extra-die', 'survive-effect', 'draw-one', 'crab-draw'], nothing),
};

/**
 * What players say, in few words. Areas are `nw`, spaces `p21`, dice `r5` (one on an Alert card `r5*`), colours `r`, cards and
 * blocks their ids.
 *
 *     play sneak       discard sneak       draw             food food-crab      end
 *     pay nw ne        mix n e             put n            swap w c            hide n e
 *     learn movement   learn trap-den      learn stop       replace ne          keep crab
 *     remove hand sneak                    pile discards    fetch sneak         drop sneak
 *     sweep p12 p54    den p65             retreat n        choose fight        counter counter-fight
 *     harvest p14      reroll r2           current p32 b4   use reactive-1 give b b take y
 *     use bold feed b5 turn r2             use ruthless-1 raise b3 2            use relentless-1 dice r2 b3
 *     use alert-1 stash r6                 use hungry-1     use hostile-1       use perceptive-1
 *     swim p21 n       swim p43 s over p32 unblock p21 s    step fast-1 p23 s   turn agile-1
 *     place c y3 w r5  first c             store y2 b6*     feed r4
 *     buy fast-1       exchange b6 bold    finish           yes                 no
 */
export function parseSaid(text: string, pending: readonly Waiting[]): KelpAction {
  const [word = '', ...args] = text.trim().split(/\s+/);
  if (word === 'food') return { type: 'food', seat: OCTOPUS, food: args[0] } as KelpAction;
  const [first] = pending;
  if (word === 'no' && first !== undefined) {
    return { type: first.kind, seat: first.seat, decline: true } as unknown as KelpAction;
  }
  const saying = Object.hasOwn(SAYINGS, word) ? SAYINGS[word] : undefined;
  if (saying === undefined) throw new Error(`Nobody says '${text}'.`);
  const { answers, of, read } = saying;
  const waiting = pending.find(({ kind }) => answers.some((answer) => answer === kind));
  const kind = waiting?.kind ?? answers[0] ?? '';
  return { type: kind, seat: waiting?.seat ?? of, ...read(args, kind) } as KelpAction;
}

/** An action in the same words. */
export function formatSaid(action: KelpAction): string {
  if ('decline' in action) return 'no';
  switch (action.type) {
    case 'octopus-action':
      return action.action.do === 'draw' ? 'draw' : `${action.action.do} ${action.action.card}`;
    case 'food':
      return `food ${action.food}`;
    case 'learn-item': {
      const { item } = action;
      return `learn ${item.take === 'card' ? item.stack : item.take === 'block' ? item.block : 'stop'}`;
    }
    case 'remove-card':
      return `remove ${action.from} ${action.card}`;
    case 'before-roll':
      return using(action);
    case 'after-roll':
      return 'reroll' in action.use ? `reroll ${shortDie(action.use.reroll)}` : using(action.use);
    case 'place-current': {
      const { use } = action;
      return 'space' in use ? `current ${use.space} ${shortDie(use.die)}` : using(use);
    }
    case 'move':
      return moving(action.move);
    case 'fast-after':
      return `step ${action.card} ${action.to} ${action.facing}`;
    case 'hostile':
    case 'ignore-trap':
      return `use ${action.card}`;
    case 'place-search-attack':
      return ['place', ...action.dice.flatMap((each) => [each.area, shortDie(each.die)])].join(' ');
    case 'store-choice':
      return ['store', ...action.dice.map(shortDie)].join(' ');
    case 'buy': {
      const { deal } = action;
      if (deal.do === 'finish') return 'finish';
      return deal.do === 'buy' ? `buy ${deal.card}` : `exchange ${shortDie(deal.die)} ${deal.card}`;
    }
    default:
      return plain(action);
  }
}

/** An action that names one thing or a list of things, by its word. */
function plain({
  type,
  seat: _seat,
  decision: _decision,
  ...said
}: KelpAction & { readonly decision?: unknown }): string {
  const [word = type] = Object.entries(SAYINGS).find(([, { answers }]) => answers.some((each) => each === type)) ?? [];
  return [word, ...Object.values(said).flat().map(String).map(shortDie)].join(' ');
}

function moving(move: Extract<KelpAction, { readonly type: 'move'; readonly move: unknown }>['move']): string {
  if (move.how === 'about-turn') return `turn ${move.card}`;
  const to = `${move.to} ${move.facing}`;
  if (move.how === 'step') return `step ${move.card} ${to}`;
  return 'over' in move && move.over !== undefined ? `swim ${to} over ${move.over}` : `${move.how} ${to}`;
}

function using({ card: id, ...said }: { readonly card: string; readonly [key: string]: unknown }): string {
  const words = Object.entries(said).flatMap(([key, value]) => {
    if (['type', 'seat', 'decision'].includes(key) || value === undefined) return [];
    if (key === 'raise') {
      const { die, by } = value as { readonly die: string; readonly by: number };
      return [key, shortDie(die), String(by)];
    }
    const things = [value].flat().map(String);
    return [key, ...things.map((each) => (key === 'give' || key === 'take' ? each.slice(0, 1) : shortDie(each)))];
  });
  return ['use', id, ...words].join(' ');
}
