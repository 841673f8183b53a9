import {
  type Departure,
  type Game,
  type GameTypes,
  hash,
  isSamePlain,
  type Seat,
  type TakingBack,
  type Viewer,
} from '../kernel/index.ts';
import { Clocks } from './clocks.ts';
import { type Connection, Connections } from './connections.ts';
import { Course, type Done } from './course.ts';
import { DoneIds } from './done-ids.ts';
import type { Beginning } from './head.ts';
import type { Inbox } from './inbox.ts';
import { type LogEntry, type LogHead, type LogLine, writtenLine } from './log.ts';
import type { FramesMessage, GameMessage, MessageId, SeatAtTable, TableMessage } from './messages.ts';
import type { TableOptions } from './options.ts';
import { Outbox } from './outbox.ts';
import { Players } from './players.ts';
import { type Happened, Tellings } from './tellings.ts';

/** What happens at a table, whoever makes it happen: it is kept, done and told, in this order. */
export class Proceedings<T extends GameTypes> {
  readonly game: Game<T>;
  readonly head: LogHead<T>;
  readonly options: TableOptions<T>;
  readonly course: Course<T>;
  readonly players: Players<T>;
  readonly clocks: Clocks | undefined;
  readonly connections: Connections<T>;
  readonly done: DoneIds;
  readonly #tellings: Tellings<T>;
  readonly #outbox: Outbox;
  #lines = 0;
  /** Who sat there when everybody was told last. */
  #toldSeats: readonly SeatAtTable[] = [];

  constructor(game: Game<T>, options: TableOptions<T>, { head, match, log }: Beginning<T>, inbox: Inbox) {
    const { seats, bots = [], clock, keep = () => undefined, onFault } = options;
    this.game = game;
    this.head = head;
    this.options = options;
    this.course = new Course(game, match);
    this.players = new Players(game, head.seats, [...seats.flatMap(({ bot }) => bot ?? []), ...bots]);
    this.clocks = clock === undefined ? undefined : new Clocks(clock, head.seats.length);
    this.connections = new Connections(onFault, () => inbox.hear(() => this.tellSeats()));
    this.done = new DoneIds(head.seats.length);
    this.#tellings = new Tellings(head.seats.length);
    this.#outbox = new Outbox(keep, options.log?.length ?? 0, (error) => this.#close(error));
    this.#tellings.tell(this.course.opening);
    for (const line of log?.lines ?? []) this.#redo(line);
  }

  /** Begins the log, or a new line of it. */
  begin(log: Beginning<T>['log']): void {
    const isTorn = log?.isTorn ?? (this.options.log ?? '') !== '';
    // What was being written when the host died ends here.
    if (isTorn) this.#outbox.write('\n');
    if (log === undefined) this.#outbox.write(writtenLine(this.head));
    this.clocks?.run(this.timed);
  }

  get isClosed(): boolean {
    return this.#outbox.hasFailed;
  }

  /** The people who owe something. */
  get timed(): readonly Seat[] {
    return this.course.owing.filter((seat) => this.players.programOf(seat) === undefined);
  }

  get seats(): readonly SeatAtTable[] {
    return this.players.names.map((name, seat) => {
      const left = this.course.departures.find((departure) => departure.seat === seat)?.reason;
      return {
        name,
        player: this.players.programOf(seat) === undefined ? 'person' : 'bot',
        isHere: this.connections.of(seat).length > 0,
        ...(left === undefined ? {} : { left }),
      };
    });
  }

  act(done: Done<T>, id?: MessageId): void {
    this.#commit({ act: done.action, hash: hash(done.state.state) }, () => this.course.done(done), id);
  }

  takeBack(back: Required<TakingBack>, id?: MessageId): void {
    this.#commit({ back }, () => this.course.takenBack(back), id);
  }

  leaveGame(seat: Seat, reason: Departure['reason'], id?: MessageId): void {
    const gone = { seat, reason };
    this.#commit({ gone }, () => this.#left(gone), id);
    this.tellSeats();
  }

  /** How many messages the spectators have been told of the game: what everybody has noticed. */
  get toldToAll(): number {
    return this.#tellings.last('spectator');
  }

  /**
   * Tells whoever has just come, or asks for it, everything since a message.
   *
   * @param withPrinted Whether a whole view comes with what is printed.
   * @rule KER-14.35 A page without rules is sent what is printed, once, with its first whole view.
   */
  tellSince(connection: Connection<T>, since: number, withPrinted: boolean): void {
    const message = this.#messageTo(connection, since);
    const { state } = this.course.match;
    const isLacking = withPrinted && message.tell === 'game';
    this.send(connection, isLacking ? { ...message, printed: this.game.printed(state) } : message);
  }

