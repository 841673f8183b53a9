import { type ShownStory, shownStoryOf } from '../../../boxes/index.ts';
import { type Happening, piece } from '../../../drawing/index.ts';
import type { Seat, SeenEvent } from '../../../kernel/index.ts';
import { OCTOPUS, SIDES } from '../components.ts';
import type { KelpEvent } from '../table/events.ts';
import type { KelpPrintedView } from '../table/state.ts';
import type { KelpLanguages, Language } from '../text/language.ts';
import type { Names } from '../text/names.ts';
import type { Look } from './look.ts';
import { look } from './looking.ts';
import { namesAt } from './names-at.ts';

/** How a game of Kelp is told without its rules, in these languages. */
export const shownStoryIn = (languages: KelpLanguages): Required<ShownStory<KelpPrintedView, KelpEvent, Look>> =>
  shownStoryOf<KelpPrintedView, KelpEvent, Look, Language>({
    game: 'Kelp',
    languages,
    look,
    namesAt,
    letter: (seat, { names }) => letterOf(names, seat),
    beside: ({ side }, name, { names }) => sideBeside(name, names.sides[side]),
    happening,
    standing(seen, seat, { box }) {
      const { octopus, shark } = box.standing;
      return seat === OCTOPUS ? octopus(seen.round, seen.eaten.length) : shark(seen.round, seen.hunger.length);
    },
  });

/** The side of a player whose name does not say it: what a player without a name is called does. */
export const sideBeside = (name: string, side: string): readonly string[] =>
  name === '' || name.toLowerCase() === side.toLowerCase() ? [] : [side];

/** The first letter of a side's name in a language. */
export function letterOf({ sides }: Names, seat: Seat): string {
  const side = SIDES[seat];
  return side === undefined ? '' : sides[side].slice(0, 1).toUpperCase();
}

/** What is only bookkeeping: the table shows it, or what follows says it. */
const UNTOLD: readonly KelpEvent['type'][] = [
  'turn-ended',
  'action-done',
  'slots-cleared',
  'stack-shown',
  'row-filled',
  'die-resolved',
  'die-used',
  'spending-ended',
];

function happening(event: SeenEvent<KelpEvent>, { names }: Language): Omit<Happening, 'sentence'> | undefined {
  if (UNTOLD.includes(event.type)) return undefined;
  switch (event.type) {
    case 'turn-began':
      return { rank: 'rule', showsTable: true };
    case 'game-ended':
      return { rank: 'banner' };
    default:
      return { rank: 'line', ...speakerOf(event, names) };
  }
}

/** Whose sentence it is: the side's, or the place's that it is about. */
function speakerOf(event: SeenEvent<KelpEvent>, names: Names): Pick<Happening, 'speaker'> {
  if ('seat' in event) return { speaker: piece(letterOf(names, event.seat), `badge-${event.seat}`) };
  if ('area' in event) return { speaker: piece(event.area, 'title') };
  return 'space' in event ? { speaker: piece(event.space, 'title') } : {};
}
