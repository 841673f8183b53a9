import { asksIn } from '../../../kernel/index.ts';
import type { Window } from '../cards/vocabulary.ts';
import { BLUE, OCTOPUS, RED } from '../components.ts';
import { colourOf, dieNumber, faceOf, placeableOf, STORED_NAMES } from '../table/dice.ts';
import type { KelpView } from '../table/state.ts';
import type { Question } from '../text/scene.ts';
import type { CardReader } from './card-reader.ts';
import { type AreaLook, type DecisionLook, groupOf, type Look } from './look.ts';

/**
 * What each seat is asked now, as data: who, what it is about, and what it is asked with. Of a decision that is hidden from the
 * viewer, only whose it is.
 *
 * @param reader who can read the cards: how many blocks a word mixes, hides or returns is printed on them.
 */
export function questionsIn(view: KelpView, look: Look, reader: CardReader | undefined): readonly Question[] {
  const hidden = asksIn(view.agenda).flatMap(({ ask, seat }) =>
    ask === 'hidden' ? [plain(look, { seat, kind: ask, thing: undefined, pile: undefined })] : [],
  );
  const seen = look.decisions.map((decision) => ({ ...plain(look, decision), ...own(look, decision, reader) }));
  return [...seen, ...hidden];
}

function plain({ shark }: Look, asked: Pick<Question, 'seat' | 'kind' | 'thing' | 'pile'>): Question {
  const { seat, kind, thing, pile } = asked;
  return {
    seat,
    kind,
    thing,
    nth: undefined,
    count: undefined,
    span: undefined,
    areas: [],
    dice: [],
    drawn: [],
    cards: [],
    pile,
    shark,
  };
}

/** What a question of its kind has beside what all have. */
function own(look: Look, decision: DecisionLook, reader: CardReader | undefined): Partial<Question> {
  const { kind, thing = '', nth = 0, left, area, block } = decision;
  const word = reader?.wordOn(thing, nth);
  switch (kind) {
    case 'octopus-action':
      return { nth: look.acted + 1 };
    case 'pay-cost':
      return { count: look.cards.find(({ card }) => card === thing)?.cost };
    case 'mix-targets':
      return { count: word?.op === 'mix' ? word.hidden : undefined };
    case 'hide-targets':
    case 'trap-hide':
    case 'armour-hide':
      return { span: word?.op === 'hide' ? word.count : undefined };
    case 'learn-hide':
      return { areas: look.lesson.areas, span: word?.op === 'hide' ? word.count : undefined };
    case 'trap-dice':
      return { span: word?.op === 'sweep' ? [1, word.most] : undefined };
    case 'learn-item':
    case 'extra-die':
    case 'harvest-current':
      return { count: left };
    case 'learn-replace':
      return { thing: block };
    case 'learn-top':
    case 'learn-to-hand':
      return { cards: look.lesson.cards };
    case 'hand-overflow':
      return { count: look.hand.cards.length + look.hand.hidden - look.hand.limit };
    case 'mix-place':
      return { areas: look.mix?.emptied ?? [] };
    case 'before-roll':
      return { drawn: look.drawn, cards: usable(look, 'before-roll') };
    case 'after-roll':
      return { dice: look.pool, cards: usable(look, 'after-roll') };
    case 'place-current':
      return { dice: placeable(look).filter(isCurrent), cards: usable(look, 'currents') };
    case 'move':
      return { cards: usable(look, 'before-move') };
    case 'fast-after':
      return { cards: usable(look, 'after-move') };
    case 'hostile':
      return { cards: usable(look, decision.window ?? 'before-placing') };
    case 'place-search-attack':
      return { dice: placeable(look).filter((die) => isOfUse(look, die)) };
    case 'store-choice':
      return { dice: placeable(look) };
    case 'resolve-order':
      return { areas: look.areas.flatMap((at) => (at.die === undefined ? [] : [at.area])) };
    case 'ignore-trap':
      return { thing: block, areas: area === undefined ? [] : [area], cards: usable(look, 'trap') };
    case 'spend':
      return { dice: look.energy, count: look.energy.reduce((sum, die) => sum + faceOf(dieNumber(die)), 0) };
    case 'buy':
      return { dice: look.energy, count: look.budget };
    case 'hunger-die':
      return { dice: look.energy };
    case 'confront-octopus':
    case 'confront-shark':
      return { cards: look.pairs.flatMap((pair) => (pair.isLeft ? [sideCard(pair, decision.seat)] : [])) };
    default:
      return {};
  }
}

const sideCard = ({ strategy, counter }: Look['pairs'][number], seat: number): string =>
  seat === OCTOPUS ? strategy : counter;

/** The cards in front of the shark that can be used in a window, each once. */
const usable = ({ front, sharkCards }: Look, window: Window): readonly string[] => [
  ...new Set(front.filter((id) => sharkCards.find(({ card }) => card === id)?.windows.includes(window) === true)),
];

/** Whether this is a die that can be placed on current spaces (KLP-8.1). */
const isCurrent = (die: string): boolean => colourOf(placeableOf(die).die) === BLUE;

/**
 * Whether a die can be placed on an area that the shark borders.
 *
 * @rule KLP-10.2 A die may be placed on an area only if its value is at least the area's value.
 * @rule KLP-10.4 A yellow die may only be placed on an area whose block is hidden.
 * @rule KLP-10.5 A red die may only be placed on an area whose block is hidden or is the revealed octopus.
 */
function isOfUse(look: Look, name: string): boolean {
  const { die } = placeableOf(name);
  const borders = look.spaces.find(({ space }) => space === look.shark?.space)?.borders ?? [];
  const isFor = ({ state, block }: AreaLook): boolean =>
    state === 'hidden' || (colourOf(die) === RED && block !== undefined && groupOf(look, block) === 'octopus');
  return (
    colourOf(die) !== BLUE && look.areas.some((at) => borders.includes(at.area) && faceOf(die) >= at.value && isFor(at))
  );
}

/** The dice that can be placed: those of the pool, and those that lie on a card since an earlier turn (KLP-15.11). */
const placeable = ({ pool, stashes, round }: Look): readonly string[] => [
  ...pool,
  ...stashes.flatMap((stash) => (stash.round < round ? [STORED_NAMES[dieNumber(stash.die)] ?? ''] : [])),
];
