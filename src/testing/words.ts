import { type Box, clicksOf, type Path } from '../boxes/index.ts';
import type { Departure, GameTypes, Outcome, SeenEvent, TableWhy } from '../kernel/index.ts';
import { type Pause, short, uphold } from './law.ts';
import { viewersOf } from './laws.ts';

/** Of one decision, at most so many answers are put into words at a pause, and so many screens of a series of clicks. */
const ANSWERS = 24;
const SCREENS = 4;

type FactsOf = { readonly [Code in TableWhy['code']]: Extract<TableWhy, { readonly code: Code }>['facts'] };

/** Facts of everything that a table refuses. */
const REFUSED: FactsOf = {
  'message/malformed': { path: 'say', expected: 'a word' },
  'seat/spectator': {},
  'seat/bot': {},
  'seat/left': {},
  'undo/too-far': { most: 1, because: 'luck' },
  'undo/not-asked': {},
  'undo/other-question': {},
  'message/repeated': {},
  'connection/left': {},
  'table/closed': {},
};
const REFUSED_AT_TABLES = Object.entries(REFUSED).map(([code, facts]) => ({ code, rule: 'KER-11.17', facts }) as never);

/** A box of any game, as far as there are laws for it. */
export type Worded<T extends GameTypes> = Pick<Box<T>, 'game' | 'words' | 'clicks'>;

/**
 * Puts everything into words that the positions before and after an action hold, for every viewer and in every language:
 * decisions, answers, events, refusals and outcomes, those of a table that a player leaves included.
 *
 * @rule KER-11.17 No function of words throws for anything that a game or a table tells.
 */
export function wordsAreTotal<T extends GameTypes>(
  { game, state, action, random, tally }: Pause<T>,
  { words }: Worded<T>,
  probed: readonly unknown[],
): void {
  const applied = game.apply(state, action);
  const reasons: readonly Departure['reason'][] = ['resigned', 'timeout', 'forfeit', 'failed'];
  const leaving = random.shuffled([...state.decisions.keys()]);
  const departures = leaving.map((seat) => ({ seat, reason: random.oneOf(reasons) }));
  const ended = [
    ...leaving.map((_, nth) => game.outcomeAfter(state, departures.slice(0, nth + 1))),
    applied.ok ? game.outcome(applied.state) : undefined,
  ].filter((outcome): outcome is Outcome => outcome !== undefined);
  for (const viewer of viewersOf(state)) {
    const view = game.view(state, viewer);
    const actions = random.shuffled(game.legalActions(view)).slice(0, ANSWERS);
    const events: readonly SeenEvent<T['Event']>[] = applied.ok ? game.viewEvents(applied.events, viewer) : [];
    const refusals = probed.map((probe) => game.whyIllegal(view, probe)).filter((why) => why !== undefined);
    for (const locale of game.locales) {
      const said = (what: string, of: unknown, say: () => unknown): void => {
        tally.said += 1;
        isSaid(`${what} in '${locale}'`, of, say);
      };
      for (const decision of game.pending(view)) {
        said('question', decision, () => words.question(decision, view, { locale }));
        said('decision', decision.kind, () => words.decision(decision.kind, { locale }));
      }
      for (const each of actions) {
        said('action', each, () => words.action(each, view, { locale }));
        said('action', each, () => words.action(each, view, { locale, as: 'sentence' }));
      }
      for (const event of events) said('event', event, () => words.event(event, { locale }));
      for (const refusal of refusals) said('refusal', refusal, () => words.refusal(refusal, { locale }));
      for (const refusal of REFUSED_AT_TABLES) said('refusal', refusal, () => words.refusal(refusal, { locale }));
      for (const outcome of ended) said('outcome', outcome, () => words.outcome(outcome, { locale }));
    }
  }
}

function isSaid(what: string, of: unknown, say: () => unknown): string {
  let text: unknown;
  try {
    text = say();
  } catch (thrown) {
    uphold('words-are-total', false, () => `${what} throws for ${short(of)}: ${String(thrown)}`);
  }
  const isText = typeof text === 'string' && text.trim() !== '' && !/\b(undefined|NaN)\b|\[object /.test(text);
  uphold('words-are-total', isText, () => `${what} says ${short(text)} for ${short(of)}`);
  return text as string;
}

/**
 * Compares the labels of what can be clicked on one screen: the first screen of each decision, and some that follow a click.
 *
 * @rule KER-12.9 On one screen no two targets have the same label, in any language.
 */
export function labelsDiffer<T extends GameTypes>(pause: Pause<T>, box: Worded<T>): void {
  const { game, state, random } = pause;
  for (const { seat } of game.pending(state)) {
    const view = game.view(state, seat);
    let paths: readonly Path[] = [[]];
    while (paths.length > 0) {
      paths = paths.flatMap((path) => targetsDiffer(pause, box, { view, path }));
      paths = random.shuffled(paths).slice(0, SCREENS);
    }
  }
}

/** Compares the labels of one screen, and returns the clicks that lead to the next ones. */
function targetsDiffer<T extends GameTypes>(
  { game, tally }: Pause<T>,
  box: Worded<T>,
  { view, path }: { readonly view: T['View']; readonly path: Path },
): readonly Path[] {
  const { lit } = clicksOf(box, view, path);
  tally.screens += 1;
  for (const locale of game.locales) {
    const labelled = new Map<string, unknown>();
    for (const each of lit) {
      const label = isSaid(`label in '${locale}'`, each.target, () => box.words.label(each, view, { locale }));
      const other = labelled.get(label);
      uphold('labels-differ', other === undefined, () => {
        const clicked = path.length === 0 ? '' : ` after a click on ${short(path)}`;
        return `${short(other)} and ${short(each.target)} are both called "${label}" in '${locale}'${clicked}`;
      });
      labelled.set(label, each.target);
    }
  }
  return lit.filter(({ action }) => action === undefined).map(({ target }) => [...path, target]);
}
