import type { Path, Show, Target } from '../boxes/index.ts';
import type { AskedBack, MessageId, SeatAtTable, TableWhy } from '../host/index.ts';
import type {
  Game,
  GameTypes,
  LocaleTag,
  Outcome,
  PrintedView,
  SeenEvent,
  TableNames,
  Viewer,
} from '../kernel/index.ts';
import type { LitTarget, Question } from './asking.ts';
import type { Status } from './lifeline.ts';
import type { Saying } from './outgoing.ts';
import type { Later } from './reel.ts';
import type { Transport } from './transport.ts';

/** What a client is opened with. */
export interface ClientOptions<T extends GameTypes, Look> {
  /** How the game is shown: its box, or what `showIn` of its thin client returns. */
  readonly show: Show<T, Look>;
  /**
   * The game, if the page has its rules: then the client finds out itself what is legal, and why something is not. Without it, the
   * client asks the table to send the legal actions, and asks it for reasons.
   */
  readonly game?: Game<T>;
  /** The way to the table: {@link localTransport}, {@link webSocketTransport}, or your own. */
  readonly transport: Transport;
  /** Who looks and plays: a seat, or `'spectator'`. */
  readonly seat: Viewer;
  /** The language of questions, labels and log. Default: English. `setLocale` changes it. */
  readonly locale?: LocaleTag;
  /** What players and cards are called. Default: as the position names them. */
  readonly names?: TableNames;
  /**
   * Returns how long a frame stands before the next one is shown, in milliseconds, from the events that it shows. Needs `later`.
   * Default: 0, so that everything is shown at once.
   */
  readonly pace?: (events: readonly SeenEvent<T['Event']>[]) => number;
  /** Runs something after so many milliseconds: `setTimeout`. Without it, a lost connection is opened again only by `reconnect()`. */
  readonly later?: Later;
  /**
   * Returns how long to wait before an attempt to connect again, in milliseconds; the first attempt is 1. Default: half a second, and
   * twice as long after each attempt that failed, up to 30 seconds.
   */
  readonly retry?: (attempt: number) => number;
  /** Makes a message id that no other page of this seat makes. Default: `crypto.randomUUID`, where there is one. */
  readonly newId?: () => MessageId;
  /** How many entries the log keeps. Default: 1,000. */
  readonly logLimit?: number;
  /** Called when something goes wrong that is no player's business. */
  readonly onFault?: (fault: ClientFault) => void;
}

/** Something that went wrong. */
export interface ClientFault {
  /**
   * `message`: something came in that is no message, or does not follow from what came before. The client asks for the whole view.
   * `connection`: a transport threw. The client connects again.
   * `page`: a listener or `pace` threw. By default, the error becomes an unhandled rejection, so that you see it.
   */
  readonly what: 'connection' | 'message' | 'page';
  readonly error: unknown;
}

/** An event that the client was told, as a sentence. */
export interface LogEntry<T extends GameTypes> {
  /** The number of the message that told it. Entries of one message belong to one action. */
  readonly seq: number;
  readonly event: SeenEvent<T['Event']>;
  readonly text: string;
}

/** Why something that was said or clicked was not done. */
export interface ShownRefusal<T extends GameTypes> {
  readonly refusal: T['Why'] | TableWhy;
  readonly text: string;
  /** The id of the message that is refused; undefined for a click that said nothing. */
  readonly re: MessageId | undefined;
}

/**
 * Everything that a page draws, as one object that never changes. What has not changed since the last snapshot is the same object in
 * the next one: parts of the view and of the look, lists, and the snapshot itself.
 */
export interface Snapshot<T extends GameTypes, Look> {
  readonly status: Status;
  /** The number of the last message; 0 before the first. */
  readonly seq: number;
  /** The view that is shown, with what is printed; undefined before the first message. */
  readonly view: PrintedView<T> | undefined;
  /** The part of the view that is drawn. */
  readonly look: Look | undefined;
  /** The events of the frame that is shown; of several frames, if they are shown at once. */
  readonly events: readonly SeenEvent<T['Event']>[];
  /** How many frames wait to be shown. Until it is 0, nobody is asked anything, and the game does not end. */
  readonly waiting: number;
  /** The token of the decision that this seat owes; undefined while its answer is on the way. */
  readonly decision: string | undefined;
  /** Everybody who is asked something. */
  readonly questions: readonly Question<T>[];
  /** What this seat can click now. */
  readonly lit: readonly LitTarget<T>[];
  /** What was clicked so far of an answer that takes several clicks. */
  readonly chosen: Path;
  /** The actions that can still be said after what was clicked so far. */
  readonly actions: readonly T['Action'][];
  /** Is something on its way to the table that it has not answered? */
  readonly isSending: boolean;
  /** The last refusal, until something else is said or clicked. */
  readonly refusal: ShownRefusal<T> | undefined;
  /**
   * What this client was told, the newest entry last. Older entries than `logLimit` are dropped. What is taken back stays in it; what
   * a client missed while it was away for long is not in it.
   */
  readonly log: readonly LogEntry<T>[];
  readonly seats: readonly SeatAtTable[];
  readonly spectators: number;
  /** How much time each seat had left when the last message was sent, in milliseconds; undefined without clocks. */
  readonly left: readonly number[] | undefined;
  /** What the players are asked to agree to. */
  readonly asked: AskedBack | null;
  readonly outcome: Outcome | undefined;
}

/** A table as one viewer follows it. All functions can be passed on without the object. */
export interface Client<T extends GameTypes, Look> {
  /** Calls the listener after every change. Returns a function that ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the same object until something changes. */
  readonly getSnapshot: () => Snapshot<T, Look>;
  /** Answers the decision of this seat, or takes a free action before it. */
  readonly act: (action: T['Action']) => void;
  /**
   * Clicks something: of things that lie one on the other, the first that is lit. It is said when nothing is left to click. A click on
   * something else is refused with the reason.
   */
  readonly click: (...targets: readonly Target[]) => void;
  /** Takes the last click of an answer back. */
  readonly unclick: () => void;
  /** Takes all clicks of an answer back. */
  readonly clear: () => void;
  /** Says something else to the table: takes back, agrees, resigns. Returns the id that the message was given. */
  readonly say: (message: Saying) => MessageId;
  /**
   * Returns why this would be refused if it were said now, or undefined if it would be done. Rejects if the client is closed before
   * the table has answered.
   */
  readonly why: (message: Saying) => Promise<ShownRefusal<T> | undefined>;
  /** Shows the end of what waits at once. */
  readonly skip: () => void;
  /** Changes the language of questions, labels and log. The table's own sentences follow when the client connects the next time. */
  readonly setLocale: (locale: LocaleTag) => void;
  /** Connects at once, also if a connection is open. */
  readonly reconnect: () => void;
  /** Closes the connection for good. */
  readonly close: () => void;
}
