import { argument, say, vocabulary, type WordIn } from '../../../kernel/index.ts';
import { MOST_FIGURE, type Side } from '../components.ts';
import { ATTACHMENTS, type Attachment } from './bodies.ts';
import type { Target } from './targets.ts';
import type { Lasts } from './timing.ts';

/** What of a card its words depend on, as far as it is known; what has been said before is known, too. */
export interface Written {
  readonly side: Side;
  readonly target: Partial<Record<string, unknown>>;
  /** The word that says where the card goes; a card goes to one place. */
  readonly goes?: string;
  /** The word that moves somebody; afterwards the field that was named is another's. */
  readonly moves?: string;
}

const AMOUNT = argument.whole({ most: MOST_FIGURE, usual: 3 });

const FIELDS = ['board', 'lane', 'spot'] as const;

/** What cards do, one word at a time. What a word does is in `ops/`, how it reads in each language is in `text/`. */
export const EFFECTS = vocabulary({
  tag: 'op',
  called: 'effects',
  longest: 5,
  scopes: {
    board: 'a card without a target',
    lane: 'a lane',
    line: 'a line of fire',
    mark: 'any creature or car',
    spot: 'a field',
    zombie: 'a zombie',
    move: 'a move',
    pair: 'two zombies',
    group: 'zombies that hang together',
    span: 'fields side by side',
    trail: 'a trail of fields',
    thing: 'an object',
    card: 'a card in hand',
    'before-movement': 'what is played before movement',
    answer: 'an answer',
    drawn: 'what happens when it is drawn',
  },
  words: {
    arrive: {
      holds: {},
      on: ['spot'],
      written: { arrive: 'the card becomes a creature on the field; it needs a `body`' },
      never: (card: Written) =>
        ofZombies('arrive', card) ?? oneOfSpot('arrive', 'open', card) ?? goesOnce('arrive', card),
      leaves: goes('arrive'),
    },
    lay: {
      holds: {},
      on: ['spot'],
      written: { lay: 'the card becomes an object on the field; it needs a `thing`' },
      never: (card: Written) => ofHumans('lay', card) ?? oneOfSpot('lay', 'free', card) ?? goesOnce('lay', card),
      leaves: goes('lay'),
    },
    attach: {
      holds: { attachment: argument.word(ATTACHMENTS) },
      on: ['zombie'],
      written: { 'attach(attachment)': 'the card is attached to the zombie' },
      never: (card: Written) => ofZombies('attach', card) ?? goesOnce('attach', card),
      leaves: goes('attach'),
    },
    step: {
      holds: {},
      on: ['move'],
      written: { step: 'moves the creature one field' },
      never: (card: Written) => movingTo('step', 'free', card) ?? movesOnce('step', card),
      leaves: moves('step'),
    },
    merge: {
      holds: {},
      on: ['move'],
      written: { merge: 'moves the zombie into the other one: the two become one' },
      never: (card: Written) =>
        ofZombies('merge', card) ?? movingTo('merge', 'zombie', card) ?? movesOnce('merge', card),
      leaves: moves('merge'),
    },
    exchange: {
      holds: {},
      on: ['pair'],
      written: { exchange: 'the two zombies change places' },
      never: (card: Written) => ofZombies('exchange', card) ?? movesOnce('exchange', card),
      leaves: moves('exchange'),
    },
    rise: {
      holds: { strength: argument.whole({ most: MOST_FIGURE, usual: 2 }) },
      on: ['move'],
      written: { 'rise(strength)': 'the human of the shield becomes a zombie of that strength on the field' },
      never: (card: Written) => ofZombies('rise', card) ?? movingTo('rise', 'open', card) ?? movesOnce('rise', card),
      leaves: moves('rise'),
    },
    clear: {
      holds: {},
      on: ['spot', 'thing'],
      written: { clear: 'takes the object away; of a field that was named, puts the fire out, too' },
    },
    hold: {
      holds: {},
      on: ['before-movement'],
      written: { hold: 'the zombie makes no compulsory move this turn' },
      never: (card: Written) => goesOnce('hold', card),
      leaves: goes('hold'),
    },
    fire: {
      holds: { bullets: argument.whole({ most: 9, usual: 3 }), damage: AMOUNT },
      on: ['line', 'lane', 'mark'],
      written: { 'fire(bullets, damage)': 'hits, one bullet after another, and pushes back what was hit and lives' },
      never: (card: Written) => movesOnce('fire', card),
      leaves: moves('fire'),
    },
    wound: {
      holds: { amount: AMOUNT },
      on: FIELDS,
      written: { 'wound(amount)': 'wounds every creature there at once' },
      never: (card: Written) => ofHumans('wound', card),
    },
    burn: {
      holds: {},
      on: ['span', 'trail'],
      written: { burn: 'wounds as was paid for each field' },
    },
    kill: {
      holds: {},
      on: FIELDS,
      written: { kill: 'kills every creature there; shields do not help' },
      never: (card: Written) => ofHumans('kill', card),
    },
    'set-off': {
      holds: {},
      on: [...FIELDS, 'span', 'trail'],
      written: { setOff: 'sets off what lies there, if a tag of the card does so' },
      never: (card: Written) => ofHumans('set-off', card),
    },
    ignite: {
      holds: { damage: AMOUNT },
      on: ['spot'],
      written: { 'ignite(damage)': 'the field burns until the next human turn: so much for whoever enters' },
      never: (card: Written) => ofHumans('ignite', card) ?? goesOnce('ignite', card),
      leaves: goes('ignite'),
    },
    retreat: {
      holds: {},
      on: FIELDS,
      written: { retreat: 'every creature there goes one field back, if it can' },
      never: (card: Written) =>
        ofHumans('retreat', card) ?? movesOnce('retreat', card) ?? nobodyMoves('retreat', card.goes),
      leaves: moves('retreat'),
    },
    snare: {
      holds: {},
      on: ['group'],
      written: { snare: 'they do not move until the next human turn' },
      never: (card: Written) => goesOnce('snare', card),
      leaves: goes('snare'),
    },
    halt: {
      holds: {},
      on: ['board'],
      written: { halt: 'nobody moves until the next human turn' },
      never: (card: Written) => ofHumans('halt', card) ?? goesOnce('halt', card) ?? nobodyMoves('halt', card.moves),
      leaves: goes('halt'),
    },
    limit: {
      holds: { cards: argument.whole({ most: MOST_FIGURE, usual: 2 }) },
      on: ['board'],
      written: { 'limit(cards)': 'the human player may play only so many cards in the next human turn' },
      never: (card: Written) => ofZombies('limit', card) ?? goesOnce('limit', card),
      leaves: goes('limit'),
    },
    discard: {
      holds: {},
      on: ['card'],
      written: { discard: 'the opponent discards the card' },
      never: (card: Written) => movesOnce('discard', card),
      leaves: moves('discard'),
    },
    cancel: {
      holds: {},
      on: ['answer'],
      written: { cancel: 'the card that is answered has no effect' },
    },
    win: {
      holds: { side: argument.oneOf('humans') },
      on: ['drawn'],
      written: { 'win(side)': "the game ends, and the `'humans'` win" },
    },
  },
});

