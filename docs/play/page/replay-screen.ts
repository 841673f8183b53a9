import { type Locale, namesApart, type TableNames, type Viewer } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';
import type { Asked, Told } from '../protocol.ts';
import { buttonOf, choiceOf, make } from './dom.ts';
import { insidePanel } from './inside.ts';
import { createLog } from './log.ts';
import { withRules } from './rules.ts';
import { createStage } from './stage.ts';
import { Teller } from './teller.ts';
import { WORDS } from './words.ts';

type RecordTold = Extract<Told, { tell: 'record' }>;
type PlyTold = Extract<Told, { tell: 'ply' }>;

interface Watching {
  readonly box: AnyBox;
  readonly locale: Locale;
  readonly record: RecordTold;
  readonly ply: number;
  ask(asked: Asked): void;
  pause(): number;
}

/** A recorded game, step by step. */
export interface ReplayScreen {
  readonly element: HTMLElement;
  readonly ply: number;
  show(told: PlyTold): void;
  end(): void;
}

export function replayScreen({ box, locale, record, ply: first, ask, pause }: Watching): ReplayScreen {
  const words = WORDS[locale];
  const names: TableNames = record.names.length === 0 ? {} : { players: record.names };
  let ply = first;
  let viewer: Viewer = 'spectator';
  let isPlaying = false;
  let last: PlyTold | undefined;
  /** The step after which the log goes on, if it does. */
  let since: number | undefined;

  const stage = createStage({ clicked: () => undefined, resized: () => redraw() });
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
          last = undefined;
          goTo(ply);
        },
      },
    );
  }

  const teller = new Teller({
    box,
    pause,
    happened: (event) => {
      const isTold = log.add(event);
      if (isTold) said.textContent = log.last;
      return isTold;
    },
    draw: (look) => drawn(look, Math.min(400, pause() * 0.7)),
    arrived: ({ view, events, outcome }) => {
      drawn(box.story.look(view, outcome), 0);
      inside.show({ view, events });
    },
    idle: () => {
      if (last?.outcome !== undefined)
        said.replaceChildren(...withRules(box.words.outcome(last.outcome, { locale, names }), words));
      if (isPlaying && ply < record.plies) goTo(ply + 1);
      else run(false);
    },
  });

  function drawn(look: unknown, moves: number): void {
    const svg = box.pictures.table(look, { locale, width: stage.width, style: 'outside' });
    stage.draw(svg, { title: words.table, moves });
  }

  function redraw(): void {
    if (!teller.isBusy && last !== undefined) drawn(box.story.look(last.view, last.outcome), 0);
  }

  function run(isOn: boolean): void {
    isPlaying = isOn;
    runner.textContent = isOn ? words.pause : words.play;
    if (isOn && !teller.isBusy) goTo(ply < record.plies ? ply + 1 : 0);
  }

  function goTo(wanted: number): void {
    ply = Math.max(0, Math.min(record.plies, wanted));
    slider.value = String(ply);
    count.textContent = `${ply} / ${record.plies}`;
    since = last !== undefined && last.ply < ply ? last.ply : undefined;
    ask({ ask: 'ply', ply, since, viewer });
  }

  function show(told: PlyTold): void {
    if (told.ply !== ply || told.view.viewer !== viewer) return;
    if (since === undefined) log.clear();
    for (const event of told.past) log.add(event);
    last = told;
    teller.show({
      view: told.view,
      events: told.events,
      isAnew: since === undefined || told.past.length > 0,
      outcome: told.outcome,
    });
  }

  // The stage knows how wide it is once it stands on the page.
  queueMicrotask(() => goTo(first));
  return {
    element,
    get ply() {
      return ply;
    },
    show,
    end: () => {
      teller.end();
      stage.end();
    },
  };
}
