import { type BaseAction, type Locale, type Outcome, type TableNames, unseenAnswer } from 'gastropodia';
import { type AnyBox, clicksOf, type Path, type Target } from 'gastropodia/boxes';
import type { AskedBack, TableMessage } from 'gastropodia/host';
import type { Asked, Told } from '../protocol.ts';
import { createBubble } from './bubble.ts';
import { chancesOf } from './chances.ts';
import { buttonOf, make } from './dom.ts';
import { insidePanel } from './inside.ts';
import { createLog, type Log } from './log.ts';
import { type Deciding, labelOfLit, optionList } from './options.ts';
import { withRules } from './rules.ts';
import { createStage } from './stage.ts';
import { type Shot, Teller } from './teller.ts';
import { type PageWords, WORDS } from './words.ts';

type TableTold = Extract<Told, { tell: 'table' }>;

export interface Playing {
  readonly box: AnyBox;
  readonly locale: Locale;
  readonly table: TableTold;
  ask(asked: Asked): void;
  /** How long an event stands. */
  pause(): number;
}

/** The table as one of those around it sees it. When somebody else sits down, there is another. */
export interface GameScreen {
  readonly element: HTMLElement;
  hear(message: TableMessage): void;
  /** Another one has to decide: the screen goes to that one when all is told. */
  handOver(seat: number): void;
  end(): void;
}