function ofZombies(op: string, { side }: Written): string | undefined {
  return side === 'zombies' ? undefined : `'${op}' is for zombie cards`;
}

function ofHumans(op: string, { side }: Written): string | undefined {
  return side === 'humans' ? undefined : `'${op}' is for human cards`;
}

function oneOfSpot(op: string, wanted: string, { target }: Written): string | undefined {
  const { where } = target;
  return Array.isArray(where) && !where.includes(wanted) ? `'${op}' needs a field that is '${wanted}'` : undefined;
}

function movingTo(op: string, onto: string, { target }: Written): string | undefined {
  if (target.onto === undefined || target.who === undefined) return undefined;
  if (target.onto !== onto) return `'${op}' goes onto '${onto}', and the target says '${target.onto}'`;
  if (op === 'rise') return target.who === 'shielded' ? undefined : "'rise' needs a zombie that is 'shielded'";
  return target.who === 'shielded' ? `'${op}' moves a 'zombie' or a 'creature'; 'shielded' is for 'rise'` : undefined;
}

function goesOnce(op: string, { goes: before }: Written): string | undefined {
  return before === undefined ? undefined : `'${op}' behind '${before}'; a card goes to one place`;
}

function movesOnce(op: string, { moves: before }: Written): string | undefined {
  return before === undefined ? undefined : `'${op}' behind '${before}'; what was named is somewhere else by then`;
}

