import type { GameTypes, KernelWhy, Seat, Viewer } from '../kernel/index.ts';
import { unreachable } from '../kernel/index.ts';
import type { Connection } from './connections.ts';
import { Consent } from './consent.ts';
import { givenSince, type Heard, type MessageId, type Read, readSaid, type TableMessage } from './messages.ts';
import type { Proceedings } from './proceedings.ts';
import { explainRefusal, type TableWhy } from './refusals.ts';

type Why<T extends GameTypes> = T['Why'] | KernelWhy | TableWhy;
type Refused<T extends GameTypes> = Extract<TableMessage<T>, { readonly tell: 'refused' }>;
/** What is done by something that is said, if it is legal: nothing is done before it is run. */
type Deed = () => void;
/** Is something to be done, or is it only asked whether it would be refused? */
type Asks = Parameters<typeof readSaid>[1];
/** Whose deed it is, and the number by which it is done once. */
interface By {
  readonly seat: Seat;
  readonly id: MessageId | undefined;
}

/** Why somebody has nothing to say. */
const MUTE = {
  closed: { code: 'table/closed', rule: 'KER-14.10', facts: {} },
  spectator: { code: 'seat/spectator', rule: 'KER-14.20', facts: {} },
  bot: { code: 'seat/bot', rule: 'KER-14.20', facts: {} },
  left: { code: 'seat/left', rule: 'KER-14.5', facts: {} },
  repeated: { code: 'message/repeated', rule: 'KER-14.27', facts: {} },
  away: { code: 'connection/left', rule: 'KER-14.28', facts: {} },
  over: { code: 'game/over', rule: 'KER-1.2', facts: {} },
} as const satisfies Record<string, TableWhy | KernelWhy>;

/** Hears what those who are connected say, and does it, or says why not. */
export class Hearing<T extends GameTypes> {
  readonly #proceedings: Proceedings<T>;
  #consent: Consent<T> | undefined;
  #questions = 0;

  constructor(proceedings: Proceedings<T>) {
    this.#proceedings = proceedings;
  }

  hear(connection: Connection<T>, message: unknown): void {
    const judged = this.#judged(connection, message, 'to-do');
    if (typeof judged === 'function') judged();
    else this.#proceedings.send(connection, judged);
  }

  /**
   * Why this would be refused if it were said now; nothing, if it would be done.
   *
   * @rule KER-14.24 Whether something would be refused can be asked before it is said, and nothing is done by asking.
   */
  why(connection: Connection<T>, message: unknown): Refused<T> | undefined {
    const judged = this.#judged(connection, message, 'beforehand');
    return typeof judged === 'function' ? undefined : judged;
  }

