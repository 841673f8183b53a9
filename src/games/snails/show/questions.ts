import { BASIC_ACTIONS, type BasicAction } from '../cards/vocabulary.ts';
import type { SnailsPrintedView } from '../table/state.ts';
import type { Ask } from '../table/work.ts';
import type { CardBook } from '../text/card-book.ts';
import type { Question } from '../text/scene.ts';
import type { DecisionLook, PlayLook } from './look.ts';
import { lookAtDecisions, lookAtPlay } from './looking.ts';

/** What each seat is asked now, as data: who, what it is about, and what it is asked with. */
export function questionsIn(view: SnailsPrintedView, book: CardBook | undefined): readonly Question[] {
  const play = lookAtPlay(view);
  return lookAtDecisions(view).map((decision) => questionFrom(view, decision, { play, book }));
}

function questionFrom(
  view: SnailsPrintedView,
  { kind, field, ...decision }: DecisionLook,
  { play, book }: { readonly play: PlayLook | undefined; readonly book: CardBook | undefined },
): Question {
  const [snail] = decision.snails;
  const question: Question = {
    ...decision,
    kind: kind ?? 'hidden',
    field: field ?? (snail === undefined || decision.snails.length > 1 ? undefined : placeIn(view, snail)),
    card: undefined,
    actor: undefined,
    dice: [],
    reRolls: [],
    options: [],
  };
  if (kind === undefined) return question;
  if (kind === 'take-faction-card') return { ...question, card: view.factionCardIds[decision.seat] };
  if (play === undefined || !ABOUT_A_CARD.includes(kind)) return question;
  return {
    ...question,
    card: partNamed(view.play.part) ?? play.card,
    actor: play.snail,
    dice: play.dice,
    reRolls: kind === 're-roll' ? play.reRolls : [],
    options: CHOSEN_FROM.includes(kind) ? (book?.cards[view.play.card]?.options ?? []) : [],
  };
}

const CHOSEN_FROM: readonly Ask['ask'][] = ['choose-half', 'choose-effect'];

/** The decisions about the card that is being resolved. */
const ABOUT_A_CARD: readonly Ask['ask'][] = [
  ...CHOSEN_FROM,
  'decline',
  'crawl-step',
  'take-shell-from',
  'choose-target',
  'use-rage',
  're-roll',
  'choose-row',
  'scatter-field',
  'push-next',
  'push-to',
  'overcrowd',
  'place-optional',
  'discard-arsenal',
  'draw-bonus',
];

/** The basic action that a part is: they come first in every book. */
const partNamed = (part: number): BasicAction | undefined => BASIC_ACTIONS[part];

/** The field a snail stands on. */
export function placeIn({ places, fields }: SnailsPrintedView, snail: number): string | undefined {
  return fields[places[snail] ?? -1];
}