// ZOM-7.15: it acts from the moment the card is played.
function nobodyMoves(op: string, other: string | undefined): string | undefined {
  if (other !== 'halt' && other !== 'retreat') return undefined;
  return `'${op}' behind '${other}'; nobody moves while the card is in effect`;
}

function goes(op: string): (card: Written) => Written {
  return (card) => ({ ...card, goes: op });
}

function moves(op: string): (card: Written) => Written {
  return (card) => ({ ...card, moves: op });
}

/** How long a card stays on the table whose words say where it goes. */
export const STAYING: Readonly<Record<string, readonly Lasts[]>> = {
  arrive: ['stays'],
  lay: ['stays', 'turn'],
  attach: ['stays'],
  ignite: ['turn'],
  snare: ['turn'],
  halt: ['turn'],
  hold: ['mark'],
  limit: ['mark'],
};

/** What a card does, one word at a time. */
export type Effect = WordIn<typeof EFFECTS>;
/** A word of the vocabulary. */
export type Op = Effect['op'];
/** What effects act on: a target of the card, the whole board, or what is said by when the card is used. */
export type Scope = Target['target'] | 'board' | 'before-movement' | 'answer' | 'drawn';

/** The card becomes a creature on the field. */
export const arrive: Effect = say(EFFECTS, 'arrive', {});
/** The card becomes an object on the field. */
export const lay: Effect = say(EFFECTS, 'lay', {});
/** The card is attached to the zombie. */
export const attach = (attachment: Attachment): Effect => say(EFFECTS, 'attach', { attachment });
/** Moves the creature one field. */
export const step: Effect = say(EFFECTS, 'step', {});
/** Moves the zombie into the other one. */
export const merge: Effect = say(EFFECTS, 'merge', {});
/** The two zombies change places. */
export const exchange: Effect = say(EFFECTS, 'exchange', {});
/** The human of the shield becomes a zombie of this strength. */
export const rise = (strength: number): Effect => say(EFFECTS, 'rise', { strength });
/** Takes the object away; of a field that was named, puts the fire out, too. */
export const clear: Effect = say(EFFECTS, 'clear', {});
/** The zombie makes no compulsory move this turn. */
export const hold: Effect = say(EFFECTS, 'hold', {});
/** Fires so many bullets, each with so much damage. */
export const fire = (bullets: number, damage: number): Effect => say(EFFECTS, 'fire', { bullets, damage });
/** Wounds every creature there at once. */
export const wound = (amount: number): Effect => say(EFFECTS, 'wound', { amount });
/** Wounds as was paid for each field. */
export const burn: Effect = say(EFFECTS, 'burn', {});
/** Kills every creature there; shields do not help. */
export const kill: Effect = say(EFFECTS, 'kill', {});
/** Sets off what lies there, if a tag of the card does so. */
export const setOff: Effect = say(EFFECTS, 'set-off', {});
/** The field burns: so much for whoever enters. */
export const ignite = (damage: number): Effect => say(EFFECTS, 'ignite', { damage });
/** Every creature there goes one field back, if it can. */
export const retreat: Effect = say(EFFECTS, 'retreat', {});
/** The zombies do not move until the next human turn. */
export const snare: Effect = say(EFFECTS, 'snare', {});
/** Nobody moves until the next human turn. */
export const halt: Effect = say(EFFECTS, 'halt', {});
/** The human player may play only so many cards in the next human turn. */
export const limit = (cards: number): Effect => say(EFFECTS, 'limit', { cards });
/** The opponent discards the card. */
export const discard: Effect = say(EFFECTS, 'discard', {});
/** The card that is answered has no effect. */
export const cancel: Effect = say(EFFECTS, 'cancel', {});
/** The game ends, and this side wins. */
export const win = (side: 'humans'): Effect => say(EFFECTS, 'win', { side });