  // KER-14.24: asking by a message is the same as asking the table.
  #answerWhy(connection: Connection<T>, message: unknown, re: MessageId = ''): void {
    const refused = this.why(connection, message);
    const answer = refused === undefined ? { refusal: null } : { refusal: refused.refusal, text: refused.text };
    this.#proceedings.send(connection, { tell: 'judged', re, ...answer });
  }

  /** Tells whoever has just come what is being asked. */
  welcome(connection: Connection<T>): void {
    if (this.#consent !== undefined) this.#proceedings.send(connection, { tell: 'asked', asked: this.#consent.asked });
  }

  /** Drops what was asked, if it can no longer be taken back. */
  lookAtConsent(): void {
    if (this.#consent?.stands(this.#proceedings.toldToAll) === false) this.#consider(undefined);
  }

  /** What is done by a message, or why it is refused. */
  #judged(connection: Connection<T>, message: unknown, asks: Asks): Refused<T> | Deed {
    const read = readSaid(message, asks);
    const judged = 'said' in read ? this.#heeded(connection, read, asks) : read.refusal;
    if (typeof judged === 'function') return judged;
    const text = explainRefusal<T>(this.#proceedings.game, judged, connection.locale);
    return { tell: 'refused', refusal: judged, text, ...(read.id === undefined ? {} : { re: read.id }) };
  }

  #heeded(connection: Connection<T>, { said, id }: Extract<Read, { said: Heard }>, asks: Asks): Why<T> | Deed {
    const { viewer } = connection;
    // KER-14.28: who has left has nothing to say, whatever still comes in from there.
    if (connection.isGone) return MUTE.away;
    if (said.say === 'again')
      return () => this.#proceedings.tellSince(connection, givenSince(said.since), said.printed === true);
    // KER-14.34: asking whether something would be refused changes nothing.
    if (said.say === 'why') return () => this.#answerWhy(connection, said.message, id);
    const by = { seat: Number(viewer), id };
    const judged = this.#whyRepeated(by) ?? this.#whyMute(viewer) ?? this.#deed(said, by, asks);
    if (typeof judged !== 'function' || id === undefined) return judged;
    return () => {
      this.#proceedings.done.add(by.seat, id);
      judged();
    };
  }

  // KER-14.27: what arrives twice is done once.
  #whyRepeated({ seat, id }: By): Why<T> | undefined {
    return id !== undefined && this.#proceedings.done.has(seat, id) ? MUTE.repeated : undefined;
  }

  /** Why nothing that this viewer says counts, if that is so. */
  #whyMute(viewer: Viewer): Why<T> | undefined {
    const { course, isClosed, players } = this.#proceedings;
    if (isClosed) return MUTE.closed;
    // KER-14.20: spectators watch.
    if (viewer === 'spectator') return MUTE.spectator;
    if (course.hasLeft(viewer)) return MUTE.left;
    if (course.outcome !== undefined) return MUTE.over;
    return players.programOf(viewer) === undefined ? undefined : MUTE.bot;
  }

  #deed(said: Exclude<Heard, { say: 'again' | 'why' }>, by: By, asks: Asks): Why<T> | Deed {
    const { seat, id } = by;
    switch (said.say) {
      case 'act':
        return this.#action(said, by, asks);
      case 'take-back':
        return this.#takingBack(said.count ?? 1, by, 'quiet');
      case 'ask-back':
        return this.#askingBack(said.count ?? 1, by);
      case 'agree':
        return this.#answer(said.question, (consent) => consent.with(seat), seat);
      case 'disagree':
        return this.#answer(said.question, () => undefined, seat);
      case 'resign':
        return () => this.#proceedings.leaveGame(seat, 'resigned', id);
      default:
        return unreachable(said);
    }
  }

  // KER-14.7: a connection speaks for its own seat, whatever seat its action names.
  #action({ decision, action }: Extract<Heard, { say: 'act' }>, { seat, id }: By, asks: Asks): Why<T> | Deed {
    const { course, connections } = this.#proceedings;
    const token = course.tokenOf(seat);
    if (token !== undefined && decision !== token) {
      const current = course.match.state.decisions[seat] ?? 0;
      return { code: 'decision/stale', rule: 'KER-1.5', facts: { current } };
    }
    // Nobody needs frames of what is only asked about.
    const tried = course.tried(action, seat, asks === 'to-do' ? connections.followers : []);
    return tried.ok ? () => this.#proceedings.act(tried, id) : tried.refusal;
  }

  #takingBack(count: number, { seat, id }: By, kind: 'quiet' | 'open'): Why<T> | Deed {
    const { course } = this.#proceedings;
    const facts = course.howFarBack(seat, kind);
    if (count > facts.most) return { code: 'undo/too-far', rule: 'KER-14.13', facts };
    // KER-14.13: what nobody else has noticed is taken back without asking.
    if (kind === 'quiet') return () => this.#proceedings.takeBack({ seat, count, kind }, id);
    return () => {
      const question = { seat, count, told: this.#proceedings.toldToAll, number: ++this.#questions };
      this.#consider(Consent.asked(course, question), id);
    };
  }

  #askingBack(count: number, by: By): Why<T> | Deed {
    const { course, options } = this.#proceedings;
    const isUnnoticed = count <= course.howFarBack(by.seat, 'quiet').most;
    return this.#takingBack(count, by, isUnnoticed ? 'quiet' : (options.undo ?? 'open'));
  }

  #answer(question: string, change: (consent: Consent<T>) => Consent<T> | undefined, seat: Seat): Why<T> | Deed {
    const consent = this.#consent;
    if (consent === undefined || consent.seat === seat) {
      return { code: 'undo/not-asked', rule: 'KER-14.14', facts: {} };
    }
    if (consent.token !== question) return { code: 'undo/other-question', rule: 'KER-14.25', facts: {} };
    return () => this.#consider(change(consent));
  }

  #consider(consent: Consent<T> | undefined, id?: MessageId): void {
    const { players } = this.#proceedings;
    const people = players.names.flatMap((_, seat) => (players.programOf(seat) === undefined ? [seat] : []));
    const isGranted = consent?.isGrantedBy(people) === true;
    this.#consent = isGranted ? undefined : consent;
    this.#proceedings.tellAll({ tell: 'asked', asked: this.#consent?.asked ?? null });
    if (consent === undefined || !isGranted) return;
    const { seat, count } = consent;
    this.#proceedings.takeBack({ seat, count, kind: 'open' }, id);
  }
}
