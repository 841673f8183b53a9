import type { GameTypes, KernelWhy, Seat, Viewer } from '../kernel/index.ts';
import { unreachable } from '../kernel/index.ts';
import type { Connection } from './connections.ts';
import { Consent } from './consent.ts';
import { givenSince, readSaid, type Said, type TableMessage } from './messages.ts';
import type { Proceedings } from './proceedings.ts';
import { explainRefusal, type TableWhy } from './refusals.ts';

type Why<T extends GameTypes> = T['Why'] | KernelWhy | TableWhy;
type Refused<T extends GameTypes> = Extract<TableMessage<T>, { readonly tell: 'refused' }>;
/** What is done by something that is said, if it is legal: nothing is done before it is run. */
type Deed = () => void;

/** Why somebody has nothing to say. */
const MUTE = {
  closed: { code: 'table/closed', rule: 'KER-14.10', facts: {} },
  spectator: { code: 'seat/spectator', rule: 'KER-14.20', facts: {} },
  bot: { code: 'seat/bot', rule: 'KER-14.20', facts: {} },
  left: { code: 'seat/left', rule: 'KER-14.5', facts: {} },
  over: { code: 'game/over', rule: 'KER-1.2', facts: {} },
} as const satisfies Record<string, TableWhy | KernelWhy>;

/** Hears what those who are connected say, and does it, or says why not. */
export class Hearing<T extends GameTypes> {
  readonly #proceedings: Proceedings<T>;
  #consent: Consent<T> | undefined;

  constructor(proceedings: Proceedings<T>) {
    this.#proceedings = proceedings;
  }

  hear(connection: Connection<T>, message: unknown): void {
    const judged = this.#judged(connection, message);
    if (typeof judged === 'function') judged();
    else this.#proceedings.send(connection, judged);
  }

  /**
   * Why this would be refused if it were said now; nothing, if it would be done.
   *
   * @rule KER-14.24 Whether something would be refused can be asked before it is said, and nothing is done by asking.
   */
  why(connection: Connection<T>, message: unknown): Refused<T> | undefined {
    const judged = this.#judged(connection, message);
    return typeof judged === 'function' ? undefined : judged;
  }

  /** Tells whoever has just come what is being asked. */
  welcome(connection: Connection<T>): void {
    if (this.#consent !== undefined) this.#proceedings.send(connection, { tell: 'asked', asked: this.#consent.asked });
  }

  /** Drops what was asked, if it can no longer be taken back. */
  lookAtConsent(): void {
    if (this.#consent?.stands === false) this.#consider(undefined);
  }

  /** What is done by a message, or why it is refused. */
  #judged(connection: Connection<T>, message: unknown): Refused<T> | Deed {
    const read = readSaid(message);
    const judged = 'said' in read ? this.#heeded(connection, read.said) : read.refusal;
    if (typeof judged === 'function') return judged;
    const text = explainRefusal<T>(this.#proceedings.game, judged, connection.locale);
    return { tell: 'refused', refusal: judged, text, ...(read.re === undefined ? {} : { re: read.re }) };
  }

  #heeded(connection: Connection<T>, said: Said): Why<T> | Deed {
    if (said.say === 'again') return () => this.#proceedings.tellSince(connection, givenSince(said.since));
    return this.#whyMute(connection.viewer) ?? this.#deed(said, Number(connection.viewer));
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

  #deed(said: Exclude<Said, { say: 'again' }>, seat: Seat): Why<T> | Deed {
    switch (said.say) {
      case 'act':
        return this.#action(said, seat);
      case 'take-back':
        return this.#takingBack(said.count ?? 1, seat, 'quiet');
      case 'ask-back':
        return this.#askingBack(said.count ?? 1, seat);
      case 'agree':
        return this.#answer((consent) => consent.with(seat), seat);
      case 'disagree':
        return this.#answer(() => undefined, seat);
      case 'resign':
        return () => this.#proceedings.leaveGame(seat, 'resigned');
      default:
        return unreachable(said);
    }
  }

  // KER-14.7: a connection speaks for its own seat, whatever seat its action names.
  #action({ decision, action }: Extract<Said, { say: 'act' }>, seat: Seat): Why<T> | Deed {
    const { course } = this.#proceedings;
    const token = course.tokenOf(seat);
    if (token !== undefined && decision !== token) {
      const current = course.match.state.decisions[seat] ?? 0;
      return { code: 'decision/stale', rule: 'KER-1.5', facts: { current } };
    }
    const tried = course.tried(action, seat);
    return tried.ok ? () => this.#proceedings.act(tried) : tried.refusal;
  }

  #takingBack(count: number, seat: Seat, kind: 'quiet' | 'open'): Why<T> | Deed {
    const { course } = this.#proceedings;
    const facts = course.howFarBack(seat, kind);
    if (count > facts.most) return { code: 'undo/too-far', rule: 'KER-14.13', facts };
    // KER-14.13: what nobody else has noticed is taken back without asking.
    if (kind === 'quiet') return () => this.#proceedings.takeBack({ seat, count, kind });
    return () => this.#consider(new Consent(course, { seat, count }));
  }

  #askingBack(count: number, seat: Seat): Why<T> | Deed {
    const { course, options } = this.#proceedings;
    const isUnnoticed = count <= course.howFarBack(seat, 'quiet').most;
    return this.#takingBack(count, seat, isUnnoticed ? 'quiet' : (options.undo ?? 'open'));
  }

  #answer(change: (consent: Consent<T>) => Consent<T> | undefined, seat: Seat): Why<T> | Deed {
    const consent = this.#consent;
    if (consent === undefined || consent.asked.seat === seat) {
      return { code: 'undo/not-asked', rule: 'KER-14.14', facts: {} };
    }
    return () => this.#consider(change(consent));
  }

  #consider(consent: Consent<T> | undefined): void {
    const { players } = this.#proceedings;
    const people = players.names.flatMap((_, seat) => (players.programOf(seat) === undefined ? [seat] : []));
    const isGranted = consent?.isGrantedBy(people) === true;
    this.#consent = isGranted ? undefined : consent;
    this.#proceedings.tellAll({ tell: 'asked', asked: this.#consent?.asked ?? null });
    if (consent === undefined || !isGranted) return;
    const { seat, count } = consent.asked;
    this.#proceedings.takeBack({ seat, count, kind: 'open' });
  }
}
