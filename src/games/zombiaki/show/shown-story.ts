import { type ShownStory, shownStoryOf } from '../../../boxes/index.ts';
import { cardsIn, type Happening, piece } from '../../../drawing/index.ts';
import type { Seat, SeenEvent } from '../../../kernel/index.ts';
import { SIDES, ZOMBIES } from '../components.ts';
import type { ZombiakiEvent } from '../table/events.ts';
import type { ZombiakiPrintedView } from '../table/state.ts';
import type { Language, ZombiakiLanguages } from '../text/language.ts';
import type { Names } from '../text/names.ts';
import { creaturesIn, type Look } from './look.ts';
import { look } from './looking.ts';
import { namesAt } from './names-at.ts';

/** How a game of Zombiaki is told without its rules, in these languages. */
export const shownStoryIn = (
  languages: ZombiakiLanguages,
): Required<ShownStory<ZombiakiPrintedView, ZombiakiEvent, Look>> =>
  shownStoryOf<ZombiakiPrintedView, ZombiakiEvent, Look, Language>({
    game: 'Zombiaki',
    languages,
    look,
    namesAt,
    letter: (seat, { names }) => letterOf(names, seat),
    beside: ({ side }, name, { names }) => sideBeside(name, names.sides[side]),
    happening,
    standing(seen, seat, { labels }) {
      const undrawn = cardsIn(seen.players[seat]?.deck ?? []);
      return seat === ZOMBIES
        ? labels.standing.zombies(creaturesIn(seen).length, undrawn)
        : labels.standing.humans(seen.fields.filter(({ object }) => object !== undefined).length, undrawn);
    },
  });

/** The side of a player whose name does not say it: what a player without a name is called does. */
export const sideBeside = (name: string, side: string): readonly string[] =>
  name === '' || name === side ? [] : [side];

/** The first letter of a side's name in a language. */
export function letterOf({ sides }: Names, seat: Seat): string {
  const side = SIDES[seat];
  return side === undefined ? '' : sides[side].slice(0, 1);
}

/** What is only bookkeeping: the table shows it, or what follows says it. */
const UNTOLD: readonly ZombiakiEvent['type'][] = ['card-resolved', 'turn-ended', 'holds-ended', 'shot'];

function happening(event: SeenEvent<ZombiakiEvent>, { names }: Language): Omit<Happening, 'sentence'> | undefined {
  if (UNTOLD.includes(event.type)) return undefined;
  switch (event.type) {
    case 'turn-began':
      return { rank: event.seat === ZOMBIES ? 'heading' : 'rule', showsTable: true };
    case 'game-ended':
      return { rank: 'banner' };
    default:
      return { rank: 'line', ...speakerOf(event, names) };
  }
}

/** Whose sentence it is: the side's, or the field's that it is about. */
function speakerOf(event: SeenEvent<ZombiakiEvent>, names: Names): Pick<Happening, 'speaker'> {
  if ('seat' in event) return { speaker: piece(letterOf(names, event.seat), `badge-${event.seat}`) };
  if ('field' in event && event.field !== '') return { speaker: piece(event.field, 'title') };
  return 'from' in event ? { speaker: piece(event.from, 'title') } : {};
}
