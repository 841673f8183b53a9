import { type Box, boxOf, wordsWith } from 'gastropodia/boxes';
import { piece } from 'gastropodia/drawing';
import { chancesOfPearl, type ThimblerigTypes, type ThimblerigView, thimblerig } from './index.ts';
import { LANGUAGES } from './text.ts';

const words = wordsWith<ThimblerigTypes>(LANGUAGES, 'thimblerig');

/** Everything a tool has to know of the thimbles. */
export const thimblerigBox: Box<ThimblerigTypes, ThimblerigView> = boxOf({
  game: thimblerig,
  words,
  eventRules: { dealt: 'THI-1.2', mixed: 'THI-2.1', lifted: 'THI-3.1', peeked: 'THI-3.2', scored: 'THI-3.1' },
  story: {
    // What a spectator may expect of each thimble.
    table: (look) => {
      const chances = chancesOfPearl(look);
      return [
        [piece('place  ', 'faint'), ...chances.map((_, place) => piece(`${place}`.padStart(6), 'title'))],
        [piece('pearl  ', 'faint'), ...chances.map((chance) => piece(`${Math.round(100 * chance)} %`.padStart(6)))],
      ];
    },
    tell(event, { locale = 'en', names }) {
      return { sentence: words.event(event, { locale, names }), rank: 'line', showsTable: event.type === 'mixed' };
    },
  },
});
