import { ACTION_RULES } from '../../../src/games/snails/cards/basic-actions.ts';
import {
  type Card,
  type Effect,
  FACES,
  type Face,
  type Op,
  type Pack,
  type Rolled,
} from '../../../src/games/snails/index.ts';

/** Can the dice of a card show something that none of its rows wants? */
export function canMiss({ dice, rows }: Rolled): boolean {
  const rolls: readonly (readonly Face[])[] =
    dice === 1 ? FACES.map((face) => [face]) : FACES.flatMap((one) => FACES.map((other) => [one, other]));
  const isMet = (needs: readonly Face[], roll: readonly Face[]): boolean =>
    needs.length === 1 ? roll.includes(needs[0] ?? 'splat') : [...needs].sort().join() === [...roll].sort().join();
  return rolls.some((roll) => !rows.some(({ faces }) => isMet(faces, roll)));
}

/** The cards of a pack with their ids. */
export function cardsOf(pack: Pack): readonly (readonly [string, Card])[] {
  return [pack.basic, pack.red, pack.purple, pack.faction].flatMap((deck) => Object.entries<Card>(deck));
}

/** A word where it stands on a card. */
interface Standing {
  readonly op: Op;
  readonly inside: readonly Op[];
}

/** Every word of a list, where it stands. */
export function standing(effects: readonly Effect[], inside: readonly Op[] = []): Standing[] {
  return effects.flatMap((effect) => [
    { op: effect.op, inside },
    ...('effects' in effect ? standing(effect.effects, [...inside, effect.op]) : []),
  ]);
}

/** Every list of effects of a card. */
export function listsOf(card: Card): readonly (readonly Effect[])[] {
  if ('halves' in card) return card.halves.map((half) => ACTION_RULES[half].effects);
  if ('choose' in card) return Object.values(card.choose).map(({ effects }) => effects);
  if ('rows' in card) return [...card.rows.map(({ effects }) => effects), card.after ?? []];
  return [card.effects];
}

/** Every word of a card, where it stands. */
export function wordsOf(card: Card): readonly Standing[] {
  return listsOf(card).flatMap((effects) => standing(effects));
}

/** All that can become of the cards of a pack, and of the words on them. */
export function possibleFates(pack: Pack): ReadonlySet<string> {
  const fates = new Set<string>();
  for (const [id, card] of cardsOf(pack)) {
    const declined = mayBeDeclined(card, id in pack.red);
    for (const fate of cardFates(card)) fates.add(`${id} ${fate}`);
    if (declined) fates.add(`${id} declined`);
    for (const { op, inside } of wordsOf(card)) {
      fates.add(`word ${op} resolved`);
      if (op !== 'self') fates.add(`word ${op} hit`);
      if (inside.includes('scatter')) fates.add(`word ${op} scattered`);
      if (inside.includes('may')) fates.add(`word ${op} declined`);
    }
    // Of a basic card one half is declined, not the other.
    const lost =
      'halves' in card ? listsOf(card).filter((effects) => harmsItself(standing(effects), true)) : listsOf(card);
    if (declined) for (const { op } of standing(lost.flat())) fates.add(`word ${op} declined`);
    if (!('rows' in card) || !canMiss(card)) continue;
    for (const { op } of card.rows.flatMap(({ effects }) => standing(effects))) fates.add(`word ${op} missed`);
  }
  return fates;
}

function cardFates(card: Card): readonly string[] {
  const inside = new Set(wordsOf(card).map(({ op }) => op));
  return [
    'resolved',
    'hit',
    ...('halves' in card ? card.halves.map((half) => `as ${half}`) : []),
    ...('choose' in card ? Object.keys(card.choose).map((option) => `as ${option}`) : []),
    ...('rows' in card ? card.rows.map((_, row) => `row ${row}`) : []),
    ...('rows' in card && canMiss(card) ? ['missed'] : []),
    ...(inside.has('scatter') ? ['scattered'] : []),
    ...(inside.has('may') ? ['taken', 'left'] : []),
  ];
}

function mayBeDeclined(card: Card, isRed: boolean): boolean {
  if (harmsItself(wordsOf(card), 'halves' in card || (!('choose' in card) && card.target === undefined))) return true;
  // SNL-3.19 + SNL-3.24: of many fields in reach one is always without a friend, so that only close ones that have to be
  // seen are declined.
  if ('halves' in card || 'choose' in card || card.target === undefined || !('side' in card.target)) return false;
  const isAttack = isRed || ('colour' in card && card.colour === 'red');
  return isAttack && card.target.side === 'any' && (card.target.target !== 'field' || isCloseInSight(card.target));
}

const isCloseInSight = ({ range, sight }: { readonly range: readonly number[]; readonly sight: string }): boolean =>
  range[1] === 1 && sight === 'needed';

// SNL-3.25: what the own tile suffers, and who must come to it, may be the end of the active snail.
function harmsItself(words: readonly Standing[], isOnItself: boolean): boolean {
  const ownTile: readonly Op[] = ['damage-tile', 'destroy-tile'];
  const arrival: readonly Op[] = ['place-here', 'exchange-places'];
  return words.some(({ op, inside }) =>
    ownTile.includes(op) ? isOnItself || inside.includes('self') : arrival.includes(op) && inside.length === 0,
  );
}
