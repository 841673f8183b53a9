import { askedOf, type Speaker as SpeakerOf, type Telling, tellingOf } from '../../../boxes/index.ts';
import { givenView } from '../table/given.ts';
import type { ZombiakiTypes } from '../table/state.ts';
import type { ZombiakiLanguages, ZombiakiTold } from '../text/language.ts';
import { resultOf } from '../text/result.ts';
import type { Question, Scene } from '../text/scene.ts';
import type { Look } from './look.ts';
import { look } from './looking.ts';
import { namesAt } from './names-at.ts';
import { questionsIn } from './questions.ts';
import type { CardReader } from './reader.ts';

/** Somebody who tells of a position, and of what happens in it, in one language. */
export interface Speaker extends SpeakerOf<ZombiakiTypes, Question> {}

/** Makes what tells of a game in these languages. */
export function tellingWith(languages: ZombiakiLanguages): Telling<ZombiakiTypes, Question, CardReader> {
  return tellingOf<ZombiakiTypes, ZombiakiTold, CardReader>({
    game: 'Zombiaki',
    languages,
    resultOf,
    given: givenView,
    namesAt,
    read(view, { reader }) {
      const seen = look(view);
      const questions = questionsIn(seen, reader);
      return { questions, scene: sceneOf(seen, questions) };
    },
  });
}

/** What of a position actions and questions are told with. */
function sceneOf({ fields, lanes }: Look, questions: readonly Question[]): Scene {
  const at = (name: string) => fields.find(({ field }) => field === name);
  return {
    standsOn(name) {
      const creature = at(name)?.creature;
      if (creature === undefined) return undefined;
      const { kind, strength, boss } = creature;
      return { kind, strength, isBoss: boss !== undefined };
    },
    liesOn: (name) => at(name)?.object?.card,
    firstOn: (lane) =>
      lanes.find((each) => each.lane === lane)?.line.find((field) => at(field)?.creature !== undefined),
    askedOf: (seat) => askedOf(questions, seat),
  };
}
