import type { AnyBox } from '../boxes/index.ts';
import {
  type GameRecord,
  type GameTypes,
  type Outcome,
  replay as positionAfter,
  replaySteps,
} from '../kernel/index.ts';
import { type GameAgain, gameAgain } from './arena/game-again.ts';
import { misused } from './failure.ts';
import { readRecord } from './files.ts';
import { localeFor } from './language.ts';
import { replayOf } from './see-again.ts';
import { narratorOf, storyOptions } from './story/tell.ts';
import { type Terminal, wrapped, writtenOut } from './terminal.ts';
import { teller, toldOf } from './watch.ts';
import { wordsIn } from './words.ts';
import { fileFor } from './writing.ts';

/** How a record is shown. */
export interface ReplayOptions {
  /** The game it is of; what the record says, if not said. */
  readonly game?: string;
  /** Which game, where the file is a tournament. */
  readonly number?: number;
  readonly ply?: number;
  /** A tag of a language that the game speaks; the usual one, if not said. */
  readonly locale?: string;
  readonly fast?: boolean;
  /** Where the record of a game of a tournament is written to. */
  readonly save?: string;
}

/** A game that can be told. */
interface Recorded extends Pick<GameAgain, 'record' | 'box'> {
  /** What to call it, if something is wrong with what is asked of it. */
  readonly name: string;
  readonly story: AnyBox['story'];
  /** How it ended, if it did. */
  readonly end: Pick<Outcome, 'ranking'> | undefined;
  /** Who has forfeited it after so many decisions, in sentences. */
  forfeitsAfter(ply: number, view: GameTypes['View'], locale: string): readonly string[];
}

/**
 * Tells a recorded game again, or a game of a tournament, as a spectator sees it: all of it, or up to a ply with the whole
 * position there.
 */
export async function replay(file: string, options: ReplayOptions, terminal: Terminal, program: URL): Promise<void> {
  const { game, number, save } = options;
  if (number === undefined) {
    if (save !== undefined) throw misused('What is saved is a game of a tournament: say which, as in --number 17.');
    return tellAgain(await recordedIn(file, game), options, terminal);
  }
  const saved = save === undefined ? undefined : fileFor(save);
  const again = await gameAgain({ file, number, game }, program);
  saved?.write(`${JSON.stringify(again.record)}\n`);
  await tellAgain(recordedOf(again), options, terminal);
  if (save === undefined) return;
  const locale = localeFor(again.box, options.locale);
  const words = wordsIn(locale);
  terminal.say(`\n${words.saved(save)}\n${words.again(replayOf(save, { game: again.game, locale }))}`);
}

async function recordedIn(file: string, asked: string | undefined): Promise<Recorded> {
  const { record, box } = await readRecord(file, asked);
  const end = box.game.outcome(positionAfter(box.game, record));
  return { name: file, record, box, story: box.story, end, forfeitsAfter: () => [] };
}

function recordedOf({ box, record, line, bots, forfeitedAfter }: GameAgain): Recorded {
  const story = toldOf(box, bots);
  return {
    name: `game ${line.game}`,
    record,
    box,
    story,
    // Of who has forfeited, the position knows nothing.
    end: line,
    forfeitsAfter(ply, view, locale) {
      const words = wordsIn(locale);
      const players = story.players(story.look(view), locale);
      const forfeits = (line.forfeits ?? []).filter((_, index) => forfeitedAfter[index] === ply);
      const goesOn = ply < record.actions.length;
      return forfeits.flatMap(({ seat, why, said }) => [
        words.forfeited(players[seat]?.name ?? '', why, said),
        ...(goesOn ? [words.substituted] : []),
      ]);
    },
  };
}

async function tellAgain(
  recorded: Recorded,
  { ply, locale: tag, fast }: ReplayOptions,
  terminal: Terminal,
): Promise<void> {
  const { name, record, box, story, end } = recorded;
  const { game } = box;
  const { actions } = record;
  if (ply !== undefined && ply > actions.length) {
    throw misused(`${name} has no ply ${ply}; it goes from 0 to ${actions.length}.`);
  }
  const locale = localeFor(box, tag);
  const options = storyOptions(terminal, locale);
  const narrator = narratorOf(story, options, box.words.names);
  const tell = teller(terminal, fast === true || ply !== undefined);

  let last: GameTypes['View'] | undefined;
  for (const { ply: at, state, events } of replaySteps(game, record, ply)) {
    const scene = { events: game.viewEvents(events, 'spectator'), view: game.view(state, 'spectator') };
    await tell(at === 0 ? narrator.opening(scene, writtenOut(record.seed)) : narrator.scene(scene));
    last = scene.view;
    const forfeits = recorded.forfeitsAfter(at, scene.view, locale);
    const lines = forfeits.flatMap((sentence) => wrapped(writtenOut(sentence), terminal.columns));
    if (lines.length > 0) await tell([{ text: `\n${terminal.colours.bold(lines.join('\n'))}`, pause: 1 }]);
  }
  if (ply === undefined) {
    if (last !== undefined && end !== undefined) await tell(narrator.ending(last, end));
    return;
  }
  const view = game.view(positionAfter(game, record, ply), 'spectator');
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
