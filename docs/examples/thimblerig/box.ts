import type { Locale } from 'gastropodia';
import { type Box, boxOf } from 'gastropodia/boxes';
import { piece } from 'gastropodia/drawing';
import { chancesOfPearl, formatEvent, type ThimblerigTypes, type ThimblerigView, thimblerig } from './index.ts';

interface ThimblerigWords {
  readonly name: string;
  readonly seats: readonly string[];
  readonly decisions: Readonly<Record<string, string>>;
}

const WORDS: Readonly<Record<Locale, ThimblerigWords>> = {
  en: {
    name: 'Thimblerig',
    seats: ['hider', 'seeker'],
    decisions: { mix: 'mix two thimbles', look: 'look under a thimble' },
  },
  pl: {
    name: 'Trzy kubki',
    seats: ['chowający', 'szukający'],
    decisions: { mix: 'mieszanie dwóch naparstków', look: 'zajrzenie pod naparstek' },
  },
  de: {
    name: 'Fingerhutspiel',
    seats: ['Verstecker', 'Sucher'],
    decisions: { mix: 'zwei Fingerhüte mischen', look: 'unter einen Fingerhut sehen' },
  },
};

/** Everything a tool has to know of the thimbles. */
export const thimblerigBox: Box<ThimblerigTypes, ThimblerigView> = boxOf({
  game: thimblerig,
  words: {
    name: (locale) => WORDS[locale].name,
    decision: (kind, locale) => WORDS[locale].decisions[kind] ?? kind,
    seat: (seat, locale) => WORDS[locale].seats[seat] ?? '',
    event: (event) => formatEvent(event),
  },
  story: {
    // What a spectator may expect of each thimble.
    table: (look) => {
      const chances = chancesOfPearl(look);
      return [
        [piece('place  ', 'faint'), ...chances.map((_, place) => piece(`${place}`.padStart(6), 'title'))],
        [piece('pearl  ', 'faint'), ...chances.map((chance) => piece(`${Math.round(100 * chance)} %`.padStart(6)))],
      ];
    },
    tell(event) {
      if (event.type === 'forced') return undefined;
      return { sentence: formatEvent(event), rank: 'line', showsTable: event.type === 'mixed' };
    },
  },
});
