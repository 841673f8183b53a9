import type { AnyBox } from 'gastropodia/boxes';
import { boxNamed, GAME_NAMES } from '../../../src/registry/index.ts';
import type { Asked, Told } from '../protocol.ts';
import { type Live, openLive, type Replay } from './live.ts';
import { packed, unpacked } from './packed.ts';
import { type Watched, watched } from './watched.ts';

/** Whoever asks, and is told. */
export interface Port {
  tell(told: Told): void;
}

/** Keeps a game where the page cannot see it, and tells the page what whoever is before it may know. */
export function gameKeeper({ tell }: Port): (asked: Asked) => Promise<void> {
  let live: Live | undefined;
  let seen: Watched | undefined;

  async function heed(asked: Asked): Promise<void> {
    switch (asked.ask) {
      case 'open': {
        const { opening, locale } = asked;
        const box = await boxNamed(opening.game);
        if (box === undefined) throw new Error(`There is no game '${opening.game}'.`);
        live = openLive({ name: opening.game, box, locale, tell }, { opening });
        return;
      }
      case 'load':
        return load(await asked.file.text(), asked.locale);
      case 'replay':
        return watch(JSON.parse(await unpacked(asked.link)));
      case 'sit':
        return live?.sit(asked.viewer);
      case 'follow':
        return live?.follow(asked.line, asked.viewer);
      case 'send':
        return live?.send(asked.line, asked.message);
      case 'answer':
        return live?.answer(asked.answer, asked.question);
      case 'save': {
        if (live === undefined) return;
        // The page gets an address, and the browser the file: the page never holds what is in it.
        const url = URL.createObjectURL(new Blob([live.log], { type: 'application/jsonl' }));
        return tell({ tell: 'saved', url, name: 'gastropodia.jsonl' });
      }
      case 'link': {
        const replay = live?.replay;
        return tell(
          replay === undefined ? { tell: 'link' } : { tell: 'link', link: await packed(JSON.stringify(replay)) },
        );
      }
      case 'ply':
        if (seen === undefined) return;
        tell({ tell: 'message', line: asked.line, viewer: asked.viewer, message: seen.at(asked) });
    }
  }

  /** A table goes on; a record is watched. */
  async function load(text: string, locale: string): Promise<void> {
    const head = headOf(text);
    if (head.format === 'gastropodia/record') return watch({ record: JSON.parse(text) });
    const { name, box } = await boxOfRules(head.ruleset);
    live = openLive({ name, box, locale, tell }, { log: text });
  }

  async function watch({ names, record }: Partial<Replay>): Promise<void> {
    const { name, box } = await boxOfRules(record?.ruleset);
    seen = watched(box, record);
    tell({ tell: 'record', game: name, plies: seen.plies, seatCount: seen.seats, names: names ?? record?.seats ?? [] });
  }

  return (asked) => heed(asked).catch((error) => tell({ tell: 'failed', text: messageOf(error) }));
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a file says of itself: a record is one value, a log begins with a line that is one. */
function headOf(text: string): { readonly format?: unknown; readonly ruleset?: unknown } {
  const [first = ''] = text.split('\n', 1);
  try {
    return JSON.parse(first);
  } catch {
    return JSON.parse(text);
  }
}

async function boxOfRules(ruleset: unknown): Promise<{ readonly name: string; readonly box: AnyBox }> {
  for (const name of GAME_NAMES) {
    const box = await boxNamed(name);
    if (box !== undefined && box.game.ruleset === ruleset) return { name, box };
  }
  throw new Error('No game here has the rules of this file.');
}
