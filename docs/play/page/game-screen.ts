import { type BaseAction, type Locale, namesApart, type Outcome, type TableNames, unseenAnswer } from 'gastropodia';
import { type AnyBox, clicksOf, type Path, type Target } from 'gastropodia/boxes';
import { type AskedBack, explainRefusal, type TableMessage } from 'gastropodia/host';
import type { Asked, Told } from '../protocol.ts';
import { createBubble } from './bubble.ts';
import { Chances } from './chances.ts';
import { buttonOf, make } from './dom.ts';
import { insidePanel } from './inside.ts';
import { createLog, type Log } from './log.ts';
import { actionsFrom, type Deciding, labelOfLit, litIn, optionList } from './options.ts';
import { withRules } from './rules.ts';
import { createStage } from './stage.ts';
import { type Shot, Teller } from './teller.ts';
import { type PageWords, WORDS } from './words.ts';

type TableTold = Extract<Told, { tell: 'table' }>;
type BackTold = Extract<Told, { tell: 'back' }>;

export interface Playing {
  readonly box: AnyBox;
  readonly locale: Locale;
  readonly table: TableTold;
  /** Does somebody want all options listed? */
  readonly listing: { isOn(): boolean; turn(isOn: boolean): void };
  ask(asked: Asked): void;
  /** How long an event stands. */
  pause(): number;
  /** Goes to another game. */
  leave(): void;
}

/** The table as one of those around it sees it. When somebody else sits down, there is another. */
export interface GameScreen {
  readonly element: HTMLElement;
  hear(message: TableMessage): void;
  /** Whether something can be taken back has changed. */
  hearBack(told: BackTold): void;
  /** Another one has to decide: the screen goes to that one when all is told. */
  handOver(seat: number): void;
  end(): void;
}

