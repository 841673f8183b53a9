import { type GameRecord, namesApart, type Viewer } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';
import { openTable, type Place, type TableMessage } from 'gastropodia/host';
import type { Opening, Told } from '../protocol.ts';
import { botOf, strengthsOf } from '../strengths.ts';

/** A game that is being played. */
export interface Live {
  /** A client of this viewer hears by this line what the table tells. */
  follow(line: number, viewer: Viewer): void;
  /** What that client says. */
  send(line: number, message: unknown): void;
  sit(viewer: Viewer): void;
  answer(answer: 'agree' | 'disagree', question: string): void;
  /** Everything that happened at the table, secrets and all. */
  readonly log: string;
  /** The game to be watched again, once it is over and nothing of it is secret. */
  readonly replay: Replay | undefined;
}

/** A recorded game, and how everybody was called. */
export interface Replay {
  readonly names: readonly string[];
  readonly record: GameRecord;
}

/** What a game is opened with: as somebody chose it, or from a log. */
export type Begin = { readonly opening: Opening } | { readonly log: string };

/** Somebody at the table, with what waits until they sit before the screen. */
interface Sitter {
  readonly viewer: Viewer;
  readonly place: Place;
  readonly waiting: TableMessage[];
  line: number | undefined;
  owes: boolean;
}

interface Around {
  readonly name: string;
  readonly box: AnyBox;
  readonly locale: string;
  readonly tell: (told: Told) => void;
}

/**
 * Opens a table with everybody around it. All of them are connected here; what one is told goes to the page while that one
 * sits before it, and waits here otherwise.
 */
export function openLive({ name, box, locale, tell }: Around, begin: Begin): Live {
  let log = 'log' in begin ? begin.log : '';
  const table = openTable(box.game, {
    log,
    ...chosen(box, begin),
    bots: strengthsOf(box).map((strength) => botOf(box, strength)),
    keep: (lines) => {
      log += lines;
    },
    later: (run) => setTimeout(run),
    onFault: ({ error }) => tell({ tell: 'failed', text: String(error) }),
  });
  const people = table.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  let front: Viewer | undefined;
  const sitters = (people.length === 0 ? ['spectator' as const] : people).map(join);
  const sitterOf = (viewer: Viewer | undefined): Sitter | undefined => sitters.find((each) => each.viewer === viewer);

  function join(viewer: Viewer): Sitter {
    const waiting: TableMessage[] = [];
    // The first message is sent before the connection is there.
    let sitter: Sitter | undefined;
    const hear = (message: TableMessage): void => {
      waiting.push(message);
      if (sitter === undefined) return;
      pass(sitter);
      if (!isOfGame(message)) return;
      sitter.owes = owesBy(message);
      queueMicrotask(lookWhoIsNext);
    };
    const place = table.connect(viewer, hear, { locale });
    sitter = { viewer, place, waiting, line: undefined, owes: waiting.some(owesBy) };
    return sitter;
  }

  /** Tells the client of whoever sits before the screen what waits. */
  function pass({ viewer, line, waiting }: Sitter): void {
    if (line === undefined || viewer !== front) return;
    for (const message of waiting.splice(0)) tell({ tell: 'message', line, viewer, message });
  }

  function lookWhoIsNext(): void {
    if (table.outcome !== undefined || sitterOf(front)?.owes) return;
    const next = sitters.find(({ owes }) => owes);
    if (next === undefined || next.viewer === 'spectator') return;
    const names = namesApart(table.seats.map((seat) => seat.name));
    tell({ tell: 'next', seat: next.viewer, name: names[next.viewer] ?? '' });
  }

  function sit(viewer: Viewer): void {
    front = viewer;
    const sitter = sitterOf(viewer);
    if (sitter !== undefined) pass(sitter);
  }

  tell({ tell: 'table', game: name, seats: table.seats, viewers: sitters.map(({ viewer }) => viewer) });
  const [first, second] = sitters;
  if (first !== undefined && second === undefined) sit(first.viewer);
  else lookWhoIsNext();

  return {
    follow(line, viewer) {
      const sitter = sitterOf(viewer);
      if (sitter === undefined) return;
      sitter.line = line;
      pass(sitter);
    },
    send(line, message) {
      const sitter = sitters.find((each) => each.line === line);
      if (sitter?.viewer === front) sitter?.place.say(message);
    },
    sit,
    answer: (answer, question) => {
      for (const { viewer, place } of sitters) {
        if (viewer !== front) place.say({ id: newId(), say: answer, question });
      }
    },
    get log() {
      return log;
    },
    get replay() {
      const names = table.seats.map((seat) => seat.name);
      return table.outcome === undefined ? undefined : { names, record: table.record };
    },
  };
}

/** A number that no message of this game has had, not even before its log was saved and opened again. */
function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('.');
}

const isOfGame = ({ tell }: TableMessage): boolean => tell === 'game' || tell === 'frames';

const owesBy = (message: TableMessage): boolean => 'decision' in message && message.decision !== undefined;

/** What a table is opened with; where there is a log, that says it all. */
function chosen(box: AnyBox, begin: Begin): Pick<Parameters<typeof openTable>[1], 'config' | 'luck' | 'seats'> {
  if ('log' in begin) return { config: undefined, luck: '', seats: [] };
  const { offer, seats, seed } = begin.opening;
  const way = box.configs.find(({ id }) => id === offer);
  if (way === undefined) throw new Error(`There is no '${offer}' to play.`);
  const isWatched = seats.every(({ player }) => player !== 'person');
  return {
    config: way.config({
      players: seats.map(({ name, trait }) => (trait === undefined ? { name } : { name, trait })),
      // Bots may play at random: where nobody else plays, the game must end.
      ...(isWatched ? { length: 'limited' } : {}),
    }),
    luck: seed,
    seats: seats.map(({ name, player }) => (player === 'person' ? { name } : { name, bot: botOf(box, player) })),
  };
}
