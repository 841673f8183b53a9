import { buttonOf, make } from './dom.ts';
import type { PageWords } from './words.ts';

/** The sentences of all rulebooks by the id of the rule, put in when the page is built. */
declare const RULES: Readonly<Record<string, { readonly chapter: string; readonly sentence: string }>>;

const RULE_ID = /\[?\b([A-Z]{3}-\d+\.\d+)\b\]?/;

/** A sentence in which the ids of rules open them; a rule that the sentence does not name follows it. */
export function withRules(sentence: string, words: PageWords, rule?: string): readonly (Node | string)[] {
  const whole = rule === undefined || sentence.includes(rule) ? sentence : `${sentence} [${rule}]`;
  return whole.split(new RegExp(RULE_ID, 'g')).map((part, index) => (index % 2 === 1 ? ruleButton(part, words) : part));
}

function ruleButton(id: string, words: PageWords): Node {
  return Object.hasOwn(RULES, id)
    ? buttonOf(id, () => openRule(id, words), { class: 'rule', 'aria-label': `${words.rule} ${id}` })
    : document.createTextNode(`[${id}]`);
}

function openRule(id: string, words: PageWords): void {
  const dialog = make(
    'dialog',
    { class: 'sheet', 'aria-labelledby': 'rule-title', onclose: () => dialog.remove() },
    make('h2', { id: 'rule-title' }, `${words.rule} ${id}`),
    make('p', { class: 'lead', lang: 'en' }, RULES[id]?.chapter ?? ''),
    make('p', { lang: 'en' }, RULES[id]?.sentence ?? ''),
    buttonOf(words.close, () => dialog.close(), { class: 'main', autofocus: true }),
  );
  document.body.append(dialog);
  dialog.showModal();
}
