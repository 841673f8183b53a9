import { LOCALES, type Locale, type Viewer } from 'gastropodia';
import { boxNamed, GAME_NAMES } from '../../../src/registry/index.ts';
import type { Asked, Told } from '../protocol.ts';
import { buttonOf, choiceOf, make } from './dom.ts';
import { clientOf, type PageClient, SPEEDS } from './follow.ts';
import { curtain, type GameScreen, gameScreen } from './game-screen.ts';
import { Lines } from './lines.ts';
import { keepPreferences, localeOf, type Preferences, preferences } from './preferences.ts';
import { type ReplayScreen, replayScreen } from './replay-screen.ts';
import { type Chosen, firstChoice, type NamedBox, setupScreen } from './setup.ts';
import { WORDS } from './words.ts';

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', pl: 'Polski', de: 'Deutsch' };
const LINK = '#replay=';

type TableTold = Extract<Told, { tell: 'table' }>;

/** Begins with what the address asks for: a game to be watched, or one to be set up. */
export async function openPage(newWorker: () => Worker): Promise<void> {
  const boxes = await Promise.all(GAME_NAMES.map(named));
  const app = new App(boxes, newWorker);
  app.begin();
}

async function named(name: string): Promise<NamedBox> {
  const box = await boxNamed(name);
  if (box === undefined) throw new Error(`There is no game '${name}'.`);
  return { name, box };
}

class App {
  readonly #boxes: readonly NamedBox[];
  readonly #newWorker: () => Worker;
  readonly #preferences: Preferences = preferences();
  readonly #bar = make('header', { class: 'bar' });
  readonly #main = make('main');
  readonly #said = make('p', { class: 'said', role: 'status' });
  #chosen: Chosen;
  #worker: Worker | undefined;
  #lines = this.#newLines();
  /** The game that is played, with a client for each of those who sit before this screen in turn. */
  #table: TableTold | undefined;
  readonly #clients = new Map<Viewer, PageClient>();
  #screen: GameScreen | undefined;
  #replay: ReplayScreen | undefined;

  constructor(boxes: readonly NamedBox[], newWorker: () => Worker) {
    this.#boxes = boxes;
    this.#newWorker = newWorker;
    const [first] = boxes;
    if (first === undefined) throw new Error('There is no game.');
    this.#chosen = firstChoice(first);
    const style = make('style', {}, [...new Set(boxes.map(({ box }) => box.pictures.style))].join('\n'));
    document.head.append(style);
    document.body.replaceChildren(this.#bar, this.#said, this.#main);
  }

  begin(): void {
    this.#dress();
    const { hash } = location;
    if (hash.startsWith(LINK)) this.#ask({ ask: 'replay', link: hash.slice(LINK.length) });
    else this.#setUp();
    addEventListener('hashchange', () => location.reload());
  }

  get #words(): (typeof WORDS)[Locale] {
    return WORDS[this.#preferences.locale];
  }

  /** Everything that does not belong to a game. */
  #dress(): void {
    const { locale, look } = this.#preferences;
    document.documentElement.lang = locale;
    document.documentElement.toggleAttribute('data-theme', look !== 'auto');
    if (look !== 'auto') document.documentElement.dataset.theme = look;
    document.title = `${this.#words.title} · gastropodia`;
    const isPlaying = this.#screen !== undefined;
    this.#bar.replaceChildren(
      make('span', { class: 'brand' }, 'gastropodia'),
      ...(isPlaying || this.#replay !== undefined
        ? [buttonOf(this.#words.newGame, () => this.#leave(), { class: 'quiet', name: 'new' })]
        : []),
      this.#menuButton(),
      make(
        'div',
        { class: 'menu', id: 'menu' },
        ...(isPlaying
          ? [
              buttonOf(this.#words.save, () => this.#ask({ ask: 'save' }), { class: 'quiet', name: 'save' }),
              buttonOf(this.#words.link, () => this.#ask({ ask: 'link' }), { class: 'quiet', name: 'link' }),
            ]
          : []),
        this.#settings(),
      ),
    );
  }

  /** Opens the rest of the bar where there is no room for all of it. */
  #menuButton(): HTMLElement {
    const button = buttonOf(
      this.#words.menu,
      () => {
        const isOpen = this.#bar.classList.toggle('open');
        button.setAttribute('aria-expanded', String(isOpen));
      },
      { class: 'opener', name: 'menu', 'aria-controls': 'menu', 'aria-expanded': 'false' },
    );
    this.#bar.classList.remove('open');
    return button;
  }

  #change(part: Partial<Preferences>): void {
    Object.assign(this.#preferences, part);
    keepPreferences(this.#preferences);
  }

  #settings(): HTMLElement {
    const words = this.#words;
    const { locale, look, speed } = this.#preferences;
    const speeds = Object.keys(SPEEDS) as (keyof typeof SPEEDS)[];
    return make(
      'div',
      { class: 'settings' },
      choiceOf(
        words.speed,
        speeds.map((value) => ({ value, text: words.speeds[value] })),
        {
          name: 'speed',
          value: speed,
          onchange: (value) => this.#change({ speed: speeds.find((each) => each === value) ?? 'usual' }),
        },
      ),
      choiceOf(
        words.look,
        (['auto', 'light', 'dark'] as const).map((value) => ({ value, text: words.looks[value] })),
        {
          name: 'look',
          value: look,
          onchange: (value) => {
            this.#change({ look: value === 'light' || value === 'dark' ? value : 'auto' });
            this.#dress();
          },
        },
      ),
      choiceOf(
        words.language,
        LOCALES.map((value) => ({ value, text: LANGUAGES[value] })),
        {
          name: 'language',
          value: locale,
          onchange: (value) => {
            this.#change({ locale: localeOf(value) ?? 'en' });
            this.#dress();
            this.#speakAgain();
          },
        },
      ),
    );
  }

  /** The same again in another language. */
  #speakAgain(): void {
    this.#said.textContent = '';
    if (this.#screen === undefined && this.#replay === undefined) this.#setUp();
    else this.#again?.();
  }

  #again: (() => void) | undefined;

  #setUp(): void {
    const screen = setupScreen({
      boxes: this.#boxes,
      chosen: this.#chosen,
      locale: this.#preferences.locale,
      start: (opening) => {
        this.#newTable();
        this.#ask({ ask: 'open', opening, locale: this.#preferences.locale });
      },
      load: (file) => {
        this.#newTable();
        this.#ask({ ask: 'load', file, locale: this.#preferences.locale });
      },
    });
    this.#main.replaceChildren(screen);
  }

  #leave(): void {
    this.#newTable();
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
    this.#chosen = { ...this.#chosen, seed: crypto.randomUUID().slice(0, 8) };
    this.#dress();
    this.#setUp();
  }

