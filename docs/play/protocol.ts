import type { Viewer } from 'gastropodia';
import type { SeatAtTable } from 'gastropodia/host';

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

/** What the page asks the worker, which holds the game. */
export type Asked =
  | { readonly ask: 'open'; readonly opening: Opening; readonly locale: string }
  /** A file that was saved, which the page does not read: it holds every secret of the game. */
  | { readonly ask: 'load'; readonly file: Blob; readonly locale: string }
  /** The record of a finished game, as a link holds it. */
  | { readonly ask: 'replay'; readonly link: string }
  /** A client of this viewer is there, and hears by this line what the table tells. */
  | { readonly ask: 'follow'; readonly line: number; readonly viewer: Viewer }
  /** What a client says to the table. */
  | { readonly ask: 'send'; readonly line: number; readonly message: unknown }
  /** The person of this seat is alone before the screen. */
  | { readonly ask: 'sit'; readonly viewer: Viewer }
  /** All people around the screen agree to what was asked, or one of them does not. */
  | { readonly ask: 'answer'; readonly answer: 'agree' | 'disagree'; readonly question: string }
  | { readonly ask: 'save' }
  | { readonly ask: 'link' }
  /** Shows a step of a record: frame by frame, if the step before it was shown last; the last thing known at once otherwise. */
  | { readonly ask: 'ply'; readonly line: number; readonly ply: number; readonly viewer: Viewer };

/** What the worker tells the page: what whoever is before the screen may know, and nothing else. */
export type Told =
  /** A table was opened, and these follow it from this screen. */
  | {
      readonly tell: 'table';
      readonly game: string;
      readonly seats: readonly SeatAtTable[];
      readonly viewers: readonly Viewer[];
    }
  /** What a viewer is told, who sits before the screen. */
  | { readonly tell: 'message'; readonly line: number; readonly viewer: Viewer; readonly message: unknown }
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
  | { readonly tell: 'failed'; readonly text: string };
