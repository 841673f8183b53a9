import { askedOf, type Speaker as SpeakerOf, type Telling, tellingOf } from '../../../boxes/index.ts';
import { languageWith } from '../../../kernel/index.ts';
import { givenView } from '../table/given.gen.ts';
import type { AntsTypes } from '../table/state.ts';
import type { AntsLanguages, AntsTold } from '../text/language.ts';
import { resultOf } from '../text/result.ts';
import type { Question, ReadWords, Scene } from '../text/scene.ts';
import { hexIn, type Look } from './look.ts';
import { look } from './looking.ts';
import { namesAt } from './names-at.ts';
import { questionsIn } from './questions.ts';
import type { CardReader } from './reader.ts';
import { grammarOf } from './wording.ts';

/** Somebody who tells of a position, and of what happens in it, in one language. */
export interface Speaker extends SpeakerOf<AntsTypes, Question> {}

/** Makes what tells of a game in these languages. */
export function tellingWith(languages: AntsLanguages): Telling<AntsTypes, Question, CardReader> {
  const languageOf = languageWith(languages);
  return tellingOf<AntsTypes, AntsTold, CardReader>({
    game: 'Ants',
    languages,
    resultOf,
    given: givenView,
    namesAt,
    read(view, { locale, reader }) {
      const seen = look(view);
      const questions = questionsIn(view, seen, reader);
      const read = reader === undefined ? UNREAD : reader.inWords(grammarOf(languageOf(locale)));
      return { questions, scene: sceneOf(seen, questions, read) };
    },
  });
}

/** What of a position actions and questions are told with. */
function sceneOf(seen: Look, questions: readonly Question[], read: ReadWords): Scene {
  return {
    cardIn: (name) => seen.display.find(({ slot }) => slot === name)?.card,
    enemyOn: (hex) => hexIn(seen, hex)?.enemy,
    terrainOf: (hex) => hexIn(seen, hex)?.terrain,
    tileAt: (seat, place) => seen.players[seat]?.tiles.find((tile) => tile.place === place)?.tile,
    askedOf: (seat) => askedOf(questions, seat),
    ...read,
  };
}

const nothing = (): undefined => undefined;
const UNREAD: ReadWords = { needOf: nothing, abilityOf: nothing, lineOf: nothing, orders: nothing };
