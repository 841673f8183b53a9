import {
  type BaseAction,
  type GameTypes,
  type Locale,
  namesApart,
  type TableNames,
  unseenAnswer,
  type Viewer,
} from 'gastropodia';
import type { AnyBox, Target } from 'gastropodia/boxes';
import type { ShownRefusal } from 'gastropodia/client';
import { type AskedBack, explainRefusal, type SeatAtTable } from 'gastropodia/host';
import type { Asked } from '../protocol.ts';
import { createBubble } from './bubble.ts';
import { Chances } from './chances.ts';
import { buttonOf, make } from './dom.ts';
import { follow, type PageClient, type PageSnapshot } from './follow.ts';
import { insidePanel } from './inside.ts';
import { createLog, type Log } from './log.ts';
import { type Deciding, litIn, optionList } from './options.ts';
import { withRules } from './rules.ts';
import { createStage } from './stage.ts';
import { type PageWords, WORDS } from './words.ts';

export interface Playing {
  readonly box: AnyBox;
  readonly locale: Locale;
  readonly seats: readonly SeatAtTable[];
  readonly viewer: Viewer;
  /** What this viewer is told, and says. */
  readonly client: PageClient;
  /** Does somebody want all options listed? */
  readonly listing: { isOn(): boolean; turn(isOn: boolean): void };
  ask(asked: Asked): void;
  /** How long an event stands. */
  pause(): number;
  /** Goes to another game. */
  leave(): void;
  /** This seat sits before the screen now. */
  sitDown(seat: number): void;
}

/** The table as one of those around it sees it. When somebody else sits down, there is another. */
export interface GameScreen {
  readonly element: HTMLElement;
  /** Another one has to decide: the screen goes to that one when all is told. */
  handOver(seat: number): void;
  end(): void;
}

