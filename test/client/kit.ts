import {
  advance,
  type Game,
  type GameTypes,
  type Match,
  openMatch,
  patchesBetween,
  takeBack,
  type Viewer,
} from 'gastropodia';
import type { Connecting, Line, Transport } from 'gastropodia/client';

/** A table as small as a table can be: it sends frames, and does what it is told by seats that it trusts. */
export class SmallTable<T extends GameTypes> {
  readonly game: Game<T>;
  match: Match<T>;
  readonly #connections = new Set<Connected>();
  readonly #told = new Map<Viewer, Telling[]>();
  readonly #done = new Set<unknown>();
  #takenBack = 0;
  /** All that was said. */
  readonly heard: unknown[] = [];

  constructor(game: Game<T>, config: T['Config'], seed: string) {
    this.game = game;
    this.match = openMatch(game, config, seed);
    for (const viewer of this.viewers) this.#told.set(viewer, []);
  }

  get viewers(): readonly Viewer[] {
    return [...this.match.state.decisions.keys(), 'spectator'];
  }

  view(viewer: Viewer): T['View'] {
    return this.game.view(this.match.state, viewer);
  }

  /** A transport to this table, by texts of JSON, as over a network. */
  transport(
    bend: (message: Sent, deliver: (message: unknown) => void) => void = (message, deliver) => deliver(message),
  ): Transport {
    return (connecting) => {
      const connected: Connected = {
        viewer: connecting.seat,
        answers: connecting.answers,
        send: (message) => bend(JSON.parse(JSON.stringify(message)), connecting.received),
        closed: connecting.closed,
      };
      this.#connections.add(connected);
      connecting.opened();
      this.#catchUp(connected, connecting.since);
      connected.send({
        tell: 'seats',
        seats: this.match.state.decisions.map((_, seat) => ({ name: `P${seat}`, player: 'person', isHere: true })),
        spectators: 0,
      });
      return {
        send: (message) => this.#hear(connected, JSON.parse(JSON.stringify(message))),
        close: () => this.#connections.delete(connected),
      };
    };
  }

  /** Cuts all connections. */
  cut(): void {
    const cut = [...this.#connections];
    this.#connections.clear();
    for (const { closed } of cut) closed();
  }

  #hear(connected: Connected, message: Record<string, unknown>): void {
    this.heard.push(message);
    const { viewer } = connected;
    const { id, say } = message;
    if (say === 'again') this.#catchUp(connected, message.since as number | undefined);
    else if (say === 'why') {
      const { action } = message.message as { action: unknown };
      const refusal = this.game.whyIllegal(this.match.state, action, { as: viewer as number }) ?? null;
      connected.send({ tell: 'judged', re: id, refusal, text: 'why not' });
    } else {
      const refusal = this.#done.has(id)
        ? { code: 'message/repeated', rule: 'KER-14.27', facts: {} }
        : say === 'take-back'
          ? this.#takeBack(viewer as number)
          : this.#act(viewer as number, message);
      if (refusal === undefined) this.#done.add(id);
      else connected.send({ tell: 'refused', refusal, text: JSON.stringify(refusal), re: id });
    }
  }

