import { askedOf, type Speaker as SpeakerOf, type Telling, tellingOf } from '../../../boxes/index.ts';
import { asksIn, languageWith, type Seat } from '../../../kernel/index.ts';
import type { TilePlace } from '../components.ts';
import { givenView } from '../table/given.gen.ts';
import type { AntsPrintedView, AntsTypes } from '../table/state.ts';
import type { AntsLanguages, AntsTold } from '../text/language.ts';
import { resultOf } from '../text/result.ts';
import type { Question, ReadWords, Scene } from '../text/scene.ts';
import { LARVAE } from './clicked.ts';
import { cardIn, hexIn, type Look } from './look.ts';
import { look } from './looking.ts';
import { namesAt } from './names-at.ts';
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
      const questions = questionsIn(view, seen);
      const read = reader === undefined ? UNREAD : reader.inWords(grammarOf(languageOf(locale)));
      return { questions, scene: sceneOf(seen, questions, read) };
    },
  });
}

/** What each seat is asked now; of a decision that is hidden from the viewer, only whose it is. */
export function questionsIn({ agenda }: AntsPrintedView, { decisions }: Look): readonly Question[] {
  const hidden = asksIn(agenda).flatMap(({ ask, seat }) => (ask === 'hidden' ? [{ kind: ask, seat }] : []));
  return [...decisions, ...hidden];
}

/** What of a position actions and questions are told with. */
function sceneOf(seen: Look, questions: readonly Question[], read: ReadWords): Scene {
  const tileAt = (seat: Seat, place: TilePlace) => seen.players[seat]?.tiles.find((tile) => tile.place === place);
  return {
    cardIn: (name) => seen.display.find(({ slot }) => slot === name)?.card,
    roomOf: (card) => cardIn(seen, card)?.room ?? 0,
    enemyOn: (hex) => hexIn(seen, hex)?.enemy,
    terrainOf: (hex) => hexIn(seen, hex)?.terrain,
    tileAt: (seat, place) => tileAt(seat, place)?.tile,
    larvaeOf: (seat) => Object.values(tileAt(seat, LARVAE)?.discs ?? {}).reduce((sum, count) => sum + count, 0),
    askedOf: (seat) => askedOf(questions, seat),
    ...read,
  };
}

const nothing = (): undefined => undefined;
const UNREAD: ReadWords = {
  needOf: nothing,
  abilityOf: nothing,
  lineOf: nothing,
  ordersAt: nothing,
  choicesAt: () => [],
  typeAt: nothing,
};
