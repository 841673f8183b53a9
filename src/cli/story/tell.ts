import {
  type Colour,
  type Happening,
  inked,
  type Line,
  piece,
  type Story,
  type StoryOptions,
  safeText,
  trimmed,
  widthOf,
  wrapped,
} from '../../drawing/index.ts';
import type { Outcome, SeenEvent, TableNames } from '../../kernel/index.ts';
import type { Terminal } from '../terminal.ts';
import { wordsIn } from '../words.ts';

/** Something that is told at once, and how long it takes to read, in seconds. */
export interface Beat {
  readonly text: string;
  readonly pause: number;
}

/** A part of a game as a spectator sees it: what happened, and how things stand after that. */
export interface Scene<View, Event> {
  readonly events: readonly SeenEvent<Event>[];
  readonly view: View;
}

/** Tells one game, from its beginning to its end. */
export interface Narrator<View, Event> {
  /** The first lines: who plays, and what the marks on the table mean. */
  opening(scene: Scene<View, Event>, seed: string): readonly Beat[];
  /** What happened, a sentence each, and the table where the game wants it shown. */
  scene(scene: Scene<View, Event>): readonly Beat[];
  /** How it ended: the table, if the last scene did not show it, and all players by rank. */
  ending(view: View, outcome: Pick<Outcome, 'ranking'>): readonly Beat[];
}

/** How a game is told on a terminal. */
export function storyOptions({ colours, columns }: Terminal, locale: string): StoryOptions {
  const colour: Colour = colours.level === 0 ? 'none' : colours.level === 1 ? 'ansi' : 'ansi-256';
  return { locale, colour, columns };
}

/** Somebody who tells a game as its story says. What has changed since the last table is marked on the next. */
export function narratorOf<View, Event, Look>(
  story: Story<View, Event, Look>,
  options: StoryOptions,
  namesIn: (view: View) => TableNames = () => ({}),
): Narrator<View, Event> {
  const { locale, colour } = options;
  const { inks } = story;
  const words = wordsIn(locale);
  const linesText = (lines: readonly Line[]): string => lines.map((line) => inked(line, colour, inks)).join('\n');
  let shown: Look | undefined;
  /** The view that the last table was drawn from. */
  let drawn: View | undefined;

  function table(view: View): string {
    const look = story.look(view);
    const lines = story.table(look, options, shown);
    shown = look;
    drawn = view;
    return linesText(lines.map(trimmed));
  }

  const told = ({ events, view }: Scene<View, Event>): Happening[] => {
    const names = namesIn(view);
    return events.flatMap((event) => {
      const happening = story.tell(event, { locale, names });
      return happening === undefined ? [] : [{ ...happening, sentence: safeText(happening.sentence) }];
    });
  };
  const beatOf = (happening: Happening): Beat => ({
    text: linesText(happeningLines(happening, options)),
    pause: PAUSES[happening.rank],
  });

  return {
    opening(scene, seed) {
      const look = story.look(scene.view);
      const legend = story.legend?.(look, options) ?? [];
      const parts = [
        wrapped(`${story.title(look, locale)} ${words.seed(seed)}`, options.columns).map((line) => [
          piece(line, 'title'),
        ]),
        story.players(look, locale).map(({ badge, name }) => [badge, piece(` ${name}`)]),
        legend.map(trimmed),
      ];
      const text = parts
        .filter((lines) => lines.length > 0)
        .map(linesText)
        .join('\n\n');
      return [{ text: `${text}\n`, pause: 1.5 }, ...told(scene).map(beatOf)];
    },

    scene(scene) {
      const happenings = told(scene);
      const beats = happenings.map(beatOf);
      if (!happenings.some(({ showsTable }) => showsTable)) return beats;
      return [...beats, { text: `\n${table(scene.view)}\n`, pause: 1.5 }];
    },

    ending(view, { ranking }) {
      const look = story.look(view);
      const players = story.players(look, locale);
      const ranks = ranking.flatMap((seats, index) => {
        const rank = ranking.slice(0, index).flat().length + 1;
        return seats.map((seat): Line => {
          const { badge = piece(''), name = '' } = players[seat] ?? {};
          const standing = story.standing === undefined ? '' : `: ${story.standing(look, seat, locale)}`;
          return [piece(`${rank}. `), badge, piece(` ${name}${standing}`)];
        });
      });
      // A turn that ends the game as it begins has shown this table already.
      const last = view === drawn ? '' : `${table(view)}\n\n`;
      return [{ text: `\n${last}${linesText(ranks)}`, pause: 0 }];
    },
  };
}

const PAUSES: Readonly<Record<Happening['rank'], number>> = { banner: 1, heading: 0.3, rule: 0.3, line: 0.4 };

/** A sentence as its rank wants it: what begins a part of the game stands after an empty line. */
function happeningLines({ sentence, rank, speaker }: Happening, { columns }: StoryOptions): readonly Line[] {
  switch (rank) {
    case 'banner':
      return [[], ...wrapped(sentence, columns - 2).map((line) => [piece(` ${line} `, 'banner')])];
    case 'heading':
      return [[], [piece(sentence, 'title')]];
    case 'rule':
      return [[], [piece(ruled(sentence), 'title')]];
    case 'line': {
      const [first = '', ...more] = wrapped(sentence, columns - GUTTER);
      const space = Math.max(1, GUTTER - 1 - widthOf(speaker?.text ?? ''));
      return [
        [piece(' '), ...(speaker === undefined ? [] : [speaker]), piece(' '.repeat(space)), piece(first)],
        ...more.map((line) => [piece(' '.repeat(GUTTER) + line)]),
      ];
    }
  }
}

/** Where sentences begin: whose they are stands before that. */
const GUTTER = 5;

function ruled(sentence: string): string {
  const title = `── ${sentence.replace(/\.$/, '')} `;
  return (title + '─'.repeat(Math.max(0, 40 - widthOf(title)))).trimEnd();
}
