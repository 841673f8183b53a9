/** What an element may be given: its attributes, what happens to it, and what it says. */
export interface Given {
  readonly [attribute: string]: string | number | boolean | ((event: Event) => void) | undefined;
}

/** An element with attributes, handlers (`onclick`) and children. Texts stand in it as texts, whatever they hold. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Given = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(given)) give(element, key, value);
  element.append(...children);
  return element;
}

function give(element: HTMLElement, key: string, value: Given[string]): void {
  if (typeof value === 'function') element.addEventListener(key.replace(/^on/, ''), value);
  else if (typeof value === 'boolean') element.toggleAttribute(key, value);
  else if (value !== undefined) element.setAttribute(key, String(value));
}

export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** A labelled choice of one among several. */
export function choiceOf(
  label: string,
  choices: readonly Choice[],
  { value, onchange, name }: { readonly value: string; readonly name: string; onchange(value: string): void },
): HTMLElement {
  const select = make(
    'select',
    { name, onchange: () => onchange(select.value) },
    ...choices.map((each) =>
      make('option', { value: each.value, selected: each.value === value ? true : undefined }, each.text),
    ),
  );
  return make('label', { class: 'field' }, make('span', {}, label), select);
}

/** A labelled line to write in. */
export function lineOf(
  label: string,
  {
    value,
    onchange,
    name,
    placeholder,
  }: {
    readonly value: string;
    readonly name: string;
    readonly placeholder?: string;
    onchange(value: string): void;
  },
): HTMLElement {
  const input = make('input', {
    name,
    value,
    placeholder,
    autocomplete: 'off',
    maxlength: 40,
    oninput: () => onchange(input.value),
  });
  return make('label', { class: 'field' }, make('span', {}, label), input);
}

export function buttonOf(text: string, onclick: () => void, given: Given = {}): HTMLButtonElement {
  return make('button', { type: 'button', ...given, onclick }, text);
}
