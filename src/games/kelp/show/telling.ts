import { askedOf, type Speaker as SpeakerOf, type Telling, tellingOf } from '../../../boxes/index.ts';
import { givenView } from '../table/given.gen.ts';
import type { KelpTypes } from '../table/state.ts';
import type { KelpLanguages, KelpTold } from '../text/language.ts';
import { resultOf } from '../text/result.ts';
import type { Question, Scene } from '../text/scene.ts';
import type { CardReader } from './card-reader.ts';
import { areaIn, type Look } from './look.ts';
import { look } from './looking.ts';
import { namesAt } from './names-at.ts';
import { questionsIn } from './questions.ts';

/** Somebody who tells of a position, and of what happens in it, in one language. */
export interface Speaker extends SpeakerOf<KelpTypes, Question> {}

/** Makes what tells of a game in these languages. */
export function tellingWith(languages: KelpLanguages): Telling<KelpTypes, Question, CardReader> {
  return tellingOf<KelpTypes, KelpTold, CardReader>({
    game: 'Kelp',
    languages,
    resultOf,
    given: givenView,
    namesAt,
    read(view, { reader }) {
      const seen = look(view);
      const questions = questionsIn(view, seen, reader);
      return { questions, scene: sceneOf(seen, questions) };
    },
  });
}

/** What of a position actions and questions are told with. */
function sceneOf(seen: Look, questions: readonly Question[]): Scene {
  const { spaces, cards, sharkCards, market, pairs } = seen;
  const sharkCard = (id: string) => sharkCards.find(({ card }) => card === id);
  return {
    blockIn: (area) => areaIn(seen, area)?.block,
    currentOn: (name) => spaces.find(({ space }) => space === name)?.current,
    valueOf: (area) => areaIn(seen, area)?.value,
    costOf: (id) => (cards.find(({ card }) => card === id) ?? sharkCard(id))?.cost,
    diceOf: (id) => sharkCard(id)?.dice ?? [],
    topOf: (stack) => market.find(({ type }) => type === stack)?.top,
    colourOf: (id) => pairs.find(({ strategy, counter }) => strategy === id || counter === id)?.colour,
    askedOf: (seat) => askedOf(questions, seat),
  };
}
