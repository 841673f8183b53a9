import { enablePatches, Immer, type Patch as ImmerPatch } from 'immer';
import {
  clonePlain,
  EngineError,
  type Game,
  type GameTypes,
  isRecord,
  type Patch,
  type PrintedView,
  type SeenEvent,
  sharedWith,
  type Viewer,
} from '../kernel/index.ts';
import type { PatchedMessage, WholeMessage } from './messages.ts';

/** Something to be shown: what has happened, and the view right after it. */
export interface Shot<T extends GameTypes> {
  readonly events: readonly SeenEvent<T['Event']>[];
  /** The view as the game knows it. */
  readonly plain: T['View'];
  readonly view: PrintedView<T>;
  /** The number of the message that it came with. */
  readonly seq: number;
}

/** What a message has to be followed by: any message of a connection's beginning, the next one, or a whole view. */
export type Expected = 'beginning' | 'next' | 'whole';

/**
 * The newest view that a client knows, which may be ahead of the one that is shown.
 *
 * @rule KER-18.1 A client's view is the one that its table has, after each message.
 */
export class Held<T extends GameTypes> {
  readonly #seat: Viewer;
  readonly #game: Game<T> | undefined;
  // It freezes nothing: what is compared with the view before can only be shared as long as it may be changed.
  readonly #immer: Immer;
  #seq: number | undefined;
  #plain: T['View'] | undefined;
  #printed: object | undefined;
  /** The last view, without and with what is printed. */
  #laid: readonly [T['View'], PrintedView<T>] | undefined;

  constructor(seat: Viewer, game: Game<T> | undefined) {
    enablePatches();
    this.#game = game;
    this.#seat = seat;
    this.#immer = new Immer({ autoFreeze: false });
  }

  /** The number of the last message; undefined before the first. */
  get seq(): number | undefined {
    return this.#seq;
  }

  /** Has something been held before this message? Then the events of a whole view may have been told already. */
  get isEmpty(): boolean {
    return this.#plain === undefined;
  }

  /**
   * Returns what is to be shown because of a message: undefined if the message was had already. Throws if the message does not follow
   * from what is held; then nothing has changed.
   */
  follow(message: WholeMessage<T> | PatchedMessage<T>, expected: Expected): readonly Shot<T>[] | undefined {
    return message.tell === 'game' ? this.#replace(message, expected) : this.#patch(message, expected);
  }

  #replace({ seq, view, printed, events }: WholeMessage<T>, expected: Expected): readonly Shot<T>[] | undefined {
    if (expected === 'next' && this.#seq !== undefined && seq <= this.#seq) return undefined;
    const plain = sharedWith(clonePlain(view), this.#plain) as T['View'];
    this.#check(plain);
    const beside = printed ?? this.#game?.printed(plain);
    this.#laid = undefined;
    if (beside !== undefined) this.#printed = sharedWith(clonePlain(beside), this.#printed);
    this.#seq = seq;
    this.#plain = plain;
    return [{ seq, events, plain, view: this.#printedOn(plain) }];
  }

  #patch({ seq, since, frames }: PatchedMessage<T>, expected: Expected): readonly Shot<T>[] | undefined {
    const [had, before] = [this.#seq, this.#plain];
    // A view has been asked for: what comes before it belongs to one that is not held.
    if (expected === 'whole') return undefined;
    if (had === undefined || before === undefined) throw unfit('there is no view yet');
    if (expected === 'next' && seq <= had) return undefined;
    const follows = since ?? (expected === 'next' ? seq - 1 : had);
    if (follows !== had || seq < had) throw unfit(`message ${seq} follows ${follows}, and the last one was ${had}`);
    let plain: T['View'] = before;
    const shots = frames.map(({ events, patches }) => {
      plain = this.#patched(plain, patches);
      return { seq, events, plain, view: this.#printedOn(plain) };
    });
    this.#seq = seq;
    this.#plain = plain;
    return shots;
  }

  #patched(before: T['View'], patches: readonly Patch[]): T['View'] {
    if (patches.length === 0) return before;
    const after = this.#immer.applyPatches(before, patches as readonly ImmerPatch[]);
    const plain = sharedWith(after, before);
    this.#check(plain);
    return plain;
  }

  #check(view: T['View']): void {
    const isView =
      isRecord(view) && view.viewer === this.#seat && Array.isArray(view.agenda) && Array.isArray(view.decisions);
    if (!isView) throw unfit(`this is no view of ${this.#seat}`);
  }

  #printedOn(plain: T['View']): PrintedView<T> {
    const [before, view] = this.#laid ?? [];
    if (before === plain && view !== undefined) return view;
    const laid = Object.freeze({ ...this.#printed, ...plain }) as PrintedView<T>;
    this.#laid = [plain, laid];
    return laid;
  }
}

const unfit = (why: string): EngineError => new EngineError('view/invalid', `This message cannot be followed: ${why}.`);