export function gameScreen({ box, locale, table, ask, pause }: Playing): GameScreen {
  const words = WORDS[locale];
  const { viewer } = table;
  const names: TableNames = { players: table.seats.map(({ name }) => name) };
  const nameOf = (seat: number): string => names.players?.[seat] ?? '';
  let shot: Shot | undefined;
  let decision: string | undefined;
  let outcome: Outcome | undefined;
  let chosen: Path = [];
  let next: number | undefined;
  let isHasty = false;
  const decisions = new Map<Shot, { decision: string | undefined; outcome: Outcome | undefined }>();

  const question = make('p', { class: 'question', 'aria-live': 'polite' }, words.waiting);
  const refusal = createBubble();
  const chances = make('div', { class: 'chances' });
  const choices = make('div');
  const log: Log = createLog({ box, locale, names });
  const inside = insidePanel(box, words);
  const stage = createStage(clicked);
  const skip = buttonOf(words.skip, hurry, { class: 'quiet skip', hidden: true });
  const undo = buttonOf(words.undo, () => ask({ ask: 'say', message: { say: 'ask-back' } }), { class: 'quiet' });
  const consent = make('div', { class: 'consent' });
  const element = make(
    'div',
    { class: 'game' },
    make('section', { class: 'board', 'aria-label': words.table }, stage.element, refusal.element),
    make(
      'section',
      { class: 'side', 'aria-label': words.options },
      make('div', { class: 'asked' }, question, skip, consent),
      choices,
      chances,
      ...(viewer === 'spectator' ? [] : [make('div', { class: 'row' }, undo)]),
      make('h2', {}, words.log),
      log.element,
      inside.element,
    ),
  );

  const teller = new Teller(
    {
      box,
      pause: () => (isHasty ? 0 : pause()),
      happened: (event) => {
        const isTold = log.add(event);
        if (isTold) question.textContent = log.last;
        return isTold;
      },
      draw: (look) => drawn(look, Math.min(400, pause() * 0.7)),
      arrived: (now) => {
        shot = now;
        const after = decisions.get(now);
        decisions.delete(now);
        decision = after?.decision;
        outcome = after?.outcome;
        chosen = [];
        drawn(box.story.look(now.view), 0);
        inside.show(now);
      },
      idle: () => {
        isHasty = false;
        settle();
      },
    },
    table.view,
  );
  for (const event of table.past) log.add(event);
  if (table.view !== undefined) drawn(box.story.look(table.view), 0);

  function hurry(): void {
    isHasty = true;
  }

  function drawn(look: unknown, moves: number): void {
    const svg = box.pictures.table(look, { locale, width: stage.width, style: 'outside' });
    stage.draw(svg, { title: words.table, moves });
  }

  const deciding = (): Deciding | undefined =>
    shot === undefined || decision === undefined ? undefined : { box, view: shot.view, locale, names };

  /** All is told: what can be done now. */
  function settle(): void {
    skip.hidden = true;
    refusal.hide();
    chances.replaceChildren();
    const now = deciding();
    if (now === undefined) {
      rest();
      return;
    }
    const unasked = unseenAnswer(box.game, now.view);
    if (unasked !== undefined) {
      act(unasked);
      return;
    }
    const owed = box.game.pending(now.view).find(({ seat }) => seat === viewer);
    question.textContent = owed === undefined ? '' : box.words.question(owed, now.view, { locale, names });
    choose([]);
  }

  /** Nothing is to be done here. */
  function rest(): void {
    choices.replaceChildren();
    if (outcome !== undefined) {
      question.replaceChildren(...withRules(box.words.outcome(outcome, locale, names), words));
      question.classList.add('over');
      undo.hidden = true;
    } else if (next !== undefined) drawCurtain(next);
    else if (shot !== undefined) {
      const [owed] = box.game.pending(shot.view);
      question.textContent = owed === undefined ? words.waiting : words.thinking(nameOf(owed.seat));
    }
  }

  function drawCurtain(seat: number): void {
    const who = nameOf(seat);
    // What the last one has seen goes with the screen.
    end();
    element.replaceChildren(curtain(who, words, () => ask({ ask: 'sit', viewer: seat })));
  }

  function choose(path: Path): void {
    const now = deciding();
    if (now === undefined || shot === undefined) return;
    chosen = path;
    const { lit } = clicksOf(box, now.view, chosen);
    drawn(box.story.look(shot.view), 0);
    const labelled = lit.map((each) => ({ target: each.target, label: labelOfLit(now, each, { chosen }) }));
    stage.light(labelled, chosen);
    choices.replaceChildren(
      optionList(now, { chosen, words, act, clear: () => choose([]), hint: (action) => hint(now, action) }),
    );
  }

  function hint(now: Deciding, action: BaseAction): void {
    chances.replaceChildren(...chancesOf(now, action, words));
  }

  function clicked(targets: readonly Target[], at: DOMRect): void {
    const now = deciding();
    if (teller.isBusy || now === undefined) return;
    const clicks = clicksOf(box, now.view, chosen);
    const lit = clicks.at(...targets);
    if (lit === undefined) {
      const why = clicks.refusal(...targets);
      refuse(why === undefined ? '' : box.words.refusal(why, locale, names), at);
    } else if (lit.action === undefined) choose([...chosen, lit.target]);
    else act(lit.action);
  }

  function act(action: BaseAction): void {
    if (decision === undefined) return;
    ask({ ask: 'say', message: { say: 'act', decision, action } });
    decision = undefined;
    choices.replaceChildren();
    chances.replaceChildren();
    refusal.hide();
  }

  function refuse(text: string, at: DOMRect = undo.getBoundingClientRect()): void {
    refusal.show(withRules(text, words), at);
  }

  function asked(back: AskedBack | null): void {
    consent.replaceChildren();
    if (back === null) return;
    const answer = (said: 'agree' | 'disagree') => () => ask({ ask: 'answer', answer: said });
    consent.append(
      make('p', {}, words.askBack(nameOf(back.seat))),
      buttonOf(words.agree, answer('agree'), { class: 'main' }),
      buttonOf(words.disagree, answer('disagree'), { class: 'quiet' }),
    );
  }

  function end(): void {
    teller.end();
    removeEventListener('keydown', escaped);
    shot = undefined;
    decision = undefined;
  }

  function escaped(event: KeyboardEvent): void {
    if (event.key === 'Escape' && chosen.length > 0) choose([]);
  }
  addEventListener('keydown', escaped);

  function hear(message: TableMessage): void {
    switch (message.tell) {
      case 'game': {
        const { view, events, anew } = message;
        next = undefined;
        const told: Shot = { view, events, isAnew: anew === true };
        decisions.set(told, { decision: message.decision, outcome: message.outcome });
        skip.hidden = false;
        teller.show(told);
        break;
      }
      case 'refused':
        refuse(message.text);
        break;
      case 'asked':
        asked(message.asked);
    }
  }

  return {
    element,
    hear,
    handOver: (seat) => {
      next = seat;
      if (!teller.isBusy) settle();
    },
    end,
  };
}

/** What stands between two people at one screen. */
export function curtain(who: string, words: PageWords, open: () => void): HTMLElement {
  const lift = (): void => {
    section.replaceChildren(make('p', {}, words.waiting));
    open();
  };
  const section = make(
    'section',
    { class: 'curtain' },
    make('h1', {}, words.curtain(who)),
    make('p', {}, words.curtainWhy),
    buttonOf(words.open(who), lift, { class: 'main' }),
  );
  return section;
}
