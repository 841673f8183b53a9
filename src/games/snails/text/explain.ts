import {
  attempt,
  EngineError,
  findLocale,
  type KernelWhy,
  type Locale,
  type LocaleTag,
  named,
} from '../../../kernel/index.ts';
import type { SnailsOwnWhy } from '../table/refusals.ts';
import { COMMON_REFUSALS } from './common-refusals.ts';
import { REFUSALS_DE } from './de/refusals.ts';
import { REFUSALS_EN } from './en/refusals.ts';
import type { RefusalFacts, RefusalSentences } from './phrases.ts';
import { REFUSALS_PL } from './pl/refusals.ts';
import { capitalised } from './words.ts';

const SENTENCES: Readonly<Record<Locale, RefusalSentences>> = { en: REFUSALS_EN, pl: REFUSALS_PL, de: REFUSALS_DE };

/** The sentence of a refusal: the rule's figure, the player's, the way out, and the rule. */
export function explain(why: SnailsOwnWhy, locale: LocaleTag): string {
  const sentences = SENTENCES[findLocale(locale)];
  const code: unknown = attempt(() => why.code);
  if (typeof code !== 'string' || !Object.hasOwn(sentences, code)) {
    const what = code === undefined ? `${named(why)} is none` : `there is none of the code ${named(code)}`;
    throw new EngineError('refusal/unknown', `A refusal of Snails is needed here; ${what}.`);
  }
  const told = attempt(() => `${capitalised(sentence(sentences, why))} [${why.rule}]`);
  if (told !== undefined) return told;
  throw new EngineError('refusal/unknown', `This refusal of the code ${named(code)} lacks its facts.`);
}

/** The sentence of a refusal that every game has, with players and decisions as they are called here. */
export function explainCommon(why: KernelWhy, locale: Locale): string | undefined {
  const told = COMMON_REFUSALS[locale](why);
  return told === undefined ? undefined : `${told} [${why.rule}]`;
}

function sentence<Code extends keyof RefusalFacts>(
  sentences: RefusalSentences,
  { code, facts }: { readonly code: Code; readonly facts: RefusalFacts[Code] },
): string {
  return sentences[code](facts);
}
