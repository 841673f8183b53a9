import type { Entry } from '../search-index.ts';
import { folded, found, foundBy } from './search.ts';

declare global {
  interface Window {
    bookIndex?: readonly Entry[];
  }
}

/** What a reader has chosen is kept where that is allowed. */
const kept = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`book-${key}`);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(`book-${key}`, value);
    } catch {
      // Then it is forgotten.
    }
  },
};

const root = document.documentElement;
const all = <Each extends HTMLElement>(selector: string): Each[] => [...document.querySelectorAll<Each>(selector)];

/** Light, dark, or as the machine has it. */
function themes(): void {
  const looks = ['os', 'light', 'dark'];
  const button = document.querySelector<HTMLButtonElement>('#book-look');
  const show = (look: string): void => {
    root.dataset.theme = look;
    button?.setAttribute('aria-label', `Colours: ${look === 'os' ? 'as the system has them' : look}`);
  };
  show(kept.get('look') ?? 'os');
  button?.addEventListener('click', () => {
    const next = looks[(looks.indexOf(root.dataset.theme ?? 'os') + 1) % looks.length] ?? 'os';
    kept.set('look', next);
    show(next);
  });
}

function pressed(name: string, value: string): void {
  for (const button of all(`[data-${name}][aria-pressed]`)) {
    button.setAttribute('aria-pressed', String(button.dataset[name] === value));
  }
}

function languages(): void {
  const choice = document.querySelector<HTMLSelectElement>('#book-language');
  const show = (locale: string): void => {
    root.dataset.lang = locale;
    if (choice !== null) choice.value = locale;
    pressed('language', locale);
    kept.set('language', locale);
  };
  const known = ['en', 'pl', 'de'];
  const asked = [kept.get('language'), 'en'].find((each) => each !== null && known.includes(each));
  show(asked ?? 'en');
  choice?.addEventListener('change', () => show(choice.value));
  for (const button of all<HTMLButtonElement>('button[data-language]')) {
    button.addEventListener('click', () => show(button.dataset.language ?? 'en'));
  }
}

/** What is chosen on a page to be shown of it. */
function filters(): void {
  const chosen = { group: 'all', from: 'all', source: 'all', words: '' };
  const apply = (): void => {
    let shown = 0;
    const field = document.querySelector<HTMLInputElement>('[data-find]');
    const wanted = folded(chosen.words).split(/\s+/);
    for (const item of all(field?.dataset.find ?? '.rule')) {
      const words = folded(item.dataset.words ?? item.textContent ?? '');
      const isShown =
        wanted.every((word) => words.includes(word)) &&
        (chosen.from === 'all' || item.dataset.from === chosen.from) &&
        (chosen.group === 'all' || item.closest<HTMLElement>('[data-group]')?.dataset.group === chosen.group) &&
        (chosen.source === 'all' || item.querySelector(`.tag.${chosen.source}`) !== null);
      item.hidden = !isShown;
      if (isShown) shown += 1;
    }
    for (const part of all('.deck, .all-rules tbody')) {
      part.hidden = part.querySelector('.card-entry:not([hidden]), tr[id]:not([hidden])') === null;
    }
    const none = document.querySelector<HTMLElement>('.none');
    if (none !== null) none.hidden = shown > 0;
  };
  for (const name of ['group', 'from', 'source'] as const) {
    for (const button of all<HTMLButtonElement>(`button[data-${name}]`)) {
      button.addEventListener('click', () => {
        chosen[name] = button.dataset[name] ?? 'all';
        pressed(name, chosen[name]);
        apply();
      });
    }
  }
  for (const field of all<HTMLInputElement>('[data-find]')) {
    field.addEventListener('input', () => {
      chosen.words = field.value.trim();
      apply();
    });
  }
  for (const button of all('[data-print]')) button.addEventListener('click', () => print());
}

/** Contents are open where there is room for them. */
function contents(): void {
  const side = document.querySelector<HTMLDetailsElement>('details.side');
  const isWide = matchMedia('(min-width: 60rem)');
  const arrange = (): void => {
    if (side !== null) side.open = isWide.matches;
  };
  arrange();
  isWide.addEventListener('change', arrange);
  side?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
}

const MOST = 14;

function search(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#book-search');
  const input = document.querySelector<HTMLInputElement>('#book-search-words');
  const list = document.querySelector<HTMLUListElement>('#book-search-found');
  const said = document.querySelector<HTMLElement>('#book-search-said');
  if (dialog === null || input === null || list === null || said === null) return;
  const base = root.dataset.base ?? './';
  let at = -1;

  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const choose = (nth: number): void => {
    const every = options();
    at = every.length === 0 ? -1 : (nth + every.length) % every.length;
    for (const [index, option] of every.entries()) option.setAttribute('aria-selected', String(index === at));
    every[at]?.scrollIntoView({ block: 'nearest' });
    if (at >= 0) input.setAttribute('aria-activedescendant', every[at]?.id ?? '');
    else input.removeAttribute('aria-activedescendant');
  };
  const show = (): void => {
    const entries = window.bookIndex;
    if (entries === undefined) return;
    const results = found(entries, input.value, MOST);
    list.replaceChildren(...results.map((entry, nth) => optionOf(entry, nth, base, foundBy(entry, input.value))));
    said.textContent =
      input.value.trim() === '' ? '' : results.length === 0 ? 'Nothing has all of these words in it.' : '';
    choose(results.length > 0 ? 0 : -1);
  };
  const load = (): void => {
    if (document.querySelector('#book-search-index') !== null) return;
    const script = document.createElement('script');
    script.id = 'book-search-index';
    script.src = `${base}assets/search-index.js`;
    script.addEventListener('load', show);
    document.head.append(script);
  };
  const open = (): void => {
    load();
    if (!dialog.open) dialog.showModal();
    input.select();
  };
  document.querySelector('#book-search-open')?.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && /^(input|textarea|select)$/i.test(event.target.tagName);
    if ((event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      open();
    }
  });
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(at + (event.key === 'ArrowDown' ? 1 : -1));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      options()[at]?.querySelector('a')?.click();
    }
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || (event.target instanceof Element && event.target.closest('a') !== null))
      dialog.close();
  });
}

function optionOf([url, kind, name, text]: Entry, nth: number, base: string, by: string): HTMLElement {
  const part = (tag: string, content: string): HTMLElement => {
    const element = document.createElement(tag);
    element.textContent = content;
    return element;
  };
  const link = document.createElement('a');
  link.href = base + url;
  link.tabIndex = -1;
  link.append(part('small', kind), part('b', name), part('span', text.slice(0, 220)));
  if (by !== '') link.append(part('i', by.slice(0, 220)));
  const item = document.createElement('li');
  item.id = `found-${nth}`;
  item.role = 'option';
  item.append(link);
  return item;
}

themes();
languages();
filters();
contents();
search();
