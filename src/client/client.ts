import type { Box, Path, Target } from '../boxes/index.ts';
import type { MessageId } from '../host/index.ts';
import {
  attempt,
  clonePlain,
  EngineError,
  type GameTypes,
  givenGame,
  givenObject,
  givenOptions,
  invalidOption,
  type LocaleTag,
  mustBeWhole,
  type Outcome,
  type SeenEvent,
  sharedWith,
  type TableNames,
} from '../kernel/index.ts';
import { type Choice, choiceOf, NOBODY_ASKED, unlitAt } from './asking.ts';
import { type Expected, Held, type Shot } from './held.ts';
import { Lifeline } from './lifeline.ts';
import { type Incoming, type PatchedMessage, readMessage, type Settled, type WholeMessage } from './messages.ts';
import type { Client, ClientFault, ClientOptions, LogEntry, ShownRefusal, Snapshot } from './options.ts';
import { Outgoing, type Saying } from './outgoing.ts';
import { Reel } from './reel.ts';

/**
 * Opens a client: it connects to a table, follows the game, and keeps all that a page draws in one snapshot.
 *
 * A client fits any framework: React's `useSyncExternalStore(client.subscribe, client.getSnapshot)`, Vue's `shallowRef`, a store of
 * Svelte ({@link readableOf}), or a function that draws.
 *
 * @example A page against bots
 * {@includeCode ../../test/guide/client/against-bots.ts#table}
 */
export function openClient<T extends GameTypes, Look>(options: ClientOptions<T, Look>): Client<T, Look> {
  return new TableClient(checked(givenOptions(options))).functions;
}

/** How often a client asks for the whole view before it gives a connection up. */
const MOST_ASKED = 3;
const LONGEST_PAUSE = 30_000;

interface Why<T extends GameTypes> {
  readonly message: Saying;
  readonly resolve: (refusal: ShownRefusal<T> | undefined) => void;
  readonly reject: (error: unknown) => void;
}

interface Looked<T extends GameTypes, Look> {
  readonly shot: Shot<T>;
  readonly outcome: Outcome | undefined;
  readonly look: Look;
}

class TableClient<T extends GameTypes, Look> {
  readonly #options: ClientOptions<T, Look>;
  readonly #newId: () => MessageId;
  readonly #listeners = new Set<() => void>();
  readonly #held: Held<T>;
  readonly #reel: Reel<T>;
  readonly #outgoing = new Outgoing();
  readonly #whys = new Map<MessageId, Why<T>>();
  readonly #lifeline: Lifeline;
  /** What a message about the game has to follow. */
  #expected: Expected = 'beginning';
  /** How often the whole view has been asked for without an answer of use. */
  #askedFor = 0;

