import type { GameTypes, Locale, TableNames, Viewer } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';
import { type Client, openClient, type Snapshot, type Transport } from 'gastropodia/client';
import type { insidePanel } from './inside.ts';
import type { Log } from './log.ts';
import type { Stage } from './stage.ts';
import { WORDS } from './words.ts';

/** How long an event stands, in milliseconds. */
export const SPEEDS = { slow: 1500, usual: 650, fast: 220, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

export type PageClient = Client<GameTypes, unknown>;
export type PageSnapshot = Snapshot<GameTypes, unknown>;

/** What a client on this page is opened with. */
export interface Opened {
  readonly box: AnyBox;
  readonly transport: Transport;
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly names: TableNames;
  /** How long an event stands now; 0 to show the end at once. */
  pause(): number;
}

/** Opens a client that shows one event after another, and passes over those of which nothing is told. */
export function clientOf({ box, transport, viewer, locale, names, pause }: Opened): PageClient {
  return openClient<GameTypes, unknown>({
    show: box,
    game: box.game,
    transport,
    seat: viewer,
    locale,
    names,
    pace: (events) => (events.some((event) => box.story.tell(event, { locale, names }) !== undefined) ? pause() : 0),
    later: (run, milliseconds) => setTimeout(run, milliseconds),
    logLimit: Number.MAX_SAFE_INTEGER,
  });
}

/** Where a client is shown. */
export interface Following {
  readonly box: AnyBox;
  readonly locale: Locale;
  readonly client: PageClient;
  readonly stage: Stage;
  readonly log: Log;
  readonly inside: ReturnType<typeof insidePanel>;
  pause(): number;
  /** Called after what is new has been drawn and told. */
  changed(now: PageSnapshot, before: PageSnapshot | undefined): void;
}

/** Draws and tells whatever a client shows, until `end` is called. */
export function follow({ box, locale, client, stage, log, inside, pause, changed }: Following) {
  let before: PageSnapshot | undefined;
  let isOver = false;
  const draw = ({ look }: PageSnapshot, moves: number): void => {
    if (look === undefined) return;
    const svg = box.pictures.table(look, { locale, width: stage.width, style: 'outside' });
    stage.draw(svg, { title: WORDS[locale].table, moves });
  };
  const heed = (): void => {
    if (isOver) return;
    const [now, old] = [client.getSnapshot(), before];
    before = now;
    const last = old?.log.at(-1);
    if (now.log !== old?.log) {
      for (const { event } of now.log.slice(last === undefined ? 0 : now.log.lastIndexOf(last) + 1)) log.add(event);
    }
    if (now.look !== old?.look) draw(now, now.events.length === 0 ? 0 : Math.min(400, pause() * 0.7));
    if (now.view !== undefined && now.view !== old?.view) inside.show({ view: now.view, events: now.events });
    changed(now, old);
  };
  const unsubscribe = client.subscribe(heed);
  // The screen that this belongs to has to be there before it hears of anything.
  queueMicrotask(heed);
  return {
    redraw: () => draw(client.getSnapshot(), 0),
    end(): void {
      isOver = true;
      unsubscribe();
    },
  };
}
