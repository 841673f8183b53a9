import type { AnyBox } from 'gastropodia/boxes';
import type { DeclaredEvent } from './read/event-rules.ts';
import { idsIn, type Rulebook, rowsIn } from './read/rulebook.ts';
import type { InLanguages } from './read/sentences.ts';
import type { Member, SaidTypes } from './read/types.ts';

/** A word of a game's own: a decision, an event, a refusal. */
export interface Term {
  readonly kind: 'decision' | 'event' | 'refusal';
  readonly name: string;
  readonly rules: readonly string[];
  /** What it says in each language, by an example. */
  readonly sentences: InLanguages;
  readonly comment: string;
  readonly fields: readonly { readonly name: string; readonly type: string }[];
  /** What the rulebook says of it in a table. */
  readonly facts: readonly (readonly [string, string])[];
}

/** What is known of what a game says. */
interface Spoken {
  readonly types: SaidTypes | undefined;
  readonly events: ReadonlyMap<string, InLanguages>;
  readonly refusals: ReadonlyMap<string, InLanguages>;
  /** What the game says of each type of event where it declares it. */
  readonly declared: ReadonlyMap<string, DeclaredEvent>;
  /** Events that have happened in games, with the rules by which they did. */
  readonly happened: ReadonlyMap<string, { readonly sentences: InLanguages; readonly rules: readonly string[] }>;
}

/** The glossary of a game. */
export function termsOf(box: AnyBox, book: Rulebook, spoken: Spoken): readonly Term[] {
  const prefix = book.chapters.flatMap(({ rules }) => rules)[0]?.id.slice(0, 3) ?? '';
  const own = (rules: readonly string[]): readonly string[] => [
    ...new Set(rules.filter((id) => id.startsWith(prefix))),
  ];
  return [...decisionsOf(box, book), ...eventsOf(spoken), ...refusalsOf(spoken)].map((term) => ({
    ...term,
    rules: own(term.rules),
  }));
}

function decisionsOf({ game, words }: AnyBox, book: Rulebook): readonly Term[] {
  const texts = book.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((each) => (each.block === 'text' ? [each.markdown] : [])),
  );
  const rows = texts.flatMap(rowsIn);
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  // A free action has no question, and not every game has a name for it.
  const saidAs = (name: string, locale: string): string =>
    Object.hasOwn(game.decisions, name) ? words.decision(name, { locale }) : name.replaceAll('-', ' ');
  return [...Object.keys(game.decisions), ...Object.keys(game.freeActions)].map((name) => {
    const named = rows.filter((each) => [...each.values()][0]?.includes(`\`${name}\``));
    const row = named.find((each) => each.has('rule') || each.has('Rule')) ?? named[0];
    const facts = row === undefined ? [] : [...row].slice(1).filter(([, text]) => text !== '');
    const inRules = rules.filter(({ sentence }) => sentence.includes(`\`${name}\``)).map(({ id }) => id);
    const fields = (game.actions[name]?.fields.parts ?? []).map(({ key, domain }) => ({
      name: key,
      type: domain.kind,
    }));
    return {
      kind: 'decision' as const,
      name,
      rules: [...idsIn(facts.map(([, text]) => text).join(' ')), ...inRules],
      sentences: Object.fromEntries(game.locales.map((locale) => [locale, saidAs(name, locale)])),
      comment: '',
      fields,
      // Its rules are told apart.
      facts: facts.filter(([label]) => label.toLowerCase() !== 'rule'),
    };
  });
}

function eventsOf({ types, events, happened, declared }: Spoken): readonly Term[] {
  const names = types === undefined ? [...happened.keys()] : types.events.map(({ name }) => name);
  return names.map((name) => {
    const member = types?.events.find((each) => each.name === name);
    const seen = happened.get(name);
    const said = declared.get(name);
    const term = termFrom('event', name, member);
    return {
      ...term,
      comment: term.comment || (said?.comment ?? ''),
      rules: [...term.rules, ...idsIn(said?.comment ?? ''), ...(said?.rules ?? []), ...(seen?.rules ?? [])],
      sentences: events.get(name) ?? seen?.sentences ?? {},
    };
  });
}

const refusalsOf = ({ types, refusals }: Spoken): readonly Term[] =>
  (types?.refusals ?? []).flatMap((member) => {
    const sentences = refusals.get(member.name);
    return sentences === undefined ? [] : [{ ...termFrom('refusal', member.name, member), sentences }];
  });

const termFrom = (kind: Term['kind'], name: string, member: Member | undefined): Term => ({
  kind,
  name,
  rules: member?.rules ?? [],
  sentences: {},
  comment: member?.comment ?? '',
  fields: member?.fields ?? [],
  facts: [],
});
