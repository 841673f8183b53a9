import { INKS, inked, type Line, piece, type Story, type StoryOptions, trimmed, wrapped } from '../drawing/index.ts';
import type { GameTypes, Seat, SeenEvent } from '../kernel/index.ts';
import type { Box, BoxWords } from './box.ts';
import { shownValue, spaced } from './words.ts';

/** What the kernel keeps in every view, and whoever looks on need not read. */
const KEPT = ['ruleset', 'viewer', 'agenda', 'decisions', 'chance'];

/** A story of a game that has none: the look is the view, the table is written out field by field after every action. */
export function plainStory<T extends GameTypes>(words: BoxWords<T>): Story<T['View'], T['Event'], T['View']> {
  return {
    inks: INKS,
    look: (view) => view,
    title: (_look, locale) => `${words.name(locale)}.`,
    players: (look, locale) =>
      look.decisions.map((_, seat) => ({
        badge: piece(` ${letterOf(seat)} `, `badge-${seat}`),
        name: words.seat(seat, locale),
      })),
    table: (look, { columns }) => fieldLines(look, columns),
    tell: (event, locale, names) => ({
      sentence: words.event(event, locale, names),
      rank: 'line',
      showsTable: true,
      ...speakerOf(event),
    }),
  };
}

/** The letter of a seat, in its ink. */
const badgeOf = (seat: Seat): ReturnType<typeof piece> => piece(letterOf(seat), `badge-${seat}`);

const letterOf = (seat: Seat): string => String.fromCharCode('A'.charCodeAt(0) + seat);

/** Who speaks: the seat that an event is about, if it is about one. */
function speakerOf(event: SeenEvent<GameTypes['Event']>): { readonly speaker?: ReturnType<typeof badgeOf> } {
  const { seat } = event as { readonly seat?: unknown };
  return typeof seat === 'number' && seat >= 0 ? { speaker: badgeOf(seat) } : {};
}

/** Every field of a look with its value, a line each or more. */
function fieldLines(look: object, columns: number): readonly Line[] {
  const fields = Object.entries(look).filter(([key]) => !KEPT.includes(key));
  return fields.flatMap(([key, value]) => {
    const [first = '', ...more] = wrapped(shownValue(value), Math.max(20, columns - INDENT));
    const title = `${spaced(key)}: `;
    const isLong = title.length + first.length > columns;
    return [
      [piece(title.trimEnd(), 'title'), piece(isLong ? '' : ` ${first}`)],
      ...[...(isLong ? [first] : []), ...more].map((line) => [piece(' '.repeat(INDENT) + line)]),
    ].map(trimmed);
  });
}

const INDENT = 2;

/** The table of a story as a text. */
export function renderTable<T extends GameTypes, Look>(
  { look, table, inks }: Box<T, Look>['story'],
  view: T['View'],
  options: StoryOptions,
): string {
  return table(look(view), options)
    .map((line) => inked(line, options.colour, inks))
    .join('\n');
}
