import { ACTION_RULES } from '../../../src/games/snails/cards/basic-actions.ts';
import type { Card, Effect, Op, Pack, SnailsAction, SnailsEvent } from '../../../src/games/snails/index.ts';
import { cardsOf, listsOf, possibleFates, standing, wordsOf } from './fates.ts';

/** What became of cards and words, in words, and how often: `rocket missed`, `word push scattered`. */
type Fates = Map<string, number>;

const STATES = ['resolved', 'hit', 'missed', 'scattered', 'declined'] as const;

/** What happens where a word has something to act on. */
const EVIDENCE: Readonly<Record<Exclude<Op, 'self' | 'may'>, readonly SnailsEvent['type'][]>> = {
  damage: ['damaged'],
  drain: ['damaged'],
  heal: ['healed'],
  'until-round-ends': ['marked'],
  push: ['pushed', 'stayed'],
  'place-here': ['placed'],
  'go-there': ['placed'],
  'exchange-places': ['placed'],
  move: ['stepped'],
  'leave-shell': ['shell-left'],
  'enter-shell': ['shell-entered'],
  aim: ['aimed'],
  swap: ['swapped'],
  'damage-tile': ['tile-damaged', 'tile-destroyed'],
  'destroy-tile': ['tile-destroyed'],
  'remove-tile': ['tile-removed'],
  'add-tile': ['tile-added'],
  put: ['token-put'],
  draw: ['drew'],
  discard: ['discarded'],
  steal: ['stolen'],
  'take-back': ['plan-card-returned'],
  scatter: ['scattered'],
  around: [],
  when: [],
};

/** A card that is being resolved. */
interface Playing {
  readonly id: string;
  readonly card: Card;
  /** The words that have been carried out so far. */
  readonly done: { readonly op: Op; readonly scattered: boolean }[];
  /** What is still to scatter, and what is still to be taken or left. */
  readonly scatters: (readonly Effect[])[];
  readonly mays: (readonly Effect[])[];
  readonly seen: Set<SnailsEvent['type']>;
}