  #takeBack(seat: number): undefined {
    this.#takenBack += 1;
    const before = new Map(this.viewers.map((each) => [each, this.view(each)]));
    this.match = takeBack(this.game, this.match, { seat });
    for (const each of this.viewers) {
      const patches = patchesBetween(before.get(each), this.view(each));
      if (patches.length > 0) this.#tell(each, { frames: [{ events: [], patches }], anew: true });
    }
  }

  #act(seat: number, message: Record<string, unknown>): object | undefined {
    if (message.decision !== this.#token(seat)) return { code: 'decision/stale', rule: 'KER-1.5', facts: {} };
    const done = advance(this.game, this.match, message.action, { as: seat, frames: this.viewers });
    if (!done.ok) return done.refusal;
    this.match = done.state;
    for (const { viewer: each, before, frames } of done.frames ?? []) {
      let last = before;
      const sent = frames.map(({ events, view }) => {
        const patches = patchesBetween(last, view);
        last = view;
        return { events, patches };
      });
      if (sent.length > 0) this.#tell(each, { frames: sent });
    }
    return undefined;
  }

  #token(viewer: Viewer): string | undefined {
    const asked = this.game.pending(this.match.state).find(({ seat }) => seat === viewer);
    return asked === undefined ? undefined : `${asked.id}/${this.#takenBack}`;
  }

  #tell(viewer: Viewer, telling: Telling): void {
    const told = this.#told.get(viewer) ?? [];
    told.push(telling);
    for (const connected of this.#connections) {
      if (connected.viewer === viewer) {
        connected.send({
          tell: 'frames',
          seq: told.length + 1,
          since: told.length,
          ...telling,
          ...this.#rest(connected),
        });
      }
    }
  }

  #catchUp(connected: Connected, since: number | undefined): void {
    const told = this.#told.get(connected.viewer) ?? [];
    const seq = told.length + 1;
    if (since === undefined || since < 1 || since > seq) {
      const events = this.game.viewEvents(this.match.events ?? [], connected.viewer);
      connected.send({
        tell: 'game',
        seq,
        view: this.view(connected.viewer),
        events,
        ...this.#printed,
        ...this.#rest(connected),
      });
      return;
    }
    const missed = told.slice(since - 1);
    const frames = missed.flatMap((telling) => telling.frames);
    const anew = missed.some((telling) => telling.anew) ? { anew: true } : {};
    connected.send({ tell: 'frames', seq, since, frames, ...anew, ...this.#rest(connected) });
  }

  /** What is printed, where a game tells it apart from its views. */
  get #printed(): object {
    const { printed } = this.game as { readonly printed?: (at: T['State']) => object };
    return printed === undefined ? {} : { printed: printed(this.match.state) };
  }

  #rest({ viewer, answers }: Connected): object {
    const decision = this.#token(viewer);
    const outcome = this.game.outcome(this.match.state);
    return {
      ...(decision === undefined ? {} : { decision }),
      ...(decision === undefined || !answers
        ? {}
        : { answers: this.game.legalActions(this.match.state, viewer as number) }),
      ...(outcome === undefined ? {} : { outcome }),
    };
  }
}

interface Connected {
  readonly viewer: Viewer;
  readonly answers: boolean;
  send(message: object): void;
  closed(): void;
}

interface Telling {
  readonly frames: readonly { readonly events: readonly object[]; readonly patches: readonly object[] }[];
  readonly anew?: true;
}

/** A message as it is sent. */
export type Sent = Record<string, unknown> & { readonly tell: string };

/** Ids of messages, one after the other. */
export function ids(prefix: string): () => string {
  let last = 0;
  return () => `${prefix}-${++last}`;
}

/** A clock that stands still until somebody lets it run. */
export class Waiting {
  readonly #waiting: { readonly at: number; readonly run: () => void }[] = [];
  now = 0;

  readonly later = (run: () => void, milliseconds: number): void => {
    this.#waiting.push({ at: this.now + milliseconds, run });
  };

  /** Lets so many milliseconds go by. */
  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      this.#waiting.sort((one, other) => one.at - other.at);
      const next = this.#waiting[0];
      if (next === undefined || next.at > until) break;
      this.#waiting.shift();
      this.now = next.at;
      next.run();
    }
    this.now = until;
  }
}

/** A transport that does what a test says. */
export class Stub {
  connecting: Connecting | undefined;
  readonly sent: Record<string, unknown>[] = [];
  connections = 0;
  closed = 0;

  readonly transport: Transport = (connecting): Line => {
    this.connecting = connecting;
    this.connections += 1;
    return {
      send: (message) => void this.sent.push(message as Record<string, unknown>),
      close: () => {
        this.closed += 1;
      },
    };
  };

  tell(...messages: readonly unknown[]): void {
    for (const message of messages) this.connecting?.received(message);
  }
}
