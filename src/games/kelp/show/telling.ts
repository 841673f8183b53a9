import { type Speaker as SpeakerOf, type Telling, tellingOf } from '../../../boxes/index.ts';
import { asksIn } from '../../../kernel/index.ts';
import { ENERGY_SPACES } from '../components.ts';
import { dieNumber, faceOf } from '../table/dice.ts';
import { givenView } from '../table/given.ts';
import type { KelpPrintedView, KelpTypes } from '../table/state.ts';
import type { AskLook, HiddenAsk } from '../table/work.ts';
import type { KelpLanguages, KelpTold } from '../text/language.ts';
import { resultOf } from '../text/result.ts';
import type { Scene } from '../text/scene.ts';
import type { CardReader } from './card-reader.ts';
import { areaIn, type Look } from './look.ts';
import { look } from './looking.ts';
import { namesAt } from './names-at.ts';
import { currentDice, searchable, usableCards } from './usable.ts';

/** Somebody who tells of a position, and of what happens in it, in one language. */
export interface Speaker extends SpeakerOf<KelpTypes, AskLook | HiddenAsk> {}

/** Makes what tells of a game in these languages. */
export function tellingWith(languages: KelpLanguages): Telling<KelpTypes, AskLook | HiddenAsk, CardReader> {
  return tellingOf<KelpTypes, KelpTold, CardReader>({
    game: 'Kelp',
    languages,
    resultOf,
    given: givenView,
    namesAt,
    read(view, { reader }) {
      const seen = look(view);
      return { questions: asksTold(view, seen), scene: sceneOf(seen, reader) };
    },
  });
}

/** What each seat is asked: what the viewer knows of, then what is hidden. */
export function asksTold({ agenda }: KelpPrintedView, { decisions }: Look): readonly (AskLook | HiddenAsk)[] {
  const hidden = asksIn(agenda).flatMap(({ ask: kind, seat }) => (kind === 'hidden' ? [{ kind, seat }] : []));
  return [...decisions, ...hidden];
}

/** What of a position actions and questions are told with. */
function sceneOf(seen: Look, reader: CardReader | undefined): Scene {
  const { spaces, cards, sharkCards, market, pairs, hand, energy } = seen;
  const sharkCard = (id: string) => sharkCards.find(({ card }) => card === id);
  const wordAt = ({ thing, nth }: { readonly thing: string; readonly nth: number }) => reader?.wordOn(thing, nth);
  return {
    blockIn: (area) => areaIn(seen, area)?.block,
    currentOn: (name) => spaces.find(({ space }) => space === name)?.current,
    valueOf: (area) => areaIn(seen, area)?.value,
    costOf: (id) => (cards.find(({ card }) => card === id) ?? sharkCard(id))?.cost,
    diceOf: (id) => sharkCard(id)?.dice ?? [],
    topOf: (stack) => market.find(({ type }) => type === stack)?.top,
    colourOf: (id) => pairs.find(({ strategy, counter }) => strategy === id || counter === id)?.colour,
    asked: (kind, seat) => seen.decisions.find((each) => each.kind === kind && each.seat === seat) as never,
    hides(place) {
      const word = wordAt(place);
      return word?.op === 'hide' ? word.count : undefined;
    },
    mixes(place) {
      const word = wordAt(place);
      return word?.op === 'mix' ? word.hidden : undefined;
    },
    sweeps(place) {
      const word = wordAt(place);
      return word?.op === 'sweep' ? word.most : undefined;
    },
    lesson: seen.lesson,
    hand: { size: hand.cards.length + hand.hidden, limit: hand.limit },
    emptied: seen.mix?.emptied ?? [],
    shark: seen.shark,
    drawn: seen.drawn,
    pool: seen.pool,
    currents: () => currentDice(seen),
    search: () => searchable(seen),
    placed: seen.areas.flatMap(({ area, die }) => (die === undefined ? [] : [area])),
    usable: (window) => usableCards(seen, window),
    energy: {
      dice: energy,
      left: seen.budget ?? energy.reduce((sum, die) => sum + faceOf(dieNumber(die)), 0),
      free: ENERGY_SPACES - energy.length,
    },
  };
}