  /**
   * Tells everybody who sits at the table, if that has changed; and whoever has just come in any case. Thousands of spectators who
   * come and go are counted, and are no reason for a message to each of the others.
   */
  tellSeats(newcomer?: Connection<T>): void {
    const { seats } = this;
    const message = { tell: 'seats', seats, spectators: this.connections.of('spectator').length } as const;
    if (isSamePlain(seats, this.#toldSeats)) {
      if (newcomer !== undefined) this.send(newcomer, message);
      return;
    }
    this.#toldSeats = seats;
    this.tellAll(message);
  }

  tellAll(message: TableMessage<T>): void {
    if (this.isClosed) return;
    for (const connection of this.connections.all) this.send(connection, message);
  }

  send(connection: Connection<T>, message: TableMessage<T>): void {
    // KER-14.10: nothing more is told of a table that is closed, but that it is.
    if (this.isClosed) this.connections.deliver(connection, { tell: 'closed' });
    else this.#outbox.send(() => this.connections.deliver(connection, message));
  }

  #redo(line: LogLine<T>): void {
    if (line.left !== undefined) this.clocks?.set(line.left, this.timed);
    this.#tellings.tell('gone' in line ? this.#left(line.gone) : this.course.redone(line));
    this.clocks?.run(this.timed);
    this.#lines = line.line;
    if (line.id !== undefined) this.done.add(seatOf(line), line.id);
  }

  // KER-14.5: somebody else plays on where others still play.
  #left(gone: Departure): Happened<T> {
    this.players.substitute(gone.seat, this.options.substitute);
    return this.course.left(gone);
  }

  // KER-14.10: kept, then done, then told.
  #commit(entry: LogEntry<T>, happen: () => Happened<T>, id: MessageId | undefined): void {
    const left = this.clocks?.left;
    this.#lines += 1;
    const line = { line: this.#lines, ...entry, ...(id === undefined ? {} : { id }) };
    this.#outbox.write(writtenLine({ ...line, ...(left === undefined ? {} : { left }) }));
    const happened = happen();
    this.clocks?.run(this.timed);
    this.#tellings.tell(happened);
    for (const viewer of happened.viewers) this.#tellLast(viewer);
  }

  #tellLast(viewer: Viewer): void {
    const concerned = this.connections.of(viewer);
    if (concerned.length === 0) return;
    const last = this.#tellings.last(viewer) - 1;
    // Thousands of spectators are told the same.
    const made = new Map<string, TableMessage<T>>();
    for (const connection of concerned) {
      const kind = `${connection.views} ${connection.answers}`;
      const message = made.get(kind) ?? this.#messageTo(connection, last);
      made.set(kind, message);
      this.send(connection, message);
    }
  }

  #messageTo(
    { viewer, views, answers: wantsAnswers }: Connection<T>,
    since: number,
  ): GameMessage<T> | FramesMessage<T> {
    const { seq, events, isAnew, frames: framesSince } = this.#tellings.since(viewer, since);
    const { outcome, match } = this.course;
    const decision = viewer !== 'spectator' && this.timed.includes(viewer) ? this.course.tokenOf(viewer) : undefined;
    // KER-14.33: whoever owes a decision is sent the legal answers with it, if the connection asks for them.
    const answers =
      decision === undefined || !wantsAnswers ? undefined : this.game.legalActions(match.state, Number(viewer));
    const left = this.clocks?.left;
    const standing = {
      seq,
      ...(isAnew ? { anew: true as const } : {}),
      ...(decision === undefined ? {} : { decision }),
      ...(answers === undefined ? {} : { answers }),
      ...(outcome === undefined ? {} : { outcome }),
      ...(left === undefined ? {} : { left }),
    };
    const frames = views === 'patched' ? framesSince() : undefined;
    if (frames !== undefined) return { tell: 'frames', ...standing, frames };
    return {
      tell: 'game',
      ...standing,
      view: this.game.view(match.state, viewer),
      events: this.game.viewEvents(events, viewer),
    };
  }

  #close(error: unknown): void {
    for (const connection of this.connections.all) this.connections.deliver(connection, { tell: 'closed' });
    this.options.onFault({ what: 'keep', error });
  }
}

/** The seat that a line is about. */
function seatOf<T extends GameTypes>(line: LogLine<T>): Seat {
  if ('act' in line) return line.act.seat;
  return 'back' in line ? line.back.seat : line.gone.seat;
}
