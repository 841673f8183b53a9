import {
  checkWord,
  checkWords,
  type Entries,
  fault,
  hasKey,
  isRecord,
  listAt,
  objectAt,
  type Spot,
  wholeAt,
  wordAt,
} from '../../../kernel/index.ts';
import type { Side } from '../components.ts';
import { BODIES } from './bodies.ts';
import { EFFECTS, STAYING, type Written } from './effects.ts';
import { TARGETS } from './targets.ts';
import { THINGS, TRAITS } from './things.ts';
import { LASTS, type Lasts, MOMENTS, TAGS } from './timing.ts';
import { SOURCES } from './vocabulary.ts';

const MOST_COPIES = 99;

/** What of a card its deck is counted by, as far as it can be said. */
export interface ReadCard {
  readonly copies: number | undefined;
  /** Is it used when it is drawn? */
  readonly isDrawn: boolean;
  /** The tag that it answers. */
  readonly answers: unknown;
}

type CardKey = 'copies' | 'source' | 'when' | 'lasts' | 'target' | 'effects' | 'tags' | 'body' | 'thing';
type CardEntries = Entries<CardKey>;

/** Checks a card of a side: every fault is told with its path. */
export function checkCard(spot: Spot, side: Side): ReadCard | undefined {
  const card: CardEntries | undefined = objectAt<CardKey>(spot, {
    required: ['copies', 'source', 'lasts', 'effects'],
    optional: ['when', 'target', 'tags', 'body', 'thing'],
  });
  if (card === undefined) return undefined;
  const copies = wholeAt(card('copies'), 1, MOST_COPIES);
  wordAt(card('source'), SOURCES);
  const lasts = wordAt(card('lasts'), LASTS);
  const moment = momentAt(card('when'), side);
  checkTags(card('tags'));
  checkEffects(spot, card, { side, moment: moment?.name });
  checkStay(card, lasts, opsIn(card('effects')));
  checkMade(spot, card, opsIn(card('effects')));
  return { copies, isDrawn: moment?.name === 'drawn', answers: moment?.held.to };
}

function momentAt(spot: Spot | undefined, side: Side) {
  const moment = checkWord(MOMENTS, spot, Object.keys(MOMENTS.words) as (keyof typeof MOMENTS.words)[]);
  // ZOM-22.1: only the zombie player has anything to say in the middle of the other's cards.
  if (spot !== undefined && moment !== undefined && side === 'humans') {
    fault(spot, `'${moment.name}' is for zombie cards; human cards are played in the play step`);
  }
  return moment;
}

function checkTags(spot: Spot | undefined): void {
  if (spot === undefined) return;
  const tags = listAt(spot, 1, TAGS.length).map((each) => wordAt(each, TAGS));
  const twice = tags.find((tag, index) => tag !== undefined && tags.indexOf(tag) < index);
  if (twice !== undefined) fault(spot, `'${twice}' twice`);
}

interface Using {
  readonly side: Side;
  readonly moment: string | undefined;
}

/** Checks what a card is aimed at, and its effects where they stand. */
function checkEffects(spot: Spot, card: CardEntries, { side, moment }: Using): void {
  const target = checkWord(TARGETS, card('target'), Object.keys(TARGETS.words) as (keyof typeof TARGETS.words)[]);
  if (target !== undefined) checkTarget(card('target'), target.name, { side, moment });
  if (moment === 'before-movement' && !hasKey(spot, 'target')) {
    fault(spot, 'is missing; before movement a card is played on a zombie', 'target');
  }
  const isAimed = hasKey(spot, 'target');
  // Where it is not clear what the words act on, every one of them may stand.
  const scope = moment ?? (isAimed ? target?.name : 'board');
  const known: Written = { side, target: target?.held ?? {} };
  checkWords(EFFECTS, card('effects'), { scope, known });
  checkFire(card, target?.name);
  checkAttached(card, target?.held.which);
}

function checkTarget(spot: Spot | undefined, name: keyof typeof TARGETS.words, { side, moment }: Using): void {
  if (spot === undefined) return;
  const wanted: readonly string[] = TARGETS.words[name].on;
  if (!wanted.includes(side)) fault(spot, `'${name}' is for ${wanted.join(' and ')}`);
  if (moment === 'before-movement' && name !== 'zombie') fault(spot, `before movement a card is played on a 'zombie'`);
  const { which } = spot.value as { readonly which?: unknown };
  if (moment === 'before-movement' && name === 'zombie' && which !== 'any') {
    fault(spot, `expected 'any': whoever is held is held`, 'which');
  }
  if (moment === 'answer' || moment === 'drawn') fault(spot, `a card that is used as '${moment}' is aimed at nothing`);
  const { who } = spot.value as { readonly who?: unknown };
  // ZOM-17.4: cards that act on zombies do not act on dogs.
  if (side === 'zombies' && who === 'creature')
    fault(spot, "zombie cards move a 'zombie'; dogs run by themselves", 'who');
}

/** The effects of a list that are objects; `checkWords` reports all others. */
function opsIn(spot: Spot | undefined): readonly { readonly op: unknown; readonly spot: Spot }[] {
  if (spot === undefined || !Array.isArray(spot.value)) return [];
  return listAt(spot, 0, EFFECTS.longest).flatMap((entry) =>
    entry === undefined || !isRecord(entry.value) ? [] : [{ op: entry.value.op, spot: entry }],
  );
}

