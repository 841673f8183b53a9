import type { AskSentences } from '../../../boxes/index.ts';
import type { ActionWords, Called, Seat } from '../../../kernel/index.ts';
import type { ActionNamed, AntsAction } from '../table/work.ts';
import type { Question, Scene } from './scene.ts';

/** A label for a button, and what somebody does: behind the player's name, without a full stop. */
export type Deed = readonly [label: string, does: string];

type Behind<Said, Text> = Text | ((said: Said, at: Scene) => Text);
type Asked<Kind> = Extract<Question, { readonly kind: Kind }>;
type Declined<Type> = Extract<AntsAction, { readonly type: Type; readonly decline: true }>;

type TextsOf<Type extends AntsAction['type']> = { readonly action: Behind<ActionNamed<Type>, Deed> } & ([
  Asked<Type>,
] extends [never]
  ? unknown
  : { readonly question: Behind<Asked<Type>, string> }) &
  ([Declined<Type>] extends [never] ? unknown : { readonly decline: Deed });

/**
 * What a language says of each decision and each free action, behind the player's name and without a full stop: the question, what an
 * answer does, and what declining does. A missing text does not compile.
 */
export type AntsAsks = { readonly [Type in AntsAction['type']]: TextsOf<Type> } & {
  readonly hidden: { readonly question: string };
};

interface AnyTexts {
  readonly question?: Behind<never, string>;
  readonly action?: Behind<never, Deed>;
  readonly decline?: Deed;
}
type Telling<Text> = (said: Owed, at: Scene) => Text;
type Owed = { readonly seat: Seat };

/** Makes sentences of texts that stand behind a player's name. */
export function sentencesOf({ player }: Called, texts: AntsAsks): AskSentences<Question, AntsAction, Scene> {
  const told =
    <Text, Told>(text: Behind<never, Text> | undefined, tell: (seat: Seat, text: Text) => Told) =>
    (said: Owed, at: Scene) =>
      tell(said.seat, (typeof text === 'function' ? (text as Telling<Text>)(said, at) : text) as Text);
  const sentence = (seat: Seat, text: string) => `${player(seat)} ${text}.`;
  const words = (seat: Seat, [label, does]: Deed): ActionWords => ({ label, sentence: sentence(seat, does) });
  const made = Object.entries<AnyTexts>(texts).map(([kind, { question, action, decline }]) => [
    kind,
    { question: told(question, sentence), action: told(action, words), decline: told(decline, words) },
  ]);
  // The compiler cannot count what is made in a loop.
  return Object.fromEntries(made) as AskSentences<Question, AntsAction, Scene>;
}