export function gameScreen({ box, locale, table, listing, ask, pause, leave }: Playing): GameScreen {
  const words = WORDS[locale];
  const { viewer } = table;
  const names: TableNames = { players: table.seats.map(({ name }) => name) };
  const shownNames = namesApart(names.players ?? []);
  const nameOf = (seat: number): string => shownNames[seat] ?? '';
  let shot: Shot | undefined;
  let decision: string | undefined;
  /** The decision that was answered last: it is asked again, if the answer is refused. */
  let answered: string | undefined;
  let deciding: Deciding | undefined;
  let counted: Chances | undefined;
  let outcome: Outcome | undefined;
  let back: BackTold | undefined;
  /** Are the odds of all that can be chosen shown, and not of one thing that is pointed at? */
  let isAllShown = false;
  let chosen: Path = [];
  let next: number | undefined;
  let isHasty = false;
  let isByKey = false;
  const decisions = new Map<Shot, string | undefined>();

  const question = make('p', { class: 'question', 'aria-live': 'polite' }, words.waiting);
  const bubble = createBubble();
  const chances = make('div', {
    class: 'chances',
    tabindex: 0,
    role: 'region',
    'aria-label': words.chances,
    hidden: true,
  });
  const choices = make('div');
  const log: Log = createLog({ box, locale, names });
  const inside = insidePanel(box, words);
  const stage = createStage({ clicked, pointed, resized: () => redraw() });
  const skip = buttonOf(words.skip, hurry, { class: 'quiet skip', hidden: true });
  const undo = buttonOf(words.undo, () => ask({ ask: 'say', message: { say: 'ask-back' } }), {
    class: 'quiet',
    name: 'undo',
    disabled: true,
  });
  const whyNotBack = make('span', { class: 'why' });
  const odds = buttonOf(words.odds, showAllOdds, { class: 'quiet', name: 'odds', hidden: true });
  const tools = make('div', { class: 'row tools', hidden: viewer === 'spectator' }, odds, undo, whyNotBack);
  const consent = make('div', { class: 'consent' });
  const dock = make(
    'div',
    { class: 'dock' },
    make('div', { class: 'asked' }, question, skip, consent),
    choices,
    chances,
    tools,
  );
  const element = make(
    'div',
    { class: 'game' },
    make('section', { class: 'board', 'aria-label': words.table }, stage.element, bubble.element),
    make(
      'section',
      { class: 'side', 'aria-label': words.options },
      dock,
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
        decision = decisions.get(now);
        decisions.delete(now);
        answered = undefined;
        outcome = now.outcome;
        chosen = [];
        drawn(box.story.look(now.view, now.outcome), 0);
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

  function redraw(): void {
    if (teller.isBusy || shot === undefined) return;
    drawn(box.story.look(shot.view, shot.outcome), 0);
    if (deciding !== undefined) light(deciding);
  }

  /** All is told: what can be done now. */
  function settle(): void {
    skip.hidden = true;
    bubble.hide();
    showChances([]);
    const view = decision === undefined ? undefined : shot?.view;
    deciding = view === undefined ? undefined : { box, view, actions: box.game.legalActions(view), locale, names };
    counted = deciding === undefined ? undefined : new Chances(deciding, words);
    showBack();
    if (deciding === undefined) {
      rest();
      return;
    }
    const unasked = unseenAnswer(box.game, deciding.view);
    if (unasked !== undefined) {
      act(unasked);
      return;
    }
    const owed = box.game.pending(deciding.view).find(({ seat }) => seat === viewer);
    question.textContent = owed === undefined ? '' : box.words.question(owed, deciding.view, { locale, names });
    choose([]);
    stage.reveal(dock);
  }

  /** Nothing is to be done here. */
  function rest(): void {
    choices.replaceChildren();
    odds.hidden = true;
    if (outcome !== undefined) {
      question.replaceChildren(...withRules(box.words.outcome(outcome, { locale, names }), words));
      question.classList.add('over');
      tools.hidden = true;
      choices.replaceChildren(
        make(
          'div',
          { class: 'row' },
          buttonOf(words.newGame, leave, { class: 'main' }),
          buttonOf(words.link, () => ask({ ask: 'link' }), { class: 'quiet' }),
        ),
      );
    } else if (next !== undefined) drawCurtain(next);
    else question.textContent = whoseTurn();
  }

  function whoseTurn(): string {
    const [owed] = shot === undefined ? [] : box.game.pending(shot.view);
    return owed === undefined || owed.seat === viewer ? words.waiting : words.thinking(nameOf(owed.seat));
  }

  function drawCurtain(seat: number): void {
    const who = nameOf(seat);
    // What the last one has seen goes with the screen.
    end();
    element.replaceChildren(curtain(who, words, () => ask({ ask: 'sit', viewer: seat })));
    scrollTo({ top: 0 });
  }

  function choose(path: Path): void {
    if (deciding === undefined || shot === undefined) return;
    chosen = path;
    showChances([]);
    offerOdds(deciding);
    drawn(box.story.look(shot.view, shot.outcome), 0);
    light(deciding);
    choices.replaceChildren(
      optionList(deciding, {
        chosen,
        words,
        isListed: listing.isOn(),
        act,
        choose,
        hint,
        list: (isOn) => listing.turn(isOn),
      }),
    );
    if (path.length > 0) stage.reveal(dock);
    if (isByKey && !stage.focus()) choices.querySelector<HTMLElement>('.option')?.focus();
  }

  function light(now: Deciding): void {
    const { lit } = litIn(now, chosen);
    const labelled = lit.map((each) => ({ target: each.target, label: labelOfLit(now, each) }));
    stage.light(labelled, chosen);
  }

  function showChances(content: readonly HTMLElement[], isAll = false): void {
    chances.hidden = content.length === 0;
    chances.replaceChildren(...content);
    isAllShown = isAll;
  }

  function hint(action: BaseAction | undefined): void {
    showChances((action === undefined ? undefined : counted?.of(action)) ?? []);
  }

  /** Offers the odds where what can still be chosen has any; to count them may take a moment. */
  function offerOdds(now: Deciding): void {
    odds.hidden = true;
    tools.ariaBusy = 'true';
    setTimeout(() => {
      if (deciding !== now) return;
      odds.hidden = counted?.isAny(actionsFrom(now, chosen)) !== true;
      tools.ariaBusy = 'false';
    });
  }

  function showAllOdds(): void {
    // What somebody has pointed at on the way to the button does not count as shown.
    if (isAllShown || deciding === undefined) showChances([]);
    else showChances(counted?.ofAll(actionsFrom(deciding, chosen)) ?? [], true);
  }

  /** Somebody points at something on the table. */
  function pointed(targets: readonly Target[]): void {
    if (deciding === undefined || teller.isBusy) return;
    hint(litIn(deciding, chosen).at(...targets)?.action);
  }

  function clicked(targets: readonly Target[], at: DOMRect): void {
    if (teller.isBusy || outcome !== undefined) return;
    if (deciding === undefined) {
      refuse(whoseTurn(), at);
      return;
    }
    const lit = litIn(deciding, chosen).at(...targets);
    if (lit === undefined) {
      const why = clicksOf(box, deciding.view, chosen).refusal(...targets);
      refuse(why === undefined ? '' : box.words.refusal(why, { locale, names }), at);
    } else if (lit.action === undefined) {
      bubble.hide();
      choose([...chosen, lit.target]);
    } else act(lit.action);
  }

  function act(action: BaseAction): void {
    if (decision === undefined) return;
    ask({ ask: 'say', message: { say: 'act', decision, action } });
    answered = decision;
    decision = undefined;
    deciding = undefined;
    stage.dim();
    choices.replaceChildren();
    odds.hidden = true;
    undo.disabled = true;
    showChances([]);
    bubble.hide();
  }

  function refuse(text: string, at: DOMRect = undo.getBoundingClientRect()): void {
    bubble.show(withRules(text, words), at);
  }

  function showBack(): void {
    const why = back?.why;
    undo.disabled = back === undefined || why !== undefined;
    whyNotBack.replaceChildren(
      ...(why === undefined ? [] : withRules(explainRefusal(box.game, why, locale), words, why.rule)),
    );
  }

  function asked(asking: AskedBack | null): void {
    consent.replaceChildren();
    if (asking === null) return;
    const answer = (said: 'agree' | 'disagree') => () =>
      ask({ ask: 'answer', answer: said, question: asking.question });
    consent.append(
      make('p', {}, words.askBack(nameOf(asking.seat))),
      buttonOf(words.agree, answer('agree'), { class: 'main' }),
      buttonOf(words.disagree, answer('disagree'), { class: 'quiet' }),
    );
  }

  function end(): void {
    teller.end();
    stage.end();
    removeEventListener('keydown', keyed);
    removeEventListener('pointerdown', touched);
    shot = undefined;
    decision = undefined;
    deciding = undefined;
    counted = undefined;
  }

  function keyed(event: KeyboardEvent): void {
    isByKey = true;
    if (event.key !== 'Escape') return;
    bubble.hide();
    if (chosen.length > 0) choose([]);
  }
  function touched({ target }: PointerEvent): void {
    isByKey = false;
    if (target instanceof Node && !bubble.element.contains(target)) bubble.hide();
  }
  addEventListener('keydown', keyed);
  addEventListener('pointerdown', touched);

  function hear(message: TableMessage): void {
    switch (message.tell) {
      case 'game': {
        const { view, events, anew, outcome: end } = message;
        next = undefined;
        const told: Shot = { view, events, isAnew: anew === true, outcome: end };
        decisions.set(told, message.decision);
        skip.hidden = false;
        teller.show(told);
        break;
      }
      case 'refused':
        decision ??= answered;
        if (!teller.isBusy) settle();
        refuse(explainRefusal(box.game, message.refusal, locale));
        break;
      case 'asked':
        asked(message.asked);
    }
  }

  return {
    element,
    hear,
    hearBack: (told) => {
      back = told;
      if (!teller.isBusy) showBack();
    },
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
