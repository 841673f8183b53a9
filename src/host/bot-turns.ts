import { EngineError, type GameTypes, type Seat } from '../kernel/index.ts';
import type { Inbox } from './inbox.ts';
import { ifThenable } from './outbox.ts';
import type { Program } from './players.ts';
import type { Proceedings } from './proceedings.ts';

/** A bot that was asked and answers later. */
interface Waiting<T extends GameTypes> {
  readonly seat: Seat;
  readonly program: Program<T> | undefined;
  /** The decision that it was asked for. */
  readonly token: string | undefined;
  readonly since: number | undefined;
}

/** Asks the bots of a table, one after another, whenever one of them owes something. */
export class BotTurns<T extends GameTypes> {
  readonly #proceedings: Proceedings<T>;
  readonly #inbox: Inbox;
  /** What is done when a bot has moved. */
  readonly #moved: () => void;
  #isAsked = false;
  #waiting: Waiting<T> | undefined;

  constructor(proceedings: Proceedings<T>, inbox: Inbox, moved: () => void) {
    this.#proceedings = proceedings;
    this.#inbox = inbox;
    this.#moved = moved;
  }

  ask(): void {
    if (this.#isAsked || this.#isWaiting || this.#next === undefined) return;
    this.#isAsked = true;
    const { later = (run: () => void) => run() } = this.#proceedings.options;
    later(() => this.#inbox.hear(() => this.#move()));
  }

  /** When the bot that is waited for runs out of time. */
  get deadline(): number | undefined {
    const { botClock } = this.#proceedings.options;
    const since = this.#isWaiting ? this.#waiting?.since : undefined;
    return botClock === undefined || since === undefined ? undefined : since + botClock.limit;
  }

  /**
   * Gives up a bot that takes too long.
   *
   * @rule KER-14.29 A bot that does not answer in time is named, and its seat has left the game.
   */
  lookAtClock(): void {
    const { botClock } = this.#proceedings.options;
    const { deadline } = this;
    const seat = this.#waiting?.seat;
    if (botClock === undefined || deadline === undefined || seat === undefined || botClock.now() < deadline) return;
    this.#waiting = undefined;
    this.#failed(seat, new EngineError('bot/silent', `The bot on seat ${seat} did not answer in time.`));
  }

  get #next(): Seat | undefined {
    const { course, isClosed, players } = this.#proceedings;
    return isClosed ? undefined : course.owing.find((seat) => players.programOf(seat) !== undefined);
  }

  // KER-14.22: an answer that comes later is waited for as long as it would answer what is asked.
  get #isWaiting(): boolean {
    if (this.#waiting === undefined) return false;
    const { course, players } = this.#proceedings;
    const { seat, program, token } = this.#waiting;
    return token === course.tokenOf(seat) && program === players.programOf(seat);
  }

  #move(): void {
    this.#isAsked = false;
    const seat = this.#next;
    if (seat === undefined) return;
    const { course, game, head, players } = this.#proceedings;
    let chosen: T['Action'] | PromiseLike<T['Action']>;
    let later: PromiseLike<T['Action']> | undefined;
    try {
      chosen = players.move(seat, game.view(course.match.state, seat), { seed: head.botSeed, nodes: head.nodes });
      later = ifThenable(chosen);
    } catch (error) {
      this.#failed(seat, error);
      return;
    }
    if (later === undefined) this.#chose(seat, chosen);
    else this.#await(seat, later);
  }

  #await(seat: Seat, chosen: PromiseLike<T['Action']>): void {
    const { course, options, players } = this.#proceedings;
    const [program, token, since] = [players.programOf(seat), course.tokenOf(seat), options.botClock?.now()];
    const waiting = { seat, program, token, since };
    this.#waiting = waiting;
    const settle = (run: () => void): void =>
      this.#inbox.hear(() => {
        if (waiting !== this.#waiting) return;
        const counts = this.#isWaiting;
        this.#waiting = undefined;
        if (counts) run();
        else this.ask();
      });
    Promise.resolve(chosen).then(
      (action) => settle(() => this.#chose(seat, action)),
      (error) => settle(() => this.#failed(seat, error)),
    );
  }

  #chose(seat: Seat, action: unknown): void {
    const { course, game } = this.#proceedings;
    const tried = course.tried(action, seat, this.#proceedings.connections.followers);
    if (tried.ok) {
      this.#proceedings.act(tried);
      this.#moved();
      return;
    }
    const why = game.explain(tried.refusal);
    this.#failed(seat, new EngineError('bot/illegal', `The bot on seat ${seat} chose an illegal action: ${why}`));
  }

  /**
   * @rule KER-14.16 A bot that throws, or chooses what it may not, is named, and its seat has left the game; a substitute that
   *   does is replaced by one that plays at random.
   */
  #failed(seat: Seat, error: unknown): void {
    const { course, options, players } = this.#proceedings;
    options.onFault({ what: 'bot', seat, bot: players.programOf(seat)?.name ?? '', error });
    if (course.hasLeft(seat)) players.substitute(seat);
    else this.#proceedings.leaveGame(seat, 'failed');
    this.#moved();
  }
}
