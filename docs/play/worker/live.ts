import { type BaseEvent, type GameRecord, namesApart, type SeenEvent, type Viewer } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';
import { type GameMessage, openTable, type Place, type TableMessage } from 'gastropodia/host';
import type { Opening, Saying, Told } from '../protocol.ts';
import { botOf, strengthsOf } from '../strengths.ts';

/** A game that is being played. */
export interface Live {
  sit(viewer: Viewer): void;
  say(message: Saying): void;
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

/** Somebody at the table, with what they have been shown and what waits until they sit before the screen. */
interface Sitter {
  readonly viewer: Viewer;
  readonly place: Place;
  readonly past: SeenEvent<BaseEvent>[];
  shown: GameMessage | undefined;
  last: GameMessage | undefined;
  waiting: TableMessage[];
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
      if (sitter === undefined) waiting.push(message);
      else take(sitter, message);
    };
    const place = table.connect(viewer, hear, { locale });
    sitter = { viewer, place, past: [], shown: undefined, last: gameIn(waiting), waiting };
    return sitter;
  }

  function take(sitter: Sitter, message: TableMessage): void {
    if (message.tell === 'game') sitter.last = message;
    if (sitter.viewer === front) show(sitter, message);
    else if (message.tell === 'game') sitter.waiting.push(message);
    queueMicrotask(lookWhoIsNext);
  }

  function show(sitter: Sitter, message: TableMessage): void {
    if (message.tell === 'game') {
      sitter.past.push(...message.events);
      sitter.shown = message;
    }
    tell({ tell: 'message', message });
    if (message.tell === 'game') queueMicrotask(() => tellBack(sitter));
  }

  /** Tells whoever is before the screen whether anything can be taken back. */
  function tellBack({ viewer, place }: Sitter): void {
    if (viewer !== front || viewer === 'spectator') return;
    const refused = place.why({ say: 'ask-back' });
    tell(refused === undefined ? { tell: 'back' } : { tell: 'back', why: refused.refusal });
  }

  function lookWhoIsNext(): void {
    const owes = (sitter: Sitter | undefined): boolean => sitter?.last?.decision !== undefined;
    if (table.outcome !== undefined || owes(sitterOf(front))) return;
    const next = sitters.find(owes);
    if (next === undefined || next.viewer === 'spectator') return;
    const names = namesApart(table.seats.map((seat) => seat.name));
    tell({ tell: 'next', seat: next.viewer, name: names[next.viewer] ?? '' });
  }

  function sit(viewer: Viewer): void {
    const sitter = sitterOf(viewer);
    if (sitter === undefined) return;
    front = viewer;
    const view = sitter.shown?.view;
    const before = view === undefined ? {} : { view };
    tell({ tell: 'table', game: name, seats: table.seats, viewer, past: sitter.past, ...before });
    // Whoever sits down again is told the last thing once more, without what happened then.
    if (sitter.waiting.length === 0 && sitter.shown !== undefined) {
      tell({ tell: 'message', message: { ...sitter.shown, events: [] } });
      tellBack(sitter);
    }
    for (const message of sitter.waiting.splice(0)) show(sitter, message);
  }

  const [first, second] = sitters;
  if (first !== undefined && second === undefined) sit(first.viewer);
  else lookWhoIsNext();

  return {
    sit,
    say: (message) => sitterOf(front)?.place.say({ id: newId(), ...message }),
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

function gameIn(messages: readonly TableMessage[]): GameMessage | undefined {
  return messages.find((message) => message.tell === 'game');
}

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
