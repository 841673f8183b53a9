import { faultAt, pileSize } from '../../../kernel/index.ts';
import { ACTIONS, NONE, OCTOPUS_BLOCK, RED } from '../components.ts';
import { hasAnswer } from '../course/fields.ts';
import { rollingQuestions } from '../course/rolling.ts';
import { canDropPair, searchingQuestions } from '../course/searching.ts';
import { waysToStore } from '../course/spending.ts';
import { swimmingQuestions } from '../course/swimming.ts';
import { currentSpaces, diceIn } from '../rules/dice.ts';
import { fetchable } from '../rules/eating.ts';
import { budgetOf, isAffordable, mustSpend } from '../rules/energy.ts';
import { extraDiceOf } from '../rules/growth.ts';
import { drawable, handLimit, handOf } from '../rules/hand.ts';
import { hideable } from '../rules/hiding.ts';
import { cardsFor } from '../rules/hunting.ts';
import { keepable } from '../rules/learning.ts';
import { itemsLeft, lackOf, placesFor } from '../rules/needs.ts';
import { paymentsOf, whyNotPaid } from '../rules/playing.ts';
import { groupAt, isRevealed, kindAt, revealedAreas } from '../rules/position.ts';
import { freeDens } from '../rules/traps.ts';
import { type Book, type BookWord, blockOf, cardOf, type WordPlace } from '../table/book.ts';
import { colourOf } from '../table/dice.ts';
import type { KelpState } from '../table/state.ts';
import type { Ask, AskNamed } from '../table/work.ts';
import { type Invariants, kindIn, resolvedIn, wordIn, wordsIn } from './faults.ts';

type Op = BookWord['effect']['op'];
type Word<Name extends Op> = Extract<BookWord['effect'], { readonly op: Name }>;

/** Would this be asked? */
type IsAsked = { readonly [Kind in Ask['ask'] | 'together']?: (state: KelpState, ask: never) => boolean };

/** What is true of decisions: they are such as the rules ask, and have an answer (KLP-20.25). */
export function askInvariants(book: Book): Invariants {
  const asked = askedBy(book);
  return {
    'what is asked is asked by the rules': (state) => {
      const top = state.agenda[state.agenda.length - 1];
      if (top === undefined) return [];
      const isAsked = asked[kindIn(state) as Ask['ask']] as ((at: KelpState, ask: unknown) => boolean) | undefined;
      if (isSharkPut(state) && isBorne(book, state) && (isAsked?.(state, top) ?? true)) return [];
      return [faultAt(`agenda[${state.agenda.length - 1}]`, 'a decision that the rules ask for', top)];
    },
  };
}

// KLP-2.12: putting the shark into a den ends the setup; nothing else is asked before it.
const isSharkPut = (state: KelpState): boolean => state.space !== NONE || kindIn(state) === 'setup-den';

/** Is what is being resolved there to be resolved? */
function isBorne(book: Book, state: KelpState): boolean {
  const place = resolvedIn(book, state);
  if (place === undefined) return true;
  const { of, thing, nth } = place;
  const isPaying = kindIn(state) === 'pay-cost';
  if (wordsIn(book, of, thing).length === 0 || (isPaying ? nth !== NONE : nth < 0)) return false;
  const { resolving, eaten, pairs } = state;
  if (of === 'card') return true;
  if (of === 'food') return eaten.some(({ kind, used }) => kind === thing && used === 1);
  if (resolving === NONE) return false;
  if (of === 'trap') return blockOf(book, thing).group === 'trap' && isFound(state, resolving, thing);
  return pairs[thing] === 1 && colourOf(state.placed[resolving] ?? NONE) === RED;
}

const isFound = (state: KelpState, area: number, kind: number): boolean =>
  kindAt(state, area) === kind && isRevealed(state, area);

/** Has the octopus been attacked? */
const isAttacked = (state: KelpState): boolean =>
  state.resolving !== NONE &&
  isFound(state, state.resolving, OCTOPUS_BLOCK) &&
  colourOf(state.placed[state.resolving] ?? NONE) === RED;