// ZOM-5.10: what is hit is said when the card is played, except by bursts, which choose bullet by bullet.
function checkFire(card: CardEntries, target: string | undefined): void {
  if (target !== 'line' && target !== 'mark') return;
  for (const { op, spot } of opsIn(card('effects'))) {
    const { bullets } = spot.value as { readonly bullets?: unknown };
    if (op === 'fire' && bullets !== 1) fault(spot, `several bullets need a 'lane', where each is aimed`, 'bullets');
  }
}

// ZOM-15.2, ZOM-15.30: a zombie has one shield at most, and is boss once.
function checkAttached(card: CardEntries, which: unknown): void {
  for (const { op, spot } of opsIn(card('effects'))) {
    const { attachment } = spot.value as { readonly attachment?: { readonly attachment?: unknown } };
    const needs = { shield: 'unshielded', boss: 'no-boss' }[String(attachment?.attachment)];
    if (op === 'attach' && needs !== undefined && which !== undefined && which !== needs) {
      fault(spot, `'${attachment?.attachment}' needs a zombie that is '${needs}'`, 'attachment');
    }
  }
}

// ZOM-5.7: the kind of a card follows from where it goes.
function checkStay(card: CardEntries, lasts: Lasts | undefined, ops: ReturnType<typeof opsIn>): void {
  const spot = card('lasts');
  if (spot === undefined || lasts === undefined) return;
  const going = ops.find(({ op }) => typeof op === 'string' && Object.hasOwn(STAYING, op));
  const fitting: readonly Lasts[] = STAYING[String(going?.op)] ?? ['instant'];
  if (fitting.includes(lasts)) return;
  const wanted = fitting.map((each) => `'${each}'`).join(' or ');
  fault(spot, going === undefined ? `a card that goes nowhere is ${wanted}` : `a card with '${going.op}' is ${wanted}`);
}

/** What a card is once it is on the board is said where it gets there, and only there. */
function checkMade(spot: Spot, card: CardEntries, ops: ReturnType<typeof opsIn>): void {
  const has = (word: string): boolean => ops.some(({ op }) => op === word);
  const made = [
    { key: 'body', word: 'arrive' },
    { key: 'thing', word: 'lay' },
  ] as const;
  for (const { key, word } of made) {
    if (has(word) && !hasKey(spot, key)) fault(spot, `is missing; '${word}' needs one`, key);
    if (!has(word) && hasKey(spot, key)) fault(spot, `is for cards with '${word}'`, key);
  }
  checkWord(BODIES, card('body'), Object.keys(BODIES.words) as (keyof typeof BODIES.words)[]);
  checkThing(card('thing'));
  checkBarring(card);
  checkIgnited(card, ops);
  if (has('set-off') && !hasKey(spot, 'tags'))
    fault(spot, "is missing; 'set-off' goes by the tags of the card", 'tags');
}

// ZOM-12.36: what bars its lane is laid on street 5, where its reach begins: behind a wall it would not bar its own field.
function checkBarring(card: CardEntries): void {
  const { where } = (card('target')?.value ?? {}) as { readonly where?: unknown };
  const spot = card('target');
  if (spot === undefined || !traitsIn(card('thing')).includes('bars-lane')) return;
  if (Array.isArray(where) && !where.includes('street-5')) {
    fault(spot, "expected 'street-5' among them: what bars its lane is laid there", 'where');
  }
}

// ZOM-18.54: nothing lies in a fire that fire sets off.
function checkIgnited(card: CardEntries, ops: ReturnType<typeof opsIn>): void {
  const lit = ops.findIndex(({ op }) => op === 'ignite');
  const spot = ops[lit]?.spot;
  if (spot === undefined) return;
  const tags: unknown = card('tags')?.value;
  const isFire = Array.isArray(tags) && tags.includes('fire');
  if (!isFire || ops[lit + 1]?.op !== 'set-off') {
    fault(spot, "'ignite' needs 'set-off' right behind it, and the tag 'fire': what lies there goes off");
  }
}

/** The names of a thing's traits, as far as they can be read. */
function traitsIn(thing: Spot | undefined): readonly unknown[] {
  const traits = (thing?.value as { readonly traits?: unknown } | undefined | null)?.traits;
  return Array.isArray(traits)
    ? traits.map((each: { readonly trait?: unknown } | undefined | null) => each?.trait)
    : [];
}

function checkThing(spot: Spot | undefined): void {
  const thing = objectAt(spot, { required: ['kind', 'traits'] });
  wordAt(thing?.('kind'), THINGS);
  const traits = thing?.('traits');
  checkWords(TRAITS, traits, { scope: 'thing' });
  const names = traitsIn(spot);
  if (traits === undefined || names.length === 0) return;
  const twice = names.find((name, index) => name !== undefined && names.indexOf(name) < index);
  if (twice !== undefined) fault(traits, `'${String(twice)}' twice`);
  if (names.includes('rolls') && !names.includes('crushes'))
    fault(traits, "'rolls' needs 'crushes': it meets creatures");
  // ZOM-7.8: nobody comes onto a field in the reach of a barrier.
  const idle = names.find((name) => ['climb', 'swallow', 'crushes'].includes(String(name)));
  if (names.includes('bars-lane') && idle !== undefined) {
    fault(traits, `'${String(idle)}' beside 'bars-lane': nobody enters there`);
  }
}
