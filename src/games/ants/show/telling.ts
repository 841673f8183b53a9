import { askedOf, type Speaker as SpeakerOf, type Telling, tellingOf } from '../../../boxes/index.ts';
import { languageWith } from '../../../kernel/index.ts';
import { givenView } from '../table/given.ts';
import type { AntsTypes } from '../table/state.ts';
import type { Grammar } from '../text/grammar.ts';
import type { AntsLanguages, AntsTold } from '../text/language.ts';
import { readPlayed } from '../text/phrases.ts';
import { resultOf } from '../text/result.ts';
import type { Question, Scene } from '../text/scene.ts';
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
      const questions = questionsIn(seen, reader);
      const reading = reader === undefined ? undefined : { reader, grammar: grammarOf(languageOf(locale)) };
      return { questions, scene: sceneOf(seen, questions, reading) };
    },
  });
}

/** Who reads cards, and how what they do is said. */
interface Reading {
  readonly reader: CardReader;
  readonly grammar: Grammar;
}

/** What of a position actions and questions are told with. */
function sceneOf(seen: Look, questions: readonly Question[], reading: Reading | undefined): Scene {
  return {
    cardIn: (name) => seen.display.find(({ slot }) => slot === name)?.card,
    enemyOn: (hex) => hexIn(seen, hex)?.enemy,
    terrainOf: (hex) => hexIn(seen, hex)?.terrain,
    tileAt: (seat, place) => seen.players[seat]?.tiles.find((tile) => tile.place === place)?.tile,
    askedOf: (seat) => askedOf(questions, seat),
    ...(reading === undefined ? UNREAD : readBy(reading)),
  };
}

type Read = Pick<Scene, 'needOf' | 'abilityOf' | 'lineOf' | 'orders'>;

const nothing = (): undefined => undefined;
const UNREAD: Read = { needOf: nothing, abilityOf: nothing, lineOf: nothing, orders: nothing };

function readBy({ reader, grammar }: Reading): Read {
  const orders: Scene['orders'] = (words = []) => (words.length === 0 ? undefined : grammar.orders(words));
  return {
    needOf(card, line) {
      const need = reader.needOf(card, line);
      return need === undefined ? undefined : grammar.need(need);
    },
    abilityOf(space) {
      const ability = reader.abilityOf(space);
      return ability === undefined ? undefined : reader.thingInWords('ability', ability, grammar);
    },
    lineOf: (thing, line) => orders(reader.lineOf(readPlayed(thing).id, line)),
    orders,
  };
}