function askedBy(book: Book): IsAsked {
  const rolling = rollingQuestions(book);
  const swimming = swimmingQuestions(book);
  const searching = searchingQuestions(book);

  /** Is the decision about the word that is being resolved, and is that this one? */
  const about =
    <Name extends Op>(op: Name, isSo: (state: KelpState, word: Word<Name>, isOptional: boolean) => boolean) =>
    (state: KelpState, ask: WordPlace): boolean => {
      const word = wordsIn(book, ask.of, ask.thing)[ask.nth];
      return word !== undefined && word.effect.op === op && isSo(state, word.effect as Word<Name>, word.isOptional);
    };
  const isPossible = (state: KelpState, effect: BookWord['effect']): boolean =>
    lackOf(book, [{ effect, isOptional: false }], NONE, { at: state, paid: [] }) === undefined;
  const hides = (which: 'revealed' | 'gained' | 'others', isMust: boolean) =>
    about(
      'hide',
      (state, word) =>
        word.which === which &&
        word.count[0] > 0 === isMust &&
        hideable(state, which).length >= Math.max(1, word.count[0]),
    );
  const keeps = (where: 'draw-pile' | 'hand') =>
    about('keep', (state, word) => word.where === where && keepable(book, state, word.not).length > 0);

  return {
    'octopus-action': (state, { nth }: AskNamed<'octopus-action'>) => nth === state.acted,
    'pay-cost': (state, { card }: AskNamed<'pay-cost'>) =>
      cardOf(book, card).cost > 0 &&
      paymentsOf(state, cardOf(book, card).cost).some((areas) => whyNotPaid(book, state, card, areas) === undefined),
    'mix-targets': about('mix', (state, word) => word.beside === 0 && isPossible(state, word)),
    'retreat-with': about('mix', (state, word) => word.beside > 0 && isPossible(state, word)),
    'mix-place': (state) => wordIn(book, state)?.effect.op === 'mix',
    'swap-pair': about('swap', () => true),
    'hide-targets': hides('revealed', true),
    'learn-hide': hides('gained', false),
    'trap-hide': hides('others', false),
    'armour-hide': hides('revealed', false),
    'draw-one': about('draw', (state, word, isOptional) => isOptional && word.amount === 'one' && drawable(state) > 0),
    'crab-draw': about(
      'draw',
      (state, word, isOptional) =>
        isOptional &&
        word.amount === 'to-limit' &&
        drawable(state) > 0 &&
        handOf(state).cards.length < handLimit(book, state),
    ),
    'learn-item': (state, ask: AskNamed<'learn-item'>) =>
      about('learn', (at, word) => ask.left <= word.count && itemsLeft(book, { at, paid: [] }) > 0)(state, ask),
    'learn-replace': (state, { kind }: AskNamed<'learn-replace'>) => isReplacing(book, state, kind),
    'learn-top': keeps('draw-pile'),
    'learn-to-hand': keeps('hand'),
    'remove-card': about('remove', (state) => handOf(state).cards.length + state.discards.length > 0),
    'discard-hide': (state) => revealedAreas(state).length > 0,
    'end-turn': ({ acted }) => acted === ACTIONS,
    'snail-pile': about('fetch', (state) => pileSize(state.drawPile) > 0 && state.discards.length > 0),
    'snail-card': (state, ask: AskNamed<'snail-card'>) =>
      about('fetch', () => fetchable(book, state, ask.pile).length > 0)(state, ask),
    'trap-dice': about('sweep', (state) => currentSpaces(state).length > 0),
    den: about('den', (state) => freeDens(book, state).length > 0),
    'den-die': about('den', (state) => freeDens(book, state).length === 0),
    'survive-effect': (state, { pair }: AskNamed<'survive-effect'>) => isAttacked(state) && state.pairs[pair] === 1,
    together: isAttacked,
    'extra-die': (state, { extra }: AskNamed<'extra-die'>) =>
      extra === extraDiceOf(book, state) && diceIn(state.bag) > 2,
    'harvest-current': (state, { basic, extra }: AskNamed<'harvest-current'>) =>
      diceIn(state.bag) === 0 && currentSpaces(state).length > 0 && basic > 0 && extra === 0,
    'before-roll': (state, ask: never) => hasAnswer(rolling['before-roll'], state, ask),
    'after-roll': (state, ask: never) => hasAnswer(rolling['after-roll'], state, ask),
    'place-current': (state, ask: never) => hasAnswer(rolling['place-current'], state, ask),
    'fast-after': (state, ask: never) => hasAnswer(swimming['fast-after'], state, ask),
    hostile: (state, ask: AskNamed<'hostile'>) =>
      canDropPair(book, state, ask.window) && (ask.window === 'before-placing' || isAttacked(state)),
    'place-search-attack': (state, ask: never) => hasAnswer(searching['place-search-attack'], state, ask),
    'ignore-trap': (state, { area }: AskNamed<'ignore-trap'>) =>
      area === state.resolving &&
      isRevealed(state, area) &&
      groupAt(book, state, area) === 'trap' &&
      cardsFor(book, state, 'trap').length > 0,
    'store-choice': (state) => waysToStore(state).length > 1,
    spend: (state) =>
      state.energy.length > 0 && !mustSpend(book, state) && isAffordable(book, state.row, budgetOf(book, state)),
  };
}

// KLP-6.24, KLP-6.30: a food that comes with its card, or a block that lay in the reserve before.
function isReplacing(book: Book, state: KelpState, kind: number): boolean {
  const { reserve, lesson } = state;
  const { group } = blockOf(book, kind);
  const isThere = (reserve[kind] ?? 0) > (lesson.sent[kind] ?? 0);
  const isCome = group === 'food' ? lesson.cards.some((card) => cardOf(book, card).food === kind) : group !== 'octopus';
  const below = state.agenda[state.agenda.length - 2];
  const isLearnt =
    below !== undefined &&
    'do' in below &&
    below.do === 'learn' &&
    wordsIn(book, below.of, below.thing)[below.nth]?.effect.op === 'learn';
  return isLearnt && isThere && isCome && placesFor(book, { at: state, paid: [] }).length > 0;
}
