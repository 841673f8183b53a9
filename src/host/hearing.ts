import type { GameTypes, KernelWhy, Seat, Viewer } from '../kernel/index.ts';
import { unreachable } from '../kernel/index.ts';
import type { Connection } from './connections.ts';
import { Consent } from './consent.ts';
import { givenSince, readSaid, type Said } from './messages.ts';
import type { Proceedings } from './proceedings.ts';
import { explainRefusal, type TableWhy } from './refusals.ts';

type Why<T extends GameTypes> = T['Why'] | KernelWhy | TableWhy;

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
    const { said, refusal: malformed, re } = readSaid(message);
    if (said?.say === 'again') {
      this.#proceedings.tellSince(connection, givenSince(said.since));
      return;
    }
    const refusal = said === undefined ? malformed : (this.#whyMute(connection.viewer) ?? this.#heed(said, connection));
    if (refusal === undefined) return;
    const { game } = this.#proceedings;
    const text = explainRefusal<T>(game, refusal, connection.locale);
    this.#proceedings.send(connection, { tell: 'refused', refusal, text, ...(re === undefined ? {} : { re }) });
  }

  /** Tells whoever has just come what is being asked. */
  welcome(connection: Connection<T>): void {
    if (this.#consent !== undefined) this.#proceedings.send(connection, { tell: 'asked', asked: this.#consent.asked });
  }

  /** Drops what was asked, if it can no longer be taken back. */
  lookAtConsent(): void {
    if (this.#consent?.stands === false) this.#consider(undefined);
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

  #heed(said: Said, { viewer }: Connection<T>): Why<T> | undefined {
    const seat = Number(viewer);
    switch (said.say) {
      case 'act':
        return this.#act(said, seat);
      case 'take-back':
        return this.#takeBack(said.count ?? 1, seat);
      case 'ask-back':
        return this.#askBack(said.count ?? 1, seat);
      case 'agree':
        return this.#answer((consent) => consent.with(seat), seat);
      case 'disagree':
        return this.#answer(() => undefined, seat);
      case 'resign':
        this.#proceedings.leaveGame(seat, 'resigned');
        return undefined;
      // It is told again where it is heard.
      case 'again':
        return undefined;
      default:
        return unreachable(said);
    }
  }

  // KER-14.7: a connection speaks for its own seat, whatever seat its action names.
  #act({ decision, action }: Extract<Said, { say: 'act' }>, seat: Seat): Why<T> | undefined {
    const { course } = this.#proceedings;
    const token = course.tokenOf(seat);
    if (token !== undefined && decision !== token) {
      const current = course.match.state.decisions[seat] ?? 0;
      return { code: 'decision/stale', rule: 'KER-1.5', facts: { current } };
    }
    const tried = course.tried(action, seat);
    if (!tried.ok) return tried.refusal;
    this.#proceedings.act(tried);
    return undefined;
  }

  // KER-14.13: what nobody else has noticed is taken back without asking.
  #takeBack(count: number, seat: Seat): Why<T> | undefined {
    const most = this.#proceedings.course.undoable(seat, 'quiet');
    if (count > most) return { code: 'undo/too-far', rule: 'KER-14.13', facts: { most } };
    this.#proceedings.takeBack({ seat, count, kind: 'quiet' });
    return undefined;
  }

  #askBack(count: number, seat: Seat): Why<T> | undefined {
    const { course, options } = this.#proceedings;
    if (count <= course.undoable(seat, 'quiet')) return this.#takeBack(count, seat);
    const most = course.undoable(seat, options.undo ?? 'open');
    if (count > most) return { code: 'undo/too-far', rule: 'KER-14.13', facts: { most } };
    this.#consider(new Consent(course, { seat, count }));
    return undefined;
  }

  #answer(change: (consent: Consent<T>) => Consent<T> | undefined, seat: Seat): Why<T> | undefined {
    if (this.#consent === undefined || this.#consent.asked.seat === seat) {
      return { code: 'undo/not-asked', rule: 'KER-14.14', facts: {} };
    }
    this.#consider(change(this.#consent));
    return undefined;
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
