import { type GameRecord, replay as positionAfter, replaySteps } from '../kernel/index.ts';
import { misused } from './failure.ts';
import { readRecord } from './files.ts';
import { localeFor } from './language.ts';
import { narratorOf, storyOptions } from './story/tell.ts';
import { type Terminal, writtenOut } from './terminal.ts';
import { teller } from './watch.ts';
import { wordsIn } from './words.ts';

/** How a record is shown. */
export interface ReplayOptions {
  /** The game it is of; what the record says, if not said. */
  readonly game?: string;
  readonly ply?: number;
  /** A tag of a language that the game speaks; the usual one, if not said. */
  readonly locale?: string;
  readonly fast?: boolean;
}

/** Tells a recorded game again, as a spectator sees it: all of it, or up to a ply with the whole position there. */
export async function replay(
  file: string,
  { game: asked, ply, locale: tag, fast }: ReplayOptions,
  terminal: Terminal,
): Promise<void> {
  const { record, box } = await readRecord(file, asked);
  const { game } = box;
  const { actions } = record;
  if (ply !== undefined && ply > actions.length) {
    throw misused(`${file} has no ply ${ply}; it goes from 0 to ${actions.length}.`);
  }
  const locale = localeFor(box, tag);
  const options = storyOptions(terminal, locale);
  const narrator = narratorOf(box.story, options, box.words.names);
  const tell = teller(terminal, fast === true || ply !== undefined);

  for (const { ply: at, state, events } of replaySteps(game, record, ply)) {
    const scene = { events: game.viewEvents(events, 'spectator'), view: game.view(state, 'spectator') };
    await tell(at === 0 ? narrator.opening(scene, writtenOut(record.seed)) : narrator.scene(scene));
  }
  const state = positionAfter(game, record, ply);
  const view = game.view(state, 'spectator');
  if (ply === undefined) {
    const outcome = game.outcome(state);
    if (outcome !== undefined) await tell(narrator.ending(view, outcome));
    return;
  }
  const title = terminal.colours.bold(wordsIn(locale).after(ply, actions.length));
  terminal.say(`\n${title}\n\n${box.render(view, options)}`);
}

/** Plays a record again; where it comes out differently, that is a failure. */
export async function verify(
  file: string,
  { game: asked }: Pick<ReplayOptions, 'game'>,
  terminal: Terminal,
): Promise<void> {
  const { record, box } = await readRecord(file, asked);
  terminal.say(`${file} is as recorded: ${record.actions.length} decisions, ${endOf(box, record)}.`);
}

function endOf({ game }: Awaited<ReturnType<typeof readRecord>>['box'], record: GameRecord): string {
  const isOver = game.outcome(positionAfter(game, record)) !== undefined;
  return isOver ? 'the game is over' : 'the game is not over yet';
}