  // What is shown, and what follows from the last message.
  #shown: Shot<T> | undefined;
  #events: readonly SeenEvent<T['Event']>[] = [];
  #settled: Settled<T> = {};
  /** What the look of the snapshot shows. */
  #drawn: Omit<Looked<T, Look>, 'look'> | undefined;
  /** The last look that was made, before it is shared with the one that is shown. */
  #looked: Looked<T, Look> | undefined;
  #choice: Choice<T> = NOBODY_ASKED;
  /** What the choice was made of. */
  #chosenFrom: readonly unknown[] = [];
  #chosen: Path = [];
  #locale: LocaleTag;
  #log: readonly LogEntry<T>[] = [];
  #snapshot: Snapshot<T, Look> = {
    status: 'connecting',
    seq: 0,
    view: undefined,
    look: undefined,
    events: [],
    waiting: 0,
    decision: undefined,
    questions: [],
    lit: [],
    chosen: [],
    actions: [],
    isSending: false,
    refusal: undefined,
    log: [],
    seats: [],
    spectators: 0,
    left: undefined,
    asked: null,
    outcome: undefined,
  };

  constructor(options: ClientOptions<T, Look>) {
    const { game, later, locale = 'en', retry = usualPause, seat, transport } = options;
    this.#options = options;
    this.#locale = this.#spoken(locale);
    this.#newId = options.newId ?? standardIds();
    this.#held = new Held(seat, game);
    this.#reel = new Reel({ later, pause: (shot) => this.#pauseAfter(shot), show: (shots) => this.#show(shots) });
    this.#lifeline = new Lifeline({
      transport,
      later,
      retry,
      hello: () => ({ seat, since: this.#held.seq, locale: this.#locale, answers: game === undefined }),
      changed: () => this.#connectionChanged(),
      opened: () => this.#sayAgain(),
      received: (message) => this.#receive(message),
      failed: (error) => this.#fault({ what: 'connection', error }),
    });
    this.#lifeline.connect();
  }

  get functions(): Client<T, Look> {
    return Object.freeze({
      subscribe: (listener: () => void) => {
        if (typeof listener !== 'function') throw invalidOption('listener', 'a function', listener);
        // The same function may be given twice.
        const own = (): void => listener();
        this.#listeners.add(own);
        return () => void this.#listeners.delete(own);
      },
      getSnapshot: () => this.#snapshot,
      act: (action: T['Action']) => void this.#act(action),
      click: (...targets: readonly Target[]) => this.#click(targets),
      unclick: () => this.#choose(this.#choice.chosen.slice(0, -1)),
      clear: () => this.#choose([]),
      say: (message: Saying) => this.#say(message),
      why: (message: Saying) => this.#why(message),
      skip: () => this.#reel.skip(),
      setLocale: (locale: LocaleTag) => this.#setLocale(locale),
      reconnect: () => this.#lifeline.connect(),
      close: () => this.#close(),
    });
  }

  #act(action: T['Action']): void {
    this.#say({ say: 'act', decision: this.#settled.decision ?? '', action });
  }

  #click(targets: readonly Target[]): void {
    const lit = this.#choice.at(...targets);
    if (lit === undefined) this.#explain(targets);
    else if (lit.action === undefined) this.#choose([...this.#choice.chosen, lit.target]);
    else this.#act(lit.action);
  }

  #choose(chosen: Path): void {
    this.#chosen = chosen;
    this.#update({ refusal: undefined });
  }

  #say(message: Saying): MessageId {
    const id = this.#newId();
    const numbered = { ...givenObject(message, 'message'), id };
    this.#outgoing.add(numbered);
    if (message.say === 'act') this.#chosen = [];
    this.#set({ refusal: undefined });
    // A table in this program answers before this returns.
    this.#lifeline.send(numbered);
    this.#update();
    return id;
  }

  // KER-18.7: what somebody clicks that is not lit is refused with the reason, by the rules or by the table.
  #explain(targets: readonly Target[]): void {
    const shown = this.#shown;
    const { waiting, isSending, seq } = this.#snapshot;
    if (shown === undefined || waiting > 0 || isSending) return;
    const { meant, isLater } = unlitAt<T>(this.#choiceParts(shown), targets);
    // What stands for nothing is refused with what is decided instead, or by whom.
    this.#whyFirst([...meant, { type: '' }]).then(
      (found) => {
        // The table may have gone on meanwhile.
        if (found === undefined || this.#snapshot.seq !== seq) return;
        const refusal = { ...found.refusal, facts: { ...found.refusal.facts, ...(isLater ? { later: true } : {}) } };
        const text = isLater ? attempt(() => this.#options.show.words.refusal(refusal, this.#telling)) : undefined;
        this.#update({ refusal: { refusal, text: text ?? found.text, re: undefined } });
      },
      () => undefined,
    );
  }

  async #whyFirst(actions: readonly unknown[]): Promise<ShownRefusal<T> | undefined> {
    for (const action of actions) {
      const refusal = await this.#why({ say: 'act', decision: this.#settled.decision ?? '', action });
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  async #why(message: Saying): Promise<ShownRefusal<T> | undefined> {
    const { game, show, seat } = this.#options;
    const { decision, outcome } = this.#settled;
    givenObject(message, 'message');
    if (game !== undefined && message.say === 'act' && outcome === undefined && this.#shown !== undefined) {
      const isCurrent = this.#reel.waiting === 0 && message.decision === (decision ?? '');
      if (isCurrent && seat !== 'spectator') {
        const refusal = game.whyIllegal(this.#shown.plain, message.action, { as: seat });
        return refusal && { refusal, text: show.words.refusal(refusal, this.#telling), re: undefined };
      }
    }
    if (this.#lifeline.status === 'closed') throw closed();
    const id = this.#newId();
    return new Promise((resolve, reject) => {
      this.#whys.set(id, { message, resolve, reject });
      this.#lifeline.send({ say: 'why', id, message });
    });
  }

  /** A language that the game is shown in; any other is an error that names those there are. */
  #spoken(locale: LocaleTag): LocaleTag {
    this.#options.show.words.name({ locale });
    return locale;
  }

  #setLocale(locale: LocaleTag): void {
    this.#locale = this.#spoken(locale);
    this.#log = this.#log.flatMap(({ seq, event }) => this.#logged(event, seq));
    this.#update({ log: this.#log });
  }

  #close(): void {
    this.#lifeline.close();
    for (const { reject } of this.#whys.values()) reject(closed());
    this.#whys.clear();
  }

  #connectionChanged(): void {
    this.#expected = 'beginning';
    this.#askedFor = 0;
    this.#set({ status: this.#lifeline.status });
  }

  // KER-18.5: the table does each message once, however often it is said.
  #sayAgain(): void {
    for (const message of this.#outgoing.open) this.#lifeline.send(message);
    for (const [id, { message }] of this.#whys) this.#lifeline.send({ say: 'why', id, message });
  }

  #receive(value: unknown): void {
    const message = readMessage<T>(value);
    if (message === undefined)
      this.#unfit(new EngineError('argument/invalid', 'What came in is no message of a table.'));
    else this.#hear(message);
  }

  #hear(message: Incoming<T>): void {
    switch (message.tell) {
      case 'game':
      case 'frames':
        this.#follow(message);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'judged':
        this.#judged(message);
        break;
      case 'seats':
        this.#update({
          seats: sharedWith(clonePlain(message.seats), this.#snapshot.seats),
          spectators: message.spectators,
        });
        break;
      case 'asked':
        this.#outgoing.asked(message.asked?.question);
        this.#update({ asked: sharedWith(clonePlain(message.asked), this.#snapshot.asked) });
        break;
      case 'closed':
        // Its host opens it again from its log.
        this.#lifeline.lose();
        break;
    }
  }

  #refused({ re, refusal, text }: Extract<Incoming<T>, { tell: 'refused' }>): void {
    const why = re === undefined ? undefined : this.#whys.get(re);
    this.#outgoing.answered(re);
    if (why !== undefined) {
      // A table that cannot be asked refuses the question.
      this.#whys.delete(re as MessageId);
      why.resolve({ refusal, text, re });
    } else if (refusal.code === 'message/repeated') this.#update();
    else this.#update({ refusal: { refusal, text, re } });
  }

  #judged({ re, refusal, text = '' }: Extract<Incoming<T>, { tell: 'judged' }>): void {
    const why = this.#whys.get(re);
    this.#whys.delete(re);
    why?.resolve(refusal === null ? undefined : { refusal, text, re: undefined });
  }

  #follow(message: WholeMessage<T> | PatchedMessage<T>): void {
    let shots: readonly Shot<T>[] | undefined;
    const isFirst = this.#held.isEmpty;
    try {
      shots = this.#held.follow(message, this.#expected);
      const last = shots?.at(-1);
      if (last !== undefined) this.#looked = this.#lookOf(last, message.outcome);
    } catch (error) {
      this.#unfit(error);
      return;
    }
    if (shots === undefined) return;
    // The answer to a question for the whole view tells again what was told already.
    const isToldAgain = this.#expected === 'whole' && !isFirst;
    const isAnew = message.anew === true || isToldAgain || isFirst;
    this.#expected = 'next';
    this.#askedFor = 0;
    this.#lifeline.thrives();
    const { decision, answers, outcome, left } = message;
    if (decision !== this.#settled.decision) this.#chosen = [];
    this.#settled = {
      ...(decision === undefined ? {} : { decision }),
      ...(answers === undefined ? {} : { answers }),
      ...(outcome === undefined ? {} : { outcome }),
      ...(left === undefined ? {} : { left }),
    };
    this.#outgoing.happened({ decision, outcome, isAnew: message.anew === true });
    // KER-18.4: what was taken back is not shown for a while first.
    this.#reel.add(
      isToldAgain ? shots.map((shot) => ({ ...shot, events: [] })) : shots,
      isAnew ? 'at-once' : 'in-turn',
    );
    this.#update();
  }

  // KER-18.3: a message that is none, or follows from something that is not held, is answered with a question for the whole view.
  #unfit(error: unknown): void {
    this.#fault({ what: 'message', error });
    this.#askedFor += 1;
    if (this.#askedFor > MOST_ASKED) {
      this.#lifeline.lose();
      return;
    }
    this.#expected = 'whole';
    this.#lifeline.send({ say: 'again', printed: true });
  }

  #pauseAfter({ events }: Shot<T>): number {
    const { pace } = this.#options;
    if (pace === undefined || events.length === 0) return 0;
    try {
      return pace(events);
    } catch (error) {
      this.#fault({ what: 'page', error });
      return 0;
    }
  }

  #show(shots: readonly Shot<T>[]): void {
    const last = shots.at(-1);
    if (last === undefined) return;
    this.#shown = last;
    this.#events = shots.flatMap(({ events }) => events);
    const told = shots.flatMap(({ events, seq }) => events.flatMap((event) => this.#logged(event, seq)));
    if (told.length > 0) this.#log = [...this.#log, ...told].slice(-(this.#options.logLimit ?? 1000));
    this.#update();
  }

  /** An event as an entry of the log; nothing, if it is only bookkeeping. */
  #logged(event: SeenEvent<T['Event']>, seq: number): readonly LogEntry<T>[] {
    const { story, words } = this.#options.show;
    const { tell } = story as Partial<Box<T, Look>['story']>;
    const text = attempt(() =>
      tell === undefined ? words.event(event, this.#telling) : tell(event, this.#telling)?.sentence,
    );
    return text === undefined ? [] : [{ seq, event, text }];
  }

  get #telling(): { readonly locale: LocaleTag; readonly names: TableNames } {
    const { names, show } = this.#options;
    const view = this.#shown?.view;
    const usual = view === undefined ? {} : show.words.names(view);
    return { locale: this.#locale, names: { ...usual, ...names } };
  }

  #choiceParts(shown: Shot<T>): Parameters<typeof choiceOf<T>>[0] {
    const { game, show } = this.#options;
    const { answers, decision } = this.#settled;
    const isAsked = decision !== undefined && !this.#outgoing.hasAnswered(decision);
    const actions = isAsked ? (game === undefined ? (answers ?? []) : game.legalActions(shown.plain)) : undefined;
    return { show, view: shown.view, actions, chosen: this.#chosen, ...this.#telling };
  }

  /**
   * Makes a new snapshot, if anything is different.
   *
   * @rule KER-18.2 A snapshot is the same object until something is different.
   */
  #update(parts: Partial<Snapshot<T, Look>> = {}): void {
    const shown = this.#shown;
    const waiting = this.#reel.waiting;
    const { decision, left } = this.#settled;
    const isQuiet = waiting === 0;
    const outcome = isQuiet ? this.#settled.outcome : undefined;
    const isAnswered = decision !== undefined && this.#outgoing.hasAnswered(decision);
    this.#lookForChoice(isQuiet && outcome === undefined ? shown : undefined);
    const { questions, lit, chosen, actions } = this.#choice;
    this.#set({
      seq: this.#held.seq ?? 0,
      view: shown?.view,
      look: shown === undefined ? undefined : this.#lookAt(shown, outcome),
      events: this.#events,
      waiting,
      decision: isQuiet && outcome === undefined && !isAnswered ? decision : undefined,
      questions,
      lit,
      chosen,
      actions,
      isSending: this.#outgoing.open.length > 0,
      log: this.#log,
      left,
      outcome,
      ...parts,
    });
  }

  /** The look that is drawn: what has not changed is the same as in the last one. */
  #lookAt(shot: Shot<T>, outcome: Outcome | undefined): Look | undefined {
    const before = this.#snapshot.look;
    if (this.#drawn?.shot === shot && this.#drawn.outcome === outcome) return before;
    try {
      const { look } = this.#lookOf(shot, outcome);
      this.#drawn = { shot, outcome };
      return sharedWith(look, before);
    } catch (error) {
      this.#fault({ what: 'message', error });
      return before;
    }
  }

  #lookOf(shot: Shot<T>, outcome: Outcome | undefined): Looked<T, Look> {
    const looked = this.#looked;
    if (looked?.shot === shot && looked.outcome === outcome) return looked;
    return { shot, outcome, look: this.#options.show.story.look(shot.view, outcome) };
  }

  /** Finds out what is asked, unless nothing has changed since that was found out. */
  #lookForChoice(shown: Shot<T> | undefined): void {
    const { answers, decision } = this.#settled;
    const isAnswered = decision !== undefined && this.#outgoing.hasAnswered(decision);
    const from = [shown, decision, answers, isAnswered, this.#chosen, this.#locale];
    if (from.every((part, index) => part === this.#chosenFrom[index]) && this.#chosenFrom.length > 0) return;
    this.#chosenFrom = from;
    const before = this.#choice;
    try {
      const choice = shown === undefined ? NOBODY_ASKED : choiceOf<T>(this.#choiceParts(shown));
      this.#choice = {
        at: choice.at,
        actions: choice.actions,
        questions: sharedWith([...choice.questions], before.questions),
        lit: sharedWith([...choice.lit], before.lit),
        chosen: sharedWith([...choice.chosen], before.chosen),
      };
    } catch (error) {
      this.#choice = NOBODY_ASKED;
      this.#fault({ what: 'message', error });
    }
  }

  #set(parts: Partial<Snapshot<T, Look>>): void {
    const before = this.#snapshot;
    const keys = Object.keys(parts) as (keyof Snapshot<T, Look>)[];
    if (keys.every((key) => Object.is(parts[key], before[key]))) return;
    this.#snapshot = Object.freeze({ ...before, ...parts });
    for (const listener of [...this.#listeners]) {
      try {
        listener();
      } catch (error) {
        this.#fault({ what: 'page', error });
      }
    }
  }

  #fault(fault: ClientFault): void {
    const { onFault } = this.#options;
    if (onFault !== undefined) onFault(fault);
    else if (fault.what === 'page') void Promise.reject(fault.error);
  }
}

