import { type Locale, namesApart, type TableNames, type Viewer } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';
import type { Asked, Told } from '../protocol.ts';
import { buttonOf, choiceOf, make } from './dom.ts';
import { clientOf, follow, type PageClient, type PageSnapshot } from './follow.ts';
import { insidePanel } from './inside.ts';
import type { Lines } from './lines.ts';
import { createLog } from './log.ts';
import { withRules } from './rules.ts';
import { createStage } from './stage.ts';
import { WORDS } from './words.ts';

type RecordTold = Extract<Told, { tell: 'record' }>;

interface Watching {
  readonly box: AnyBox;
  readonly locale: Locale;
  readonly record: RecordTold;
  readonly ply: number;
  readonly lines: Lines;
  ask(asked: Asked): void;
  pause(): number;
}

interface Shown {
  readonly viewer: Viewer;
  readonly client: PageClient;
  readonly line: number;
  end(): void;
}

/** A recorded game, step by step. */
export interface ReplayScreen {
  readonly element: HTMLElement;
  readonly ply: number;
  end(): void;
}

export function replayScreen({ box, locale, record, ply: first, lines, ask, pause }: Watching): ReplayScreen {
  const words = WORDS[locale];
  const names: TableNames = record.names.length === 0 ? {} : { players: record.names };
  let ply = first;
  let viewer: Viewer = 'spectator';
  let isPlaying = false;
  /** Who is told what is shown, by which line. */
  let shown: Shown | undefined;

  const stage = createStage({ clicked: () => undefined, resized: () => redraw?.() });
  const inside = insidePanel(box, words);
  const log = createLog({ box, locale, names });
  const said = make('p', { class: 'question', 'aria-live': 'polite' });
  const slider = make('input', {
    type: 'range',
    min: 0,
    max: record.plies,
    value: first,
    'aria-label': words.ply,
    oninput: () => goTo(Number(slider.value)),
  });
  const count = make('output', { class: 'count' });
  const runner = buttonOf(words.play, () => run(!isPlaying), { class: 'main', name: 'run' });
  const element = make(
    'div',
    { class: 'game' },
    make('section', { class: 'board', 'aria-label': words.table }, stage.element),
    make(
      'section',
      { class: 'side', 'aria-label': words.log },
      make(
        'div',
        { class: 'dock' },
        make('div', { class: 'asked' }, said),
        make('label', { class: 'field' }, make('span', {}, words.ply, ' ', count), slider),
        make(
          'div',
          { class: 'row' },
          buttonOf(words.before, () => goTo(ply - 1), { name: 'before' }),
          runner,
          buttonOf(words.after, () => goTo(ply + 1), { name: 'after' }),
        ),
      ),
      seenBy(),
      make('h2', {}, words.log),
      log.element,
      inside.element,
    ),
  );

  function seenBy(): HTMLElement {
    const shownNames = namesApart(record.names);
    const nameOf = (seat: number): string => shownNames[seat] || box.words.seat(seat, { locale });
    return choiceOf(
      words.asSeen,
      [
        { value: 'spectator', text: words.spectator },
        ...Array.from({ length: record.seatCount }, (_, seat) => ({ value: String(seat), text: nameOf(seat) })),
      ],
      {
        name: 'viewer',
        value: 'spectator',
        onchange: (value) => {
          viewer = value === 'spectator' ? 'spectator' : Number(value);
          goTo(ply);
        },
      },
    );
  }

  let redraw: (() => void) | undefined;

  /** Begins again with a client that knows nothing: it is told all that happened up to a step. */
  function begin(wanted: number): void {
    leave();
    log.clear();
    let line = 0;
    const transport = lines.to((number) => {
      line = number;
      return { ask: 'ply', line, ply: wanted, viewer };
    });
    const client = clientOf({ box, transport, viewer, locale, names, pause });
    const following = follow({ box, locale, client, stage, log, inside, pause, changed });
    redraw = following.redraw;
    shown = { viewer, client, line, end: following.end };
  }

  function leave(): void {
    shown?.end();
    shown?.client.close();
    shown = undefined;
  }

  function changed(now: PageSnapshot, before: PageSnapshot | undefined): void {
    if (now.log !== before?.log && log.last !== '') said.textContent = log.last;
    if (now.waiting > 0 || now.view === undefined) return;
    if (now.outcome !== undefined)
      said.replaceChildren(...withRules(box.words.outcome(now.outcome, { locale, names }), words));
    if (isPlaying && now.seq === ply) {
      if (ply < record.plies) goTo(ply + 1);
      else run(false);
    }
  }

  function run(isOn: boolean): void {
    isPlaying = isOn;
    runner.textContent = isOn ? words.pause : words.play;
    if (isOn && (shown?.client.getSnapshot().waiting ?? 0) === 0) goTo(ply < record.plies ? ply + 1 : 0);
  }

  function goTo(wanted: number): void {
    const from = ply;
    ply = Math.max(0, Math.min(record.plies, wanted));
    slider.value = String(ply);
    count.textContent = `${ply} / ${record.plies}`;
    if (shown === undefined || shown.viewer !== viewer || ply <= from) begin(ply);
    else ask({ ask: 'ply', line: shown.line, ply, viewer });
  }

  // The stage knows how wide it is once it stands on the page.
  queueMicrotask(() => goTo(first));
  return {
    element,
    get ply() {
      return ply;
    },
    end: () => {
      leave();
      stage.end();
    },
  };
}
