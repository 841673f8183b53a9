import type { BaseAction, GameTypes, Locale, PositionView, TableNames } from 'gastropodia';
import { type AnyBox, type Lit, type LitUp, litAmong, type Path, type Target } from 'gastropodia/boxes';
import { buttonOf, make } from './dom.ts';
import type { PageWords } from './words.ts';

/** What somebody sees who has to decide, and all that can be decided. */
export interface Deciding {
  readonly box: AnyBox;
  readonly view: PositionView;
  readonly actions: readonly BaseAction[];
  readonly locale: Locale;
  readonly names: TableNames;
}

/** From so many options on, one can look for one. */
const MANY = 16;

/** What an action is called on a button. */
export function labelOf({ box, view, locale, names }: Deciding, action: BaseAction): string {
  return box.words.action(action, view, { locale, names });
}

/** What can be clicked after what was clicked so far. */
export function litIn({ box, view, actions }: Deciding, chosen: Path): LitUp<GameTypes> {
  return litAmong(box.clicks, view, { actions, chosen });
}

/** The actions that begin with what was clicked so far. */
function actionsFrom(deciding: Deciding, chosen: Path): readonly BaseAction[] {
  return chosen.length === 0 ? deciding.actions : litIn(deciding, chosen).actions;
}

/** What is said by something that can be clicked: its action, or what is begun by it. */
function labelOfLit({ box, view, locale, names }: Deciding, lit: Lit<GameTypes>): string {
  return box.words.label(lit, view, { locale, names });
}

/** What is said by what was clicked so far, of an answer that takes several clicks. */
function begunBy(deciding: Deciding, chosen: Path): string {
  const lit = litIn(deciding, chosen.slice(0, -1)).at(...chosen.slice(-1));
  return lit === undefined ? '' : labelOfLit(deciding, lit);
}

interface Options {
  readonly chosen: Path;
  readonly words: PageWords;
  /** Are the options listed that can be clicked on the table? */
  readonly isListed: boolean;
  act(action: BaseAction): void;
  /** Begins with this, or goes on with it. */
  begin(target: Target): void;
  /** Takes back what was clicked so far. */
  cancel(): void;
  hint(action: BaseAction | undefined): void;
  list(isListed: boolean): void;
}

/** Buttons for all that can be done: what can be clicked on the table stands in a list that is opened when it is wanted. */
export function optionList(deciding: Deciding, options: Options): HTMLElement {
  const { chosen, words, act, begin, cancel } = options;
  const { lit, buttons } = litIn(deciding, chosen);
  const isOnTable = lit.length > buttons.length;
  const byButton = new Set(buttons.map(({ action }) => action));
  const all = actionsFrom(deciding, chosen);
  const begun = buttons.filter(({ action }) => action === undefined);
  return make(
    'div',
    { class: 'choices' },
    ...(chosen.length > 0
      ? [
          make(
            'p',
            { class: 'begun' },
            begunBy(deciding, chosen),
            ' ',
            buttonOf(words.cancel, cancel, { class: 'quiet', name: 'cancel' }),
          ),
        ]
      : []),
    ...(isOnTable ? [make('p', { class: 'pick' }, words.pick)] : []),
    listOf(
      [
        ...begun.map((each) => buttonOf(labelOfLit(deciding, each), () => begin(each.target), { class: 'option' })),
        ...all
          .filter((action) => (isOnTable ? byButton.has(action) : begun.length === 0 || byButton.has(action)))
          .map((action) => optionOf(deciding, action, options, act)),
      ],
      words,
    ),
    ...(isOnTable ? [listed(deciding, all, byButton, options)] : []),
  );
}

function optionOf(
  deciding: Deciding,
  action: BaseAction,
  { hint }: Pick<Options, 'hint'>,
  act: (action: BaseAction) => void,
): HTMLButtonElement {
  return buttonOf(labelOf(deciding, action), () => act(action), {
    class: 'option',
    onfocus: () => hint(action),
    onmouseenter: () => hint(action),
    onmouseleave: () => hint(undefined),
  });
}

/** What can be clicked on the table, as buttons. They are made when somebody wants to see them. */
function listed(
  deciding: Deciding,
  all: readonly BaseAction[],
  byButton: ReadonlySet<BaseAction | undefined>,
  options: Options,
): HTMLElement {
  const { words, act, list, isListed } = options;
  const onTable = all.filter((action) => !byButton.has(action));
  const fill = (): void => {
    if (!details.open || details.childElementCount > 1) return;
    details.append(
      listOf(
        onTable.map((action) => optionOf(deciding, action, options, act)),
        words,
      ),
    );
  };
  const details = make(
    'details',
    {
      class: 'listed',
      open: isListed,
      ontoggle: () => {
        fill();
        list(details.open);
      },
    },
    make('summary', {}, words.list(onTable.length)),
  );
  fill();
  return details;
}

function listOf(buttons: readonly HTMLElement[], words: PageWords): HTMLElement {
  if (buttons.length === 0) return make('div', { hidden: true });
  const items = buttons.map((button) => make('li', {}, button));
  const list = make('ul', { class: 'options', 'aria-label': words.options }, ...items);
  return buttons.length > MANY ? make('div', { class: 'found' }, finder(words, items), list) : list;
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
