import type { ChalkInstance } from 'chalk';
import { formatEvent, look, renderText, type SnailsEvent, type SnailsView } from '../../games/snails/index.ts';
import type { Locale, Outcome, Seat, SeenEvent } from '../../kernel/index.ts';
import { widthOf, wrapped } from '../terminal.ts';
import { WORDS } from '../words.ts';
import { boardLines, codeOf, seatLetter, seatOf } from './board.ts';
import { paletteOf } from './paint.ts';

/** Something that is told at once, and how long it takes to read, in seconds. */
export interface Beat {
  readonly text: string;
  readonly pause: number;
}

/** A part of a game as a spectator sees it: what happened, and how things stand after that. */
export interface Scene {
  readonly events: readonly SeenEvent<SnailsEvent>[];
  readonly view: SnailsView;
}

/** How a game is told. */
export interface Telling {
  readonly locale: Locale;
  readonly colours: ChalkInstance;
  readonly columns: number;
}

/** What is only bookkeeping: the table shows it, or what follows says it. */
const UNTOLD: readonly SnailsEvent['type'][] = [
  'forced',
  'hand-kept',
  'planned',
  'row-taken',
  'exchange-ended',
  'nothing-discarded',
  'marker-passed',
];

/** The first lines of a game: who plays, and what the marks on the board mean. */
export function openingBeats({ events, view }: Scene, seed: string, telling: Telling): Beat[] {
  const { colours, locale } = telling;
  const title = WORDS[locale].opening(view.names.length, seed);
  const { legend, names } = partsOf(view, locale);
  const players = names.map((name, seat) => `${badge(seat, colours)} ${name}`).join('\n');
  return [
    { text: `${colours.bold(title)}\n\n${players}\n\n${legend}\n`, pause: 1.5 },
    ...events.flatMap((event) => eventBeats(event, telling)),
  ];
}

/** What happened, a sentence each, and the board where a slot of the plan has begun. */
export function sceneBeats({ events, view }: Scene, telling: Telling): Beat[] {
  const told = events.flatMap((event) => eventBeats(event, telling));
  const hasNewSlot = events.some(({ type }) => type === 'slot-began');
  return hasNewSlot ? [...told, { text: `\n${tableText(view, telling)}\n`, pause: 1.5 }] : told;
}

/** How a game ended: the board, and all players by rank. */
export function endingBeats(view: SnailsView, { ranking }: Outcome, telling: Telling): Beat[] {
  const { colours, locale } = telling;
  const { snails } = look(view);
  const { names } = partsOf(view, locale);
  const ranks = ranking.flatMap((seats, index) => {
    const rank = ranking.slice(0, index).flat().length + 1;
    return seats.map((seat) => {
      const squad = snails.filter((snail) => snail.seat === seat);
      const life = squad.reduce((sum, snail) => sum + snail.life, 0);
      return `${rank}. ${badge(seat, colours)} ${names[seat]}: ${WORDS[locale].rank(squad.length, life)}`;
    });
  });
  return [{ text: `\n${tableText(view, telling)}\n\n${ranks.join('\n')}`, pause: 0 }];
}

function eventBeats(event: SeenEvent<SnailsEvent>, telling: Telling): Beat[] {
  if (UNTOLD.includes(event.type) || (event.type === 'discarded' && event.why === 'played')) return [];
  const { colours, columns, locale } = telling;
  const sentence = formatEvent(event, locale);
  switch (event.type) {
    case 'round-began':
    case 'game-ended':
      return [{ text: `\n${banner(sentence, telling)}`, pause: 1 }];
    case 'phase-began':
      return [{ text: `\n${colours.bold(sentence)}`, pause: 0.3 }];
    case 'slot-began':
      return [{ text: `\n${rule(sentence, colours)}`, pause: 0.3 }];
    default: {
      const [first = '', ...more] = wrapped(sentence, columns - GUTTER);
      const lines = [`${gutter(event, colours)}${first}`, ...more.map((line) => ' '.repeat(GUTTER) + line)];
      return [{ text: lines.join('\n'), pause: 0.4 }];
    }
  }
}

const banner = (sentence: string, { colours, columns }: Telling): string =>
  wrapped(sentence, columns - 2)
    .map((line) => colours.bold.inverse(` ${line} `))
    .join('\n');

const rule = (sentence: string, colours: ChalkInstance): string => {
  const title = `── ${sentence.replace(/\.$/, '')} `;
  return colours.bold(title + '─'.repeat(Math.max(0, 40 - widthOf(title))));
};

const GUTTER = 5;

/** Whose sentence it is: the letters of the snail, or of the player, as they stand on the board. */
function gutter(event: SeenEvent<SnailsEvent>, colours: ChalkInstance): string {
  const [seat, code] = speaker(event);
  if (seat === undefined) return ' '.repeat(GUTTER);
  return ` ${paletteOf(colours).seat(seat)(code)}${' '.repeat(GUTTER - 1 - code.length)}`;
}

function speaker(event: SeenEvent<SnailsEvent>): readonly [seat: Seat | undefined, code: string] {
  // The target of another's attack is not the one who acts.
  if ('snail' in event && event.type !== 'snail-targeted') return [seatOf(event.snail), codeOf(event.snail)];
  return 'seat' in event ? [event.seat, seatLetter(event.seat)] : [undefined, ''];
}

/** The table in few lines: the round, the board, the squads. */
function tableText(view: SnailsView, { locale, colours }: Telling): string {
  const { head, squads } = partsOf(view, locale);
  const painted = squads.map((squad, seat) => `${badge(seat, colours)} ${squad}`);
  return [colours.bold(head), '', ...boardLines(look(view), paletteOf(colours)), '', ...painted].join('\n');
}

/** A player's letter in the player's colour. */
const badge = (seat: Seat, colours: ChalkInstance): string => paletteOf(colours).seat(seat)(` ${seatLetter(seat)} `);

/** The parts of a drawn position that are told here: its first line, its legend, and of each player name and snails. */
function partsOf(
  view: SnailsView,
  locale: Locale,
): Record<'head' | 'legend', string> & Record<'names' | 'squads', string[]> {
  const [head = '', , legend = '', ...players] = renderText(view, { locale }).split('\n\n');
  const drawn = view.names.map((_, seat) => (players[seat] ?? '').split('\n'));
  return {
    head: head.split('\n')[0] ?? '',
    legend,
    names: drawn.map(([title = '']) => title.slice(LETTER_COLUMNS).split(',').slice(0, 2).join()),
    squads: drawn.map(([title = '', ...lines]) => squadOf(lines) ?? title.slice(LETTER_COLUMNS)),
  };
}

/** The first list among the lines of a player, on as many lines as it was; nothing if no snail is left. */
function squadOf([first, ...others]: readonly string[]): string | undefined {
  const end = others.findIndex((line) => line.slice(0, SQUAD_COLUMN).trim() !== '');
  const more = others.slice(0, end === -1 ? others.length : end);
  if (first === undefined) return undefined;
  return [first, ...more].map((line) => line.slice(SQUAD_COLUMN)).join(`\n${' '.repeat(BADGE_COLUMNS)}`);
}

/** A letter with spaces around it, and the space after that. */
const BADGE_COLUMNS = 4;
/** A player is drawn with the letter first. */
const LETTER_COLUMNS = 2;
/** Where the names of the snails begin in a drawn position. */
const SQUAD_COLUMN = 13;
