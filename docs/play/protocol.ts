import type { BaseEvent, GameTypes, Outcome, PositionView, SeenEvent, Viewer } from 'gastropodia';
import type { Said, SeatAtTable, TableMessage, TableWhy } from 'gastropodia/host';

/** Who sits where in a new game. */
export interface SeatChoice {
  readonly name: string;
  /** `person`, or the id of a strength. */
  readonly player: string;
  /** One of the values of the game's trait; as the game deals it, if not said. */
  readonly trait?: string;
}

/** A new game, as it was chosen. */
export interface Opening {
  readonly game: string;
  readonly offer: string;
  readonly seats: readonly SeatChoice[];
  readonly seed: string;
}

/** What somebody says to the table; the worker numbers it. */
export type Saying = Said extends infer Each ? (Each extends Said ? Omit<Each, 'id'> : never) : never;

/** What the page asks the worker, which holds the game. */
export type Asked =
  | { readonly ask: 'open'; readonly opening: Opening; readonly locale: string }
  /** A file that was saved, which the page does not read: it holds every secret of the game. */
  | { readonly ask: 'load'; readonly file: Blob; readonly locale: string }
  /** The record of a finished game, as a link holds it. */
  | { readonly ask: 'replay'; readonly link: string }
  /** The person of this seat is alone before the screen. */
  | { readonly ask: 'sit'; readonly viewer: Viewer }
  /** What the person before the screen says to the table. */
  | { readonly ask: 'say'; readonly message: Saying }
  /** All people around the screen agree to what was asked, or one of them does not. */
  | { readonly ask: 'answer'; readonly answer: 'agree' | 'disagree'; readonly question: string }
  | { readonly ask: 'save' }
  | { readonly ask: 'link' }
  /** Shows a step of a record, with what happened after the step that was shown last; with all, if none was. */
  | { readonly ask: 'ply'; readonly ply: number; readonly since: number | undefined; readonly viewer: Viewer };

/** What the worker tells the page: what whoever is before the screen may know, and nothing else. */
export type Told =
  /** A table was opened, or somebody else sits before it now. */
  | {
      readonly tell: 'table';
      readonly game: string;
      readonly seats: readonly SeatAtTable[];
      readonly viewer: Viewer;
      /** What this viewer was shown before. */
      readonly past: readonly SeenEvent<BaseEvent>[];
      /** What this viewer saw last; nothing, if it is new here. */
      readonly view?: PositionView;
    }
  | { readonly tell: 'message'; readonly message: TableMessage }
  /** Why whoever sits before the screen cannot take anything back now; nothing, if they can. */
  | { readonly tell: 'back'; readonly why?: GameTypes['Why'] | TableWhy }
  /** Somebody else has to decide, before whom the screen is to be put. */
  | { readonly tell: 'next'; readonly seat: number; readonly name: string }
  /** Where the file is that the browser is to keep. */
  | { readonly tell: 'saved'; readonly url: string; readonly name: string }
  /** None before the game is over. */
  | { readonly tell: 'link'; readonly link?: string }
  /** A record was opened to be watched. */
  | {
      readonly tell: 'record';
      readonly game: string;
      readonly plies: number;
      readonly seatCount: number;
      /** How the players were called, where that is known. */
      readonly names: readonly string[];
    }
  | {
      readonly tell: 'ply';
      readonly ply: number;
      readonly view: PositionView;
      /** What happened since the step that was named, and in the last step alone. */
      readonly past: readonly SeenEvent<BaseEvent>[];
      readonly events: readonly SeenEvent<BaseEvent>[];
      readonly outcome?: Outcome;
    }
  | { readonly tell: 'failed'; readonly text: string };
