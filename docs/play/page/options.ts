import type { BaseAction, GameTypes, Locale, PositionView, TableNames } from 'gastropodia';
import { type AnyBox, clicksOf, type Lit, type Path } from 'gastropodia/boxes';
import { buttonOf, make } from './dom.ts';
import type { PageWords } from './words.ts';

/** What somebody sees who has to decide. */
export interface Deciding {
  readonly box: AnyBox;
  readonly view: PositionView;
  readonly locale: Locale;
  readonly names: TableNames;
}

/** From so many options on, one can look for one. */
const MANY = 16;

/** What an action is called on a button. */
function labelOf({ box, view, locale, names }: Deciding, action: BaseAction): string {
  return box.words.action(action, view, { locale, names });
}

/** The actions that begin with what was clicked so far. */
function actionsFrom(deciding: Deciding, chosen: Path): readonly BaseAction[] {
  const { box, view } = deciding;
  if (chosen.length === 0) return [...box.game.legalActions(view)];
  const { lit } = clicksOf(box, view, chosen);
  const all = lit.flatMap(({ target, action }) =>
    action === undefined ? actionsFrom(deciding, [...chosen, target]) : [action],
  );
  return all.filter((action, index) => all.indexOf(action) === index);
}

/** What is said by something that can be clicked: its action, or those that begin with it. */
export function labelOfLit(deciding: Deciding, lit: Lit<GameTypes>, clicks: { readonly chosen: Path }): string {
  if (lit.action !== undefined) return labelOf(deciding, lit.action);
  const [first] = actionsFrom(deciding, [...clicks.chosen, lit.target]);
  return first === undefined ? lit.target.id : `${labelOf(deciding, first)} …`;
}

/** Buttons for all that can be done. */
export function optionList(
  deciding: Deciding,
  {
    chosen,
    words,
    act,
    clear,
    hint,
  }: {
    readonly chosen: Path;
    readonly words: PageWords;
    act(action: BaseAction): void;
    clear(): void;
    hint(action: BaseAction): void;
  },
): HTMLElement {
  const buttons = actionsFrom(deciding, chosen).map((action) =>
    make(
      'li',
      {},
      buttonOf(labelOf(deciding, action), () => act(action), {
        class: 'option',
        onfocus: () => hint(action),
        onmouseenter: () => hint(action),
      }),
    ),
  );
  const list = make('ul', { class: 'options', 'aria-label': words.options }, ...buttons);
  return make(
    'div',
    { class: 'choices' },
    ...(buttons.length > MANY ? [finder(words, buttons)] : []),
    list,
    ...(chosen.length > 0 ? [buttonOf(words.cancel, clear, { class: 'quiet' })] : []),
  );
}

function finder(words: PageWords, items: readonly HTMLElement[]): HTMLElement {
  const input = make('input', {
    type: 'search',
    'aria-label': words.find,
    placeholder: words.find,
    oninput: () => {
      const wanted = input.value.toLowerCase();
      for (const item of items) item.hidden = !(item.textContent ?? '').toLowerCase().includes(wanted);
    },
  });
  return input;
}
