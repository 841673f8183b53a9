import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyBox } from '../boxes/index.ts';
import { element, framed, shade } from '../drawing/index.ts';
import { replay as positionAfter, type Viewer } from '../kernel/index.ts';
import { Failure, fileTrouble, misused } from './failure.ts';
import { readRecord } from './files.ts';
import { localeFor } from './language.ts';
import type { ReplayOptions } from './replay.ts';
import type { Terminal } from './terminal.ts';
import { wordsIn } from './words.ts';
import { fileFor } from './writing.ts';

/** What is drawn of a record, and how. */
export interface DrawOptions extends Pick<ReplayOptions, 'game' | 'ply' | 'locale'> {
  /** Who sees it; a spectator, if not said. */
  readonly view?: number;
  readonly narrow?: boolean;
  readonly out?: string;
}

/**
 * Draws the table of a recorded game after a ply, its last if none is said, as one of those around it sees it.
 *
 * @rule KER-13.8 A picture can be drawn of every position of a record, as any of those around the table sees it.
 */
export async function draw(file: string, options: DrawOptions, terminal: Terminal): Promise<void> {
  const { game: asked, ply, view, narrow, out } = options;
  const { record, box } = await readRecord(file, asked);
  const locale = localeFor(box, options.locale);
  const { actions } = record;
  if (ply !== undefined && ply > actions.length) {
    throw misused(`${file} has no ply ${ply}; it goes from 0 to ${actions.length}.`);
  }
  const state = positionAfter(box.game, record, ply);
  const seats = state.decisions.length;
  if (view !== undefined && view >= seats)
    throw misused(`Nobody sits on seat ${view}; seats go from 0 to ${seats - 1}.`);
  const viewer: Viewer = view ?? 'spectator';
  const look = box.story.look(box.game.view(state, viewer));
  const svg = box.pictures.table(look, { locale, width: narrow === true ? 'narrow' : 'wide' });
  if (out === undefined) {
    terminal.say(svg);
    return;
  }
  fileFor(out).write(`${svg}\n`);
  terminal.say(wordsIn(locale).drawn(out));
}

/** Draws all cards of a game into a folder, one file each, and a sheet with all of them. */
export function drawCards(box: AnyBox, locale: string, folder: string, terminal: Terminal): void {
  const { card } = box.pictures;
  const groups = box.cards?.(locale);
  if (groups === undefined || card === undefined) {
    throw misused(`${box.words.name({ locale })} (${box.game.id}) has no list of cards.`);
  }
  try {
    mkdirSync(folder, { recursive: true });
  } catch (thrown) {
    throw new Failure(`${folder} cannot be made: ${fileTrouble(thrown)}`);
  }
  const ids = groups.flatMap(({ cards }) => cards.map(({ id }) => id));
  for (const id of ids) fileFor(join(folder, `${id}.svg`)).write(`${card(id, locale)}\n`);
  const inside = ids.map((id) => card(id, locale, 'outside'));
  fileFor(join(folder, SHEET)).write(`${sheetOf(box, inside, locale)}\n`);
  terminal.say(wordsIn(locale).cardsDrawn(ids.length, folder, SHEET));
}

const SHEET = 'all-cards.svg';
const COLUMNS = 6;
/** A card with the space around it. */
const [WIDTH, HEIGHT] = [335, 460];
const GAP = 10;

/** All cards of a game beside each other: each is a picture within the picture, and their style is said once. */
function sheetOf({ words, pictures }: AnyBox, cards: readonly string[], locale: string): string {
  const size = {
    width: Math.min(cards.length, COLUMNS) * WIDTH,
    height: Math.ceil(cards.length / COLUMNS) * HEIGHT,
  };
  const svg = framed(
    { ...size, title: words.name({ locale }), description: '', classes: 'cards', style: pictures.style },
    element('rect', { ...size, fill: shade('ground') }),
  );
  const placed = cards.map((card, index) => {
    const [x, y] = [(index % COLUMNS) * WIDTH + GAP, Math.floor(index / COLUMNS) * HEIGHT + GAP];
    return card.replace('<svg ', `<svg x="${x}" y="${y}" `);
  });
  return svg.replace(/<\/svg>$/, () => `${placed.join('')}</svg>`);
}