const closed = (): EngineError => new EngineError('play/cancelled', 'This client is closed.');

const usualPause = (attempt: number): number => Math.min(LONGEST_PAUSE, 250 * 2 ** attempt);

interface Standard {
  readonly crypto?: { randomUUID?(): string };
}

function standardIds(): () => MessageId {
  return () => {
    const { crypto } = globalThis as Standard;
    if (crypto?.randomUUID !== undefined) return crypto.randomUUID();
    throw invalidOption('newId', 'a function: there is no crypto.randomUUID here', undefined);
  };
}

function checked<T extends GameTypes, Look>(options: ClientOptions<T, Look>): ClientOptions<T, Look> {
  const { game, later, logLimit, newId, onFault, pace, retry, seat, show, transport } = options;
  if (game !== undefined) givenGame(game);
  const { words, story } = givenObject(show, 'show');
  if (typeof givenObject(words, 'words of the show').name !== 'function')
    throw invalidOption('show', 'a box or a show', show);
  if (typeof givenObject(story, 'story of the show').look !== 'function')
    throw invalidOption('show', 'a box or a show', show);
  if (typeof transport !== 'function') throw invalidOption('transport', 'a function', transport);
  for (const [name, given] of Object.entries({ later, newId, onFault, pace, retry })) {
    if (given !== undefined && typeof given !== 'function') throw invalidOption(name, 'a function', given);
  }
  if (seat !== 'spectator' && !(Number.isInteger(seat) && seat >= 0))
    throw invalidOption('seat', "a seat or 'spectator'", seat);
  if (pace !== undefined && later === undefined)
    throw invalidOption('later', 'a function, since there is a pace', later);
  if (logLimit !== undefined) mustBeWhole('logLimit', logLimit);
  return options;
}
