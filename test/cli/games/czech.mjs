// The same game, which speaks a fourth language: one that the library does not.
import { boxOf, wordsWith } from '../../../dist/boxes.js';
import { createGame } from '../../../dist/index.js';
import { rules } from './nim.mjs';

const spoken = ({ name, seat, take, takes, only, last }) => ({
  name,
  seatName: (each) => `${seat} ${each + 1}`,
  decisions: { take },
  events: ({ player }) => ({ taken: ({ seat: each, count }) => `${player(each)} ${takes} ${count}.` }),
  actions: ({ player }) => ({
    take: ({ seat: each, count }) => ({ label: `${take}: ${count}`, sentence: `${player(each)} ${takes} ${count}.` }),
  }),
  questions: ({ player }) => ({ take: ({ seat: each }) => `${player(each)}: ${take}.` }),
  outcomes: { 'last-match': () => last },
  refusals: { 'take/too-many': ({ matches }) => `${only} ${matches}.` },
});

const languages = {
  en: spoken({ name: 'Nim', seat: 'player', take: 'take', takes: 'takes', only: 'There are', last: 'the last match' }),
  pl: spoken({ name: 'Nim', seat: 'gracz', take: 'weź', takes: 'bierze', only: 'Jest ich', last: 'ostatnia zapałka' }),
  de: spoken({ name: 'Nim', seat: 'Spieler', take: 'nimm', takes: 'nimmt', only: 'Es sind', last: 'das letzte Holz' }),
  cs: spoken({ name: 'Sirky', seat: 'hráč', take: 'vezmi', takes: 'bere', only: 'Je jich', last: 'poslední sirka' }),
};

export default boxOf({ game: createGame({ ...rules, languages }), words: wordsWith(languages, 'nim') });
