import { endLook, INKS, inked, type Line, piece, type Story, trimmed, wrapped } from '../drawing/index.ts';
import { attempt, type GameTypes, type Outcome, type PrintedView, type Seat, type SeenEvent } from '../kernel/index.ts';
import type { BoxWords, RenderingOptions } from './box.ts';
import { shownValue, spaced } from './words.ts';

/** What the kernel keeps in every view, and whoever looks on need not read. */
const KEPT = ['ruleset', 'viewer', 'agenda', 'decisions', 'chance'];

/** A view, and how a table has ended its game. */
type PlainLook<View> = View & { readonly outcome?: unknown };

/**
 * Returns the story of a game that has none. The look is the view with what is printed beside it, with the outcome of the table if there is one. The table is
 * written out field by field after every action.
 */
export function plainStory<T extends GameTypes>(
  words: BoxWords<T, PrintedView<T>>,
): Story<PrintedView<T>, T['Event'], PrintedView<T>> {
  return {
    inks: INKS,
    look: (view, outcome) => (outcome === undefined ? view : { ...view, outcome: endOf(outcome) }),
    title: (_look, locale) => `${words.name({ locale })}.`,
    players: (look, locale) =>
      look.decisions.map((_, seat) => ({
        badge: piece(` ${letterOf(seat)} `, `badge-${seat}`),
        name: words.seat(seat, { locale }),
      })),
    table: (look, { columns }) => fieldLines(look, columns),
    tell: (event, { locale = 'en', names }) => ({
      sentence: words.event(event, { locale, names }),
      rank: 'line',
      showsTable: true,
      ...speakerOf(event),
    }),
  };
}

/** Returns a story whose looks are views, with a table that ends with how the table has ended the game. */
export function withEnding<T extends GameTypes, Look>(
  story: Story<PrintedView<T>, T['Event'], Look>,
  words: BoxWords<T, PrintedView<T>>,
): Story<PrintedView<T>, T['Event'], Look> {
  return {
    ...story,
    table(look, options, before) {
      const { outcome, ...view } = look as PlainLook<PrintedView<T>>;
      if (!isOutcome(outcome)) return story.table(look, options, before);
      const sentence = words.outcome(outcome, { locale: options.locale, names: words.names(view) });
      const lines = wrapped(sentence, options.columns).map((line) => [piece(line, 'title')]);
      return [...story.table(view as Look, options, before), ...lines];
    },
  };
}

/** Returns the outcome, checked as `endLook` checks it, with the scores of the game. */
const endOf = (outcome: Outcome): Outcome => ({ ...outcome, ...endLook(outcome) });

/** Returns whether a field of a look is an outcome: a game may have a field of that name for something else. */
const isOutcome = (value: unknown): value is Outcome =>
  value !== undefined && attempt(() => endLook(value as Outcome)) !== undefined;

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
  { look, table, inks }: Story<PrintedView<T>, T['Event'], Look>,
  view: PrintedView<T>,
  options: RenderingOptions,
): string {
  return table(look(view, options.outcome), options)
    .map((line) => inked(line, options.colour, inks))
    .join('\n');
}
