import { askedOf, type Speaker as SpeakerOf, type Telling, tellingOf } from '../../../boxes/index.ts';
import { givenView } from '../table/given.ts';
import type { AntsTypes } from '../table/state.ts';
import type { AntsLanguages, AntsTold } from '../text/language.ts';
import { readPlayed } from '../text/phrases.ts';
import { resultOf } from '../text/result.ts';
import type { Question, Scene } from '../text/scene.ts';
import { hexIn, type Look } from './look.ts';
import { look } from './looking.ts';
import { namesAt } from './names-at.ts';
import { questionsIn } from './questions.ts';
import type { CardReader } from './reader.ts';

/** Somebody who tells of a position, and of what happens in it, in one language. */
export interface Speaker extends SpeakerOf<AntsTypes, Question> {}

/** Makes what tells of a game in these languages. */
export function tellingWith(languages: AntsLanguages): Telling<AntsTypes, Question, CardReader> {
  return tellingOf<AntsTypes, AntsTold, CardReader>({
    game: 'Ants',
    languages,
    resultOf,
    given: givenView,
    namesAt,
    read(view, { reader }) {
      const seen = look(view);
      const questions = questionsIn(seen, reader);
      return { questions, scene: sceneOf(seen, questions, reader) };
    },
  });
}

/** What of a position actions and questions are told with. */
function sceneOf(seen: Look, questions: readonly Question[], reader: CardReader | undefined): Scene {
  return {
    cardIn: (name) => seen.display.find(({ slot }) => slot === name)?.card,
    enemyOn: (hex) => hexIn(seen, hex)?.enemy,
    terrainOf: (hex) => hexIn(seen, hex)?.terrain,
    tileAt: (seat, place) => seen.players[seat]?.tiles.find((tile) => tile.place === place)?.tile,
    needOf: (card, line) => reader?.needOf(card, line),
    abilityOf: (space) => reader?.abilityOf(space),
    lineOf: (card, line) => reader?.lineOf(readPlayed(card).id, line),
    askedOf: (seat) => askedOf(questions, seat),
  };
}