/** Looks on while games are played, and keeps count of what becomes of the cards. */
export function fateWatcher(pack: Pack) {
  const cards = new Map(cardsOf(pack));
  const fates: Fates = new Map();
  let playing: Playing | undefined;

  const note = (fate: string): void => void fates.set(fate, (fates.get(fate) ?? 0) + 1);
  const noteWords = (effects: readonly Effect[], state: string): void => {
    for (const op of new Set(standing(effects).map((word) => word.op))) note(`word ${op} ${state}`);
  };

  function carryOut(now: Playing, effects: readonly Effect[], scattered = false): void {
    for (const effect of effects) {
      now.done.push({ op: effect.op, scattered });
      if (effect.op === 'self') carryOut(now, effect.effects, scattered);
      if (effect.op === 'scatter') now.scatters.push(effect.effects);
      if (effect.op === 'may') now.mays.push(effect.effects);
    }
  }

  function end(): void {
    if (playing === undefined) return;
    const { id, card, done, seen } = playing;
    if ('rows' in card && (seen.has('row-taken') || seen.has('missed'))) carryOut(playing, card.after ?? []);
    note(`${id} resolved`);
    const isHit = (op: Op): boolean => op !== 'self' && op !== 'may' && EVIDENCE[op].some((type) => seen.has(type));
    if ('rows' in card ? seen.has('row-taken') : done.some(({ op }) => isHit(op))) note(`${id} hit`);
    for (const op of new Set(done.map((word) => word.op))) {
      note(`word ${op} resolved`);
      if (isHit(op)) note(`word ${op} hit`);
    }
    for (const op of new Set(done.filter((word) => word.scattered).map((word) => word.op)))
      note(`word ${op} scattered`);
    playing = undefined;
  }

  function pass(reason: string): void {
    if (playing === undefined) return;
    if (reason === 'empty' || reason === 'no-snail') {
      end();
      return;
    }
    note(`${playing.id} ${reason === 'declined' ? reason : 'passed'}`);
    const { card, done } = playing;
    if (reason === 'declined' && 'halves' in card) for (const { op } of done) note(`word ${op} declined`);
    else if (reason === 'declined') noteWords(listsOf(card).flat(), 'declined');
    playing = undefined;
  }

  function reveal(id: string): void {
    const card = cards.get(id);
    if (card === undefined) throw new Error(`There is no card '${id}' in the pack.`);
    playing = { id, card, done: [], scatters: [], mays: [], seen: new Set() };
    if ('effects' in card) carryOut(playing, card.effects);
  }

  function answer(now: Playing, action: SnailsAction): void {
    if (action.type !== 'place-optional') return;
    const effects = now.mays.shift() ?? [];
    const isTaken = !('decline' in action);
    note(`${now.id} ${isTaken ? 'taken' : 'left'}`);
    if (isTaken) note('word may hit');
    if (isTaken) carryOut(now, effects);
    else noteWords(effects, 'declined');
  }

  function happen(now: Playing, event: SnailsEvent): void {
    const { id, card } = now;
    // What tokens and tiles do is not the card's.
    if (event.type !== 'damaged' || event.by === 'card') now.seen.add(event.type);
    if (event.type === 'half-chosen') {
      note(`${id} as ${event.action}`);
      carryOut(now, ACTION_RULES[event.action].effects);
    }
    if (event.type === 'effect-chosen' && 'choose' in card) {
      note(`${id} as ${event.option}`);
      carryOut(now, card.choose[event.option]?.effects ?? []);
    }
    if (event.type === 'row-taken' && 'rows' in card) {
      note(`${id} row ${event.row}`);
      carryOut(now, card.rows[event.row]?.effects ?? []);
    }
    if (event.type === 'missed' && 'rows' in card) {
      note(`${id} missed`);
      noteWords(
        card.rows.flatMap(({ effects }) => effects),
        'missed',
      );
    }
    if (event.type === 'scattered') {
      note(`${id} scattered`);
      carryOut(now, now.scatters.shift() ?? [], true);
    }
  }

  return {
    fates,
    /** An action and what came of it; without an action, what came of the start of a game. */
    see(events: readonly SnailsEvent[], action?: SnailsAction): void {
      if (playing !== undefined && action !== undefined) answer(playing, action);
      for (const event of events) {
        if (['revealed', 'slot-began', 'phase-began', 'game-ended'].includes(event.type)) end();
        if (event.type === 'revealed') reveal(event.card);
        if (event.type === 'slot-passed') pass(event.reason);
        if (playing !== undefined) happen(playing, event);
      }
    },
  };
}

/** What became of cards and words, as tables to read; `–` is what cannot be, `0` what has not been. */
export function fateTables(pack: Pack, fates: Fates): string {
  const possible = possibleFates(pack);
  const figure = (fate: string): string => (possible.has(fate) || fates.has(fate) ? String(fates.get(fate) ?? 0) : '–');
  const table = (title: string, rows: readonly (readonly [name: string, subject: string])[], more: readonly string[]) =>
    [
      [title, ...STATES, ...more],
      ...rows.map(([name, subject]) => [name, ...[...STATES, ...more].map((state) => figure(`${subject} ${state}`))]),
    ]
      .map(([name = '', ...figures]) => `${name.padEnd(18)}${figures.map((each) => each.padStart(11)).join('')}`)
      .join('\n');
  const words = [...new Set(cardsOf(pack).flatMap(([, card]) => wordsOf(card).map(({ op }) => op)))];
  const parts = [...possible].filter((fate) => !fate.startsWith('word ') && / (as|row|taken|left)\b/.test(fate));
  return [
    table(
      'card',
      cardsOf(pack).map(([id]) => [id, id]),
      ['passed'],
    ),
    table(
      'word',
      words.map((op) => [op, `word ${op}`]),
      [],
    ),
    parts.map((fate) => `${fate.padEnd(32)}${String(fates.get(fate) ?? 0).padStart(8)}`).join('\n'),
  ].join('\n\n');
}