export function gameScreen(playing: Playing): GameScreen {
  const { box, locale, seats, viewer, client, listing, ask, pause, leave, sitDown } = playing;
  const words = WORDS[locale];
  const names: TableNames = { players: seats.map(({ name }) => name) };
  const shownNames = namesApart(names.players ?? []);
  const nameOf = (seat: number): string => shownNames[seat] ?? '';
  let deciding: Deciding | undefined;
  let counted: Chances | undefined;
  /** Are the odds of all that can be chosen shown, and not of one thing that is pointed at? */
  let isAllShown = false;
  let next: number | undefined;
  let isByKey = false;
  /** Where somebody has clicked last. */
  let pointer: DOMRect | undefined;
  const isBusy = ({ waiting }: PageSnapshot = client.getSnapshot()): boolean => waiting > 0;

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
  const skip = buttonOf(words.skip, () => client.skip(), { class: 'quiet skip', hidden: true });
  const undo = buttonOf(words.undo, () => void client.say({ say: 'ask-back' }), {
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

  const following = follow({ box, locale, client, stage, log, inside, pause, changed });

  function changed(now: PageSnapshot, before: PageSnapshot | undefined): void {
    if (now.seq !== before?.seq) next = undefined;
    skip.hidden = !isBusy(now);
    if (now.asked !== before?.asked) asked(now.asked);
    if (isBusy(now)) {
      if (now.log !== before?.log) question.textContent = log.last;
    } else if (now.isSending) {
      if (before?.isSending !== true) send();
    } else if (before === undefined || isBusy(before) || before.isSending || now.view !== before.view) settle(now);
    else if (now.outcome !== before.outcome || now.decision !== before.decision) settle(now);
    else if (now.chosen !== before.chosen) choose(now);
    if (now.refusal !== undefined && now.refusal !== before?.refusal) {
      const { re, text } = now.refusal;
      refuse(re === undefined ? text : explained(now.refusal.refusal));
    }
  }

  const explained = (refusal: ShownRefusal<GameTypes>['refusal']): string =>
    explainRefusal(box.game, refusal as never, locale);

  function redraw(): void {
    const now = client.getSnapshot();
    if (isBusy(now)) return;
    following.redraw();
    if (deciding !== undefined) light(now);
  }

  /** All is told: what can be done now. */
  function settle(now: PageSnapshot): void {
    bubble.hide();
    showChances([]);
    const { view, decision, actions } = now;
    deciding = view === undefined || decision === undefined ? undefined : { box, view, actions, locale, names };
    counted = deciding === undefined ? undefined : new Chances(deciding, words);
    void showBack(now);
    if (deciding === undefined) {
      rest(now);
      return;
    }
    const unasked = unseenAnswer(box.game, deciding.view);
    if (unasked !== undefined) {
      client.act(unasked);
      return;
    }
    question.textContent = now.questions.find(({ seat }) => seat === viewer)?.text ?? '';
    choose(now);
    stage.reveal(dock);
  }

  /** Nothing can be done until the table has answered. */
  function send(): void {
    deciding = undefined;
    stage.dim();
    choices.replaceChildren();
    odds.hidden = true;
    undo.disabled = true;
    showChances([]);
    bubble.hide();
  }

  /** Nothing is to be done here. */
  function rest(now: PageSnapshot): void {
    choices.replaceChildren();
    odds.hidden = true;
    if (now.outcome !== undefined) {
      question.replaceChildren(...withRules(box.words.outcome(now.outcome, { locale, names }), words));
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
    else question.textContent = whoseTurn(now);
  }

  function whoseTurn({ questions: [owed] }: PageSnapshot): string {
    return owed === undefined || owed.seat === viewer ? words.waiting : words.thinking(nameOf(owed.seat));
  }

  function drawCurtain(seat: number): void {
    // What the last one has seen goes with the screen.
    end();
    element.replaceChildren(curtain(nameOf(seat), words, () => sitDown(seat)));
    scrollTo({ top: 0 });
  }

  /** What can be chosen, after what was chosen so far. */
  function choose(now: PageSnapshot): void {
    if (deciding === undefined) return;
    const { chosen } = now;
    bubble.hide();
    showChances([]);
    offerOdds(deciding);
    following.redraw();
    light(now);
    choices.replaceChildren(
      optionList(deciding, {
        chosen,
        words,
        isListed: listing.isOn(),
        act: client.act,
        begin: client.click,
        cancel: client.clear,
        hint,
        list: (isOn) => listing.turn(isOn),
      }),
    );
    if (chosen.length > 0) stage.reveal(dock);
    if (isByKey && !stage.focus()) choices.querySelector<HTMLElement>('.option')?.focus();
  }

  function light({ lit, chosen }: PageSnapshot): void {
    stage.light(lit, chosen);
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
      odds.hidden = counted?.isAny(client.getSnapshot().actions) !== true;
      tools.ariaBusy = 'false';
    });
  }

  function showAllOdds(): void {
    // What somebody has pointed at on the way to the button does not count as shown.
    if (isAllShown || deciding === undefined) showChances([]);
    else showChances(counted?.ofAll(client.getSnapshot().actions) ?? [], true);
  }

  /** Somebody points at something on the table. */
  function pointed(targets: readonly Target[]): void {
    if (deciding === undefined || isBusy()) return;
    hint(litIn(deciding, client.getSnapshot().chosen).at(...targets)?.action);
  }

  function clicked(targets: readonly Target[], at: DOMRect): void {
    if (isBusy() || client.getSnapshot().outcome !== undefined) return;
    pointer = at;
    client.click(...targets);
  }

  function refuse(text: string): void {
    bubble.show(withRules(text, words), pointer ?? undo.getBoundingClientRect());
    pointer = undefined;
  }

  /** Says why nothing can be taken back, if nothing can. */
  async function showBack(now: PageSnapshot): Promise<void> {
    undo.disabled = true;
    if (viewer === 'spectator' || now.outcome !== undefined || now.seq === 0) return;
    const why = await client.why({ say: 'ask-back' }).catch(() => undefined);
    const { seq, isSending } = client.getSnapshot();
    if (seq !== now.seq || isSending) return;
    undo.disabled = why !== undefined;
    whyNotBack.replaceChildren(
      ...(why === undefined ? [] : withRules(explained(why.refusal), words, why.refusal.rule)),
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
    following.end();
    stage.end();
    removeEventListener('keydown', keyed);
    removeEventListener('pointerdown', touched);
    deciding = undefined;
    counted = undefined;
  }

  function keyed(event: KeyboardEvent): void {
    isByKey = true;
    if (event.key !== 'Escape') return;
    bubble.hide();
    if (client.getSnapshot().chosen.length > 0) client.clear();
  }
  function touched({ target }: PointerEvent): void {
    isByKey = false;
    if (target instanceof Node && !bubble.element.contains(target)) bubble.hide();
  }
  addEventListener('keydown', keyed);
  addEventListener('pointerdown', touched);

  return {
    element,
    handOver: (seat) => {
      if (next === seat) return;
      next = seat;
      const now = client.getSnapshot();
      if (!isBusy(now) && !now.isSending) settle(now);
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
