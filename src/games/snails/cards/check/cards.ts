import {
  checkCardId,
  checkWord,
  checkWords,
  type Entries,
  entriesAt,
  fault,
  hasKey,
  type Keys,
  listAt,
  objectAt,
  type Spot,
  tagAt,
  type WordPlace,
  wholeAt,
  wordAt,
} from '../../../../kernel/index.ts';
import { MOST_ROWS, NO_CARD_IDS } from '../../components.ts';
import { aimedAt, TARGETS, TARGETS_FOR } from '../targets.ts';
import { BASIC_ACTIONS, EFFECTS, FACES, FACTIONS, type FactionId, SOURCES } from '../vocabulary.ts';

/** The most basic cards that a player has. */
export const MOST_BASIC = 10;
const MOST_COPIES = 99;
const MOST_ATTACKS = 5;
const MOST_OPTIONS = 6;

type Colour = 'red' | 'purple';

/** Checks a basic card; how many of it there are, if that can be said. */
export function checkBasic(spot: Spot): number | undefined {
  const card = objectAt(spot, { required: ['copies', 'source', 'halves'] });
  if (card === undefined) return undefined;
  wordAt(card('source'), SOURCES);
  const halves = card('halves');
  const [left, right] = listAt(halves, 2, 2).map((half) => wordAt(half, BASIC_ACTIONS));
  if (halves !== undefined && left !== undefined && left === right) {
    fault(halves, `'${left}' twice; the halves of a card differ`);
  }
  return wholeAt(card('copies'), 1, MOST_BASIC);
}

/** Rage adds to attacks only. */
const RAGE: Readonly<Record<Colour, readonly string[]>> = { red: ['rage'], purple: [] };

/** Checks a card of the arsenal. */
export function checkArsenal(spot: Spot, colour: Colour): void {
  const card = checkBody(spot, colour, { required: ['copies', 'source'], optional: ['returns', ...RAGE[colour]] });
  if (card === undefined) return;
  wholeAt(card('copies'), 1, MOST_COPIES);
  wordAt(card('source'), SOURCES);
  wordAt(card('returns'), ['to-hand']);
  wordAt(card('rage'), ['adds']);
}

/** Checks the card of a faction; whose it is, if that can be said. */
export function checkFaction(spot: Spot): FactionId | undefined {
  // That it is missing is told with the other keys.
  const colour = hasKey(spot, 'colour') ? tagAt(spot, 'colour', ['red', 'purple']) : undefined;
  const card = checkBody(spot, colour, {
    required: ['faction', 'colour', 'source'],
    optional: RAGE[colour ?? 'red'],
  });
  if (card === undefined) return undefined;
  wordAt(card('rage'), ['adds']);
  wordAt(card('source'), SOURCES);
  return wordAt(card('faction'), FACTIONS);
}

/** Checks what a card does. Where its colour is at fault, anything goes that some card may do. */
function checkBody(spot: Spot, colour: Colour | undefined, { required, optional = [] }: Keys): Entries | undefined {
  if (hasKey(spot, 'choose')) {
    if (colour === 'red') fault(spot, `'choose' is for purple cards; a red one has one attack`);
    const card = objectAt(spot, { required: [...required, 'choose'], optional });
    checkOptions(card?.('choose'));
    return card;
  }
  if (ROLLED_KEYS.some((key) => hasKey(spot, key))) return checkRolled(spot, { required, optional });
  const card = objectAt(spot, {
    required: [...required, ...(colour === 'red' ? ['target'] : []), 'effects'],
    optional: [...optional, ...(colour === 'red' ? [] : ['target'])],
  });
  if (card !== undefined) checkAutomatic(spot, card, colour);
  return card;
}

const ROLLED_KEYS = ['dice', 'rows', 'attacks', 'after'] as const;

function checkAutomatic(spot: Spot, card: Entries<'target' | 'effects'>, colour: Colour | undefined): void {
  const isAimed = colour === 'red' || hasKey(spot, 'target');
  const place = isAimed ? checkTarget(card('target'), colour === 'red' ? 'attack' : 'action') : { scope: 'self' };
  checkWords(EFFECTS, card('effects'), place);
}

function checkOptions(spot: Spot | undefined): void {
  const options = entriesAt(spot);
  if (spot === undefined || options === undefined) return;
  if (options.length < 2 || options.length > MOST_OPTIONS) {
    fault(spot, `a choice has 2 to ${MOST_OPTIONS} options, found ${options.length}`);
  }
  for (const [id, option] of options.slice(0, MOST_OPTIONS)) {
    if (option === undefined) continue;
    checkCardId(id, option, NO_CARD_IDS);
    const entries = objectAt(option, { required: ['effects'], optional: ['target'] });
    if (entries !== undefined) checkAutomatic(option, entries, 'purple');
  }
}

function checkRolled(spot: Spot, { required, optional = [] }: Keys): Entries | undefined {
  const card = objectAt(spot, {
    required: [...required, 'target', 'dice', 'rows'],
    optional: [...optional, 'attacks', 'after'],
  });
  if (card === undefined) return undefined;
  const place = checkTarget(card('target'), 'attack');
  const dice = wholeAt(card('dice'), 1, 2);
  wholeAt(card('attacks'), 1, MOST_ATTACKS);
  const met = new Map<string, string>();
  for (const row of listAt(card('rows'), 1, MOST_ROWS)) {
    const entries = objectAt(row, { required: ['faces', 'effects'] });
    checkFaces(entries?.('faces'), dice, met);
    checkWords(EFFECTS, entries?.('effects'), place);
  }
  checkWords(EFFECTS, card('after'), { scope: 'after' });
  return card;
}

/** Checks a target; where the effects of the card stand, as far as that can be said. */
function checkTarget(spot: Spot | undefined, of: keyof typeof TARGETS_FOR): WordPlace {
  const target = checkWord(TARGETS, spot, TARGETS_FOR[of]);
  return target === undefined ? {} : { scope: target.name, known: aimedAt(target.held) };
}

function checkFaces(spot: Spot | undefined, dice: number | undefined, met: Map<string, string>): void {
  if (spot === undefined) return;
  const faces = listAt(spot, 1, 2).map((face) => wordAt(face, FACES));
  if (faces.length === 0 || faces.includes(undefined)) return;
  if (dice === 1 && faces.length === 2) fault(spot, 'needs two dice but the card rolls 1, so it is never met');
  const needs = [...faces].sort().join(' + ');
  const before = met.get(needs);
  if (before === undefined) met.set(needs, spot.path);
  else fault(spot, `the same symbols as ${before}`);
}
