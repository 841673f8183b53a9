import { askedOf, type Speaker as SpeakerOf, type Telling, tellingOf, withCards } from '../../../boxes/index.ts';
import { asksIn, type Called, calledWith, entryOf, languageWith } from '../../../kernel/index.ts';
import { BASIC_ACTIONS, FACES } from '../cards/vocabulary.ts';
import { TERRAINS } from '../components.ts';
import { givenView } from '../table/given.gen.ts';
import type { SnailsPrintedView, SnailsTypes } from '../table/state.ts';
import type { Ask } from '../table/work.ts';
import type { CardLanguage, SnailsLanguages, SnailsTold } from '../text/language.ts';
import { resultOf } from '../text/result.ts';
import type { DecisionAsked, Scene } from '../text/scene.ts';
import { lookAtDecisions, lookAtPlay } from './looking.ts';
import { namesAt } from './names-at.ts';
import type { CardReader } from './reader.ts';

/** Somebody who tells of a position, and of what happens in it, in one language. */
export interface Speaker extends SpeakerOf<SnailsTypes, DecisionAsked> {}

/** Makes what tells of a game in these languages. */
export function tellingWith(languages: SnailsLanguages): Telling<SnailsTypes, DecisionAsked, CardReader> {
  const [languageOf, calledIn] = [languageWith(languages), calledWith(languages)];
  return tellingOf<SnailsTypes, SnailsTold, CardReader>({
    game: 'Snails',
    languages,
    resultOf,
    given: givenView,
    namesAt,
    read(view, { locale, names, reader }) {
      const reading =
        reader === undefined
          ? undefined
          : { reader, language: withCards<CardLanguage>(languageOf(locale)), called: calledIn(names, locale) };
      return { questions: lookAtDecisions(view), scene: sceneOf(view, reading) };
    },
  });
}

/** Who reads cards, in which language, and how everybody is called in it. */
interface Reading {
  readonly reader: CardReader;
  readonly language: CardLanguage;
  readonly called: Called;
}

function sceneOf(view: SnailsPrintedView, reading: Reading | undefined): Scene {
  const book = reading?.reader.bookFor(view);
  const decisions = lookAtDecisions(view);
  const part = book?.parts[view.play.part];
  const effectsOf = (list: number) => book?.lists[list]?.effects ?? [];
  return {
    terrainOf: (field) => TERRAINS[view.levels[view.fields.indexOf(field)] ?? -1],
    fieldOf: (snail) => view.fields[view.places[snail] ?? -1],
    askedOf: (seat) => askedOf(decisions, seat),
    play: playedIn(view),
    options: book?.cards[view.play.card]?.options ?? [],
    factionCardOf: (seat) => view.factionCardIds[seat] || undefined,
    row(index) {
      const row = part?.rows[index];
      if (row === undefined || reading === undefined) return undefined;
      const { reader, language } = reading;
      const faces = row.faces.map((face) => entryOf(FACES, face));
      return {
        faces,
        does: unstopped(reader.rowInWords({ faces, effects: effectsOf(row.list) }, part?.target, language)),
      };
    },
    option(id) {
      const card = book?.cards[view.play.card];
      const chosen = book?.parts[card?.parts[card.options.indexOf(id)] ?? -1];
      if (chosen === undefined || reading === undefined) return undefined;
      const { reader, language, called } = reading;
      const { target, list } = chosen;
      const does = { ...(target === undefined ? {} : { target }), effects: effectsOf(list) };
      return unstopped(reader.optionInWords(id, does, language, called));
    },
    optional:
      reading === undefined
        ? undefined
        : optionalIn(view, (list, reach) =>
            reading.reader.effectsInWords(
              effectsOf(list),
              reach === 'field' ? 'field' : reach === 'self' ? undefined : part?.target,
              reading.language,
            ),
          ),
  };
}

/** The card that is being resolved; a basic action, once it is chosen: they come first in every book. */
function playedIn(view: SnailsPrintedView): Scene['play'] {
  const play = lookAtPlay(view);
  return play === undefined ? undefined : { ...play, card: BASIC_ACTIONS[view.play.part] ?? play.card };
}

type Offered = Extract<Ask, { readonly ask: 'place-optional' }>;

/** What the effect does that somebody may leave out now. */
function optionalIn(
  view: SnailsPrintedView,
  inWords: (list: number, reach: Offered['reach']) => string,
): string | undefined {
  const offered = asksIn(view.agenda).find((ask): ask is Offered => ask.ask === 'place-optional');
  return offered === undefined ? undefined : inWords(offered.list, offered.reach) || undefined;
}

/** A label has no full stop. */
const unstopped = (text: string): string => text.replace(/\.$/, '');