  /** Whatever was played before is gone, and its worker with it. */
  #newTable(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const client of this.#clients.values()) client.close();
    this.#clients.clear();
    this.#table = undefined;
    this.#lines = this.#newLines();
    this.#screen?.end();
    this.#screen = undefined;
    this.#replay?.end();
    this.#replay = undefined;
    this.#again = undefined;
    this.#said.textContent = '';
  }

  #ask(asked: Asked): void {
    if (this.#worker === undefined) {
      this.#worker = this.#newWorker();
      this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    }
    this.#worker.postMessage(asked);
  }

  #hear(told: Told): void {
    if (told.tell === 'message') {
      this.#lines.hear(told);
      return;
    }
    this.#said.textContent = '';
    switch (told.tell) {
      case 'table':
        this.#open(told);
        break;
      case 'next':
        this.#handOver(told.seat, told.name);
        break;
      case 'saved':
        make('a', { href: told.url, download: told.name }).click();
        break;
      case 'link':
        this.#link(told.link);
        break;
      case 'record':
        this.#watch(told);
        break;
      case 'failed':
        this.#say(told.text);
        break;
    }
  }

  #link(link: string | undefined): void {
    if (link === undefined) {
      this.#say(this.#words.linkLater);
      return;
    }
    history.replaceState(null, '', LINK + link);
    // Where a page may not write there, the address bar has it.
    void navigator.clipboard?.writeText(location.href).catch(() => undefined);
    this.#say(this.#words.linkCopied);
  }

  #say(text: string): void {
    this.#said.textContent = text;
  }

  #boxOf(name: string): NamedBox['box'] {
    const found = this.#boxes.find((each) => each.name === name);
    if (found === undefined) throw new Error(`There is no game '${name}'.`);
    return found.box;
  }

  #pause(): number {
    return SPEEDS[this.#preferences.speed];
  }

  #newLines(): Lines {
    return new Lines((asked) => this.#ask(asked));
  }

  /** A game begins, or goes on. */
  #open(table: TableTold): void {
    this.#table = table;
    const names = { players: table.seats.map(({ name }) => name) };
    for (const viewer of table.viewers) {
      const client = clientOf({
        box: this.#boxOf(table.game),
        transport: this.#lines.to((line) => ({ ask: 'follow', line, viewer })),
        viewer,
        locale: this.#preferences.locale,
        names,
        pause: () => this.#pause(),
      });
      this.#clients.set(viewer, client);
    }
    const [first, second] = table.viewers;
    if (first !== undefined && second === undefined) this.#sit(first);
  }

  /** Somebody sits before the screen. */
  #sit(viewer: Viewer): void {
    const [table, client] = [this.#table, this.#clients.get(viewer)];
    if (table === undefined || client === undefined) return;
    this.#screen?.end();
    const { locale } = this.#preferences;
    client.setLocale(locale);
    this.#screen = gameScreen({
      box: this.#boxOf(table.game),
      locale,
      seats: table.seats,
      viewer,
      client,
      ask: (asked) => this.#ask(asked),
      listing: { isOn: () => this.#preferences.isListed, turn: (isListed) => this.#change({ isListed }) },
      pause: () => this.#pause(),
      leave: () => this.#leave(),
      sitDown: (seat) => this.#sit(seat),
    });
    this.#again = () => this.#sit(viewer);
    this.#dress();
    this.#main.replaceChildren(this.#screen.element);
    this.#ask({ ask: 'sit', viewer });
  }

  #handOver(seat: number, name: string): void {
    if (this.#screen !== undefined) this.#screen.handOver(seat);
    // Nobody sat here before.
    else this.#main.replaceChildren(curtain(name, this.#words, () => this.#sit(seat)));
  }

  #watch(record: Extract<Told, { tell: 'record' }>): void {
    const open = (ply: number): void => {
      this.#replay?.end();
      this.#replay = replayScreen({
        box: this.#boxOf(record.game),
        locale: this.#preferences.locale,
        record,
        ply,
        lines: this.#lines,
        ask: (asked) => this.#ask(asked),
        pause: () => this.#pause(),
      });
      this.#main.replaceChildren(this.#replay.element);
    };
    open(0);
    this.#again = () => open(this.#replay?.ply ?? 0);
    this.#dress();
  }
}
