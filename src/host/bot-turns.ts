import { EngineError, type GameTypes, type Seat } from '../kernel/index.ts';
import type { Inbox } from './inbox.ts';
import { isThenable } from './outbox.ts';
import type { Proceedings } from './proceedings.ts';

/** Asks the bots of a table, one after another, whenever one of them owes something. */
export class BotTurns<T extends GameTypes> {
  readonly #proceedings: Proceedings<T>;
  readonly #inbox: Inbox;
  /** What is done when a bot has moved. */
  readonly #moved: () => void;
  #isAsked = false;

  constructor(proceedings: Proceedings<T>, inbox: Inbox, moved: () => void) {
    this.#proceedings = proceedings;
    this.#inbox = inbox;
    this.#moved = moved;
  }

  ask(): void {
    if (this.#isAsked || this.#next === undefined) return;
    this.#isAsked = true;
    const { later = (run: () => void) => run() } = this.#proceedings.options;
    later(() => this.#inbox.hear(() => this.#move()));
  }

  get #next(): Seat | undefined {
    const { course, isClosed, players } = this.#proceedings;
    return isClosed ? undefined : course.owing.find((seat) => players.programOf(seat) !== undefined);
  }

  #move(): void {
    this.#isAsked = false;
    const seat = this.#next;
    if (seat === undefined) return;
    const { course, game, head, players } = this.#proceedings;
    let chosen: unknown;
    try {
      chosen = players.move(seat, game.view(course.match.state, seat), { seed: head.botSeed, nodes: head.nodes });
    } catch (error) {
      this.#failed(seat, error);
      return;
    }
    if (isThenable(chosen)) this.#await(seat, chosen);
    else this.#chose(seat, chosen);
  }

  // KER-14.22: an answer that comes later counts if it is still the answer to what is asked.
  #await(seat: Seat, chosen: PromiseLike<unknown>): void {
    const { course, players } = this.#proceedings;
    const token = course.tokenOf(seat);
    const program = players.programOf(seat);
    this.#isAsked = true;
    const settle = (run: () => void): void =>
      this.#inbox.hear(() => {
        this.#isAsked = false;
        if (token === course.tokenOf(seat) && program === players.programOf(seat)) run();
        else this.ask();
      });
    Promise.resolve(chosen).then(
      (action) => settle(() => this.#chose(seat, action)),
      (error) => settle(() => this.#failed(seat, error)),
    );
  }

  #chose(seat: Seat, action: unknown): void {
    const { course, game } = this.#proceedings;
    const tried = course.tried(action, seat);
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
