import { type Speaker as SpeakerOf, type Telling, tellingOf } from '../../../boxes/index.ts';
import { givenView } from '../table/given.gen.ts';
import type { ZombiakiTypes } from '../table/state.ts';
import type { AskLook } from '../table/work.ts';
import type { ZombiakiLanguages, ZombiakiTold } from '../text/language.ts';
import { resultOf } from '../text/result.ts';
import type { Scene } from '../text/scene.ts';
import type { Look } from './look.ts';
import { look } from './looking.ts';
import { namesAt } from './names-at.ts';
import type { CardReader } from './reader.ts';

/** Somebody who tells of a position, and of what happens in it, in one language. */
export interface Speaker extends SpeakerOf<ZombiakiTypes, AskLook> {}

/** Makes what tells of a game in these languages. */
export function tellingWith(languages: ZombiakiLanguages): Telling<ZombiakiTypes, AskLook, CardReader> {
  return tellingOf<ZombiakiTypes, ZombiakiTold, CardReader>({
    game: 'Zombiaki',
    languages,
    resultOf,
    given: givenView,
    namesAt,
    read(view, { reader }) {
      const seen = look(view);
      return { questions: seen.decisions, scene: sceneOf(seen, reader) };
    },
  });
}

/** What of a position actions and questions are told with. */
function sceneOf({ fields, lanes, players, play, side, limit }: Look, reader: CardReader | undefined): Scene {
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
    play,
    hand: (seat) => players[seat]?.hand ?? [],
    usedFrom: (seat, when) => players[seat]?.hand.find((id) => reader?.read(id)?.card.when?.when === when),
    limit: side === 'humans' ? limit : undefined,
  };
}
