import { createRandom, type Game, type GameTypes, type Random, type Viewer } from 'gastropodia';
import {
  type GameMessage,
  openTable,
  type Place,
  type TableFault,
  type TableMessage,
  type TableOptions,
} from 'gastropodia/host';

/** A table with somebody on every seat and a spectator, who write down what they are told. */
export interface Seated<T extends GameTypes> {
  readonly table: ReturnType<typeof openTable<T>>;
  /** What each viewer was told, the spectator last. */
  readonly told: readonly TableMessage<T>[][];
  readonly places: Place[];
  readonly faults: TableFault[];
  /** All that was kept. */
  log(): string;
  /** The last that a viewer was told of the game. */
  last(viewer: number): GameMessage<T>;
  /** Lets a seat do something legal. */
  act(seat: number, random: Random): void;
  /** Cuts a connection, and makes it again from the number it had. */
  reconnect(viewer: number, since?: unknown): void;
}

export const people = (count: number): { name: string }[] =>
  ['Ada', 'Bo', 'Cy', 'Dee'].slice(0, count).map((name) => ({ name }));

/** Opens a table of people, unless the options say otherwise. */
export function seated<T extends GameTypes>(
  game: Game<T>,
  config: T['Config'],
  options: Partial<TableOptions<T>> = {},
): Seated<T> {
  let log = options.log ?? '';
  const faults: TableFault[] = [];
  const seats = game.setup(config, 'count').decisions.length;
  const table = openTable<T>(game, {
    config,
    luck: 'a seed',
    seats: people(seats),
    keep: (text) => {
      log += text;
    },
    onFault: (fault) => faults.push(fault),
    ...options,
  });
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  const told = viewers.map((): TableMessage<T>[] => []);
  const connect = (viewer: Viewer, index: number, since?: unknown): Place =>
    numbering(table.connect(viewer, (message) => told[index]?.push(message), { since, views: 'whole' }));
  const places = viewers.map((viewer, index) => connect(viewer, index));
  const last = (viewer: number): GameMessage<T> => {
    const messages = (told[viewer] ?? []).filter((message) => message.tell === 'game');
    return messages[messages.length - 1] as GameMessage<T>;
  };
  return {
    table,
    told,
    places,
    faults,
    log: () => log,
    last,
    act(seat, random) {
      const { view, decision } = last(seat);
      places[seat]?.say({ say: 'act', decision, action: random.oneOf([...game.legalActions(view)]) });
    },
    reconnect(viewer, since = last(viewer).seq) {
      places[viewer]?.leave();
      places[viewer] = connect(viewers[viewer] ?? 'spectator', viewer, since);
    },
  };
}

let said = 0;

/** A place that numbers what is said there, as a client does, unless it has a number or is no message at all. */
export function numbering(place: Place): Place {
  const isMessage = (message: unknown): message is object =>
    typeof message === 'object' &&
    message !== null &&
    typeof Object.getOwnPropertyDescriptor(message, 'say')?.value === 'string' &&
    !Object.hasOwn(message, 'id');
  return { ...place, say: (message) => place.say(isMessage(message) ? { id: `kit ${++said}`, ...message } : message) };
}

/** The seats that owe something, by what they were told. */
export function owing<T extends GameTypes>({ told, last }: Seated<T>): number[] {
  return told.flatMap((_, viewer) => (last(viewer).decision === undefined ? [] : [viewer]));
}

/**
 * Lets people play to the end. What each of them chooses follows from its seat and its decision alone, so that a game goes
 * the same way wherever it was interrupted.
 */
export function playOn<T extends GameTypes>(seated: Seated<T>, most = 10_000): void {
  for (let count = 0; seated.table.outcome === undefined && count < most; count++) {
    const [seat = 0] = owing(seated);
    seated.act(seat, createRandom(`${seat} ${seated.last(seat).decision}`));
  }
}

/** The codes of what was refused. */
export function refusals<T extends GameTypes>(told: readonly TableMessage<T>[] | undefined): string[] {
  return (told ?? []).flatMap((message) => (message.tell === 'refused' ? [message.refusal.code] : []));
}

/** The token of the question that a viewer was told last. */
export function questionIn<T extends GameTypes>(told: readonly TableMessage<T>[] | undefined): string {
  const asked = (told ?? []).flatMap((message) => (message.tell === 'asked' ? [message.asked] : []));
  return asked[asked.length - 1]?.question ?? '';
}
