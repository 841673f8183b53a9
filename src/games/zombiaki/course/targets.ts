import { distinct } from '../../../kernel/index.ts';
import { ADJACENT, ALL_FIELDS } from '../board/street.ts';
import type { Target, TargetOf } from '../cards/vocabulary.ts';
import { LANES, MIDDLE_LANE, NONE, ZOMBIES } from '../components.ts';
import { flamesAt, whyNotBurnt } from '../rules/flames.ts';
import { canBeShot, type Hits, targetsOnLine, whyNotHit } from '../rules/line.ts';
import { fieldsThere, type Move, wayFrom, whyNotExchanged } from '../rules/moves.ts';
import { netsAt, whyNotNetted } from '../rules/net.ts';
import { whyNotThere } from '../rules/placing.ts';
import { isTaken, isZombieOn, objectOn, takenFields, zombieFields } from '../rules/position.ts';
import {
  opponentOf,
  outOrName,
  whyNotCleared,
  whyNotMovedOnto,
  whyNotThisOne,
  whyNotZombie,
} from '../rules/targets.ts';
import { nameOf, namesOf } from '../rules/tell.ts';
import { handOf, idOf, idsOf } from '../rules/zones.ts';
import type { Book, BookCard } from '../table/book.ts';
import type { TargetShape, ZombiakiOwnWhy } from '../table/refusals.ts';
import type { Seen } from '../table/state.ts';
import type { ChosenTarget } from '../table/work.ts';
import { cardNumber, fieldNumber } from './fields.ts';

/** What is aimed with: a card, and its target of one kind. */
interface Aiming<Name extends Target['target']> {
  readonly card: BookCard;
  readonly target: TargetOf<Name>;
}

/** How cards with one kind of target are aimed: what is said, what could be, and what is against it. */
interface Targeting<Name extends Target['target']> {
  readonly shape: TargetShape;
  candidates(book: Book, at: Seen, aiming: Aiming<Name>): readonly ChosenTarget[];
  /** What is against it; `wrong-shape` where it is no target of this kind at all. */
  why(book: Book, at: Seen, aiming: Aiming<Name>, chosen: ChosenTarget): ZombiakiOwnWhy | 'wrong-shape' | undefined;
}

const onFields = (fields: readonly number[]): ChosenTarget[] => fields.map((field) => ({ field: nameOf(field) }));

const moveOf = (chosen: { readonly from: string; readonly to: string }): Move => ({
  from: fieldNumber(chosen.from),
  to: fieldNumber(chosen.to),
});

/** Is this a lane and nothing else? Whether something is hit there is said with single shots only. */
const isLane = (chosen: ChosenTarget): chosen is Extract<ChosenTarget, { lane: unknown }> =>
  'lane' in chosen && chosen.hits === undefined;

const isField = (chosen: ChosenTarget): chosen is Extract<ChosenTarget, { field: unknown }> =>
  'field' in chosen && chosen.hits === undefined;

const TARGETING: { readonly [Name in Target['target']]: Targeting<Name> } = {
  lane: {
    shape: 'lane',
    candidates: () => LANES.map((lane) => ({ lane })),
    why(_book, _at, { card, target }, chosen) {
      if (!isLane(chosen)) return 'wrong-shape';
      // ZOM-18.38: Street on Fire is played on lane a or c, never on b.
      if (target.which === 'any' || LANES.indexOf(chosen.lane) !== MIDDLE_LANE) return undefined;
      return { code: 'lane/middle', rule: 'ZOM-18.38', facts: { card: card.id, lane: chosen.lane } };
    },
  },

  line: {
    shape: 'line',
    candidates: (book, at) =>
      LANES.flatMap((lane, number): ChosenTarget[] => {
        const { creature, cars } = targetsOnLine(book, at, number);
        const hits = [...(creature === NONE ? [] : ['creature']), ...namesOf(cars)];
        return (hits.length === 0 ? ['nothing'] : hits).map((each) => ({ lane, hits: each }));
      }),
    why(book, at, _aiming, chosen) {
      if (!('lane' in chosen) || chosen.hits === undefined) return 'wrong-shape';
      return whyNotHit(book, at, LANES.indexOf(chosen.lane), hitsOf(chosen.hits));
    },
  },

  // ZOM-13.7: Sniper ignores both the first-target rule and the line of fire.
  mark: {
    shape: 'mark',
    candidates: (book, at) =>
      ALL_FIELDS.flatMap((field): ChosenTarget[] => [
        ...(isTaken(at, field) ? [{ field: nameOf(field), hits: 'creature' as const }] : []),
        ...(canBeShot(book, at, field) ? [{ field: nameOf(field), hits: 'object' as const }] : []),
      ]),
    why(book, at, _aiming, chosen) {
      if (!('field' in chosen) || chosen.hits === undefined) return 'wrong-shape';
      const field = fieldNumber(chosen.field);
      // ZOM-18.15: Sniper's target is any zombie, dogs card or car.
      const isThere = chosen.hits === 'creature' ? isTaken(at, field) : canBeShot(book, at, field);
      return isThere ? undefined : { code: 'mark/nothing', rule: 'ZOM-18.15', facts: { field: chosen.field } };
    },
  },

  spot: {
    shape: 'field',
    candidates: () => onFields(ALL_FIELDS),
    why(book, at, { card, target }, chosen) {
      if (!isField(chosen)) return 'wrong-shape';
      return whyNotThere(book, at, { card, where: target.where, field: fieldNumber(chosen.field) });
    },
  },

  zombie: {
    shape: 'field',
    candidates: (book, at) => onFields(zombieFields(book, at)),
    why(book, at, { target }, chosen) {
      if (!isField(chosen)) return 'wrong-shape';
      return whyNotZombie(book, at, fieldNumber(chosen.field), target.which);
    },
  },

  move: {
    shape: 'move',
    candidates: (_book, at, { target }) =>
      takenFields(at).flatMap((from) =>
        target.ways.flatMap((way) => fieldsThere(from, way).map((to) => ({ from: nameOf(from), to: outOrName(to) }))),
      ),
    why(book, at, { card, target }, chosen) {
      if (!('from' in chosen)) return 'wrong-shape';
      const move = moveOf(chosen);
      const way = wayFrom(move);
      const stranger = whyNotThisOne(book, at, move.from, target.who);
      if (stranger !== undefined) return stranger;
      if (way === undefined || !target.ways.includes(way)) {
        return {
          code: 'move/wrong-way',
          rule: 'ZOM-7.10',
          facts: { from: chosen.from, to: chosen.to, ways: target.ways },
        };
      }
      return whyNotMovedOnto[target.onto](book, at, card, move);
    },
  },

  pair: {
    shape: 'fields',
    candidates: (book, at) =>
      zombieFields(book, at).flatMap((one) =>
        (ADJACENT[one] ?? [])
          .filter((other) => other > one && isZombieOn(book, at, other))
          .map((other) => ({ fields: namesOf([one, other]) })),
      ),
    why(book, at, _aiming, chosen) {
      if (!('fields' in chosen) || chosen.fields.length !== 2) return 'wrong-shape';
      const [one = NONE, other = NONE] = chosen.fields.map(fieldNumber);
      const stranger = whyNotZombie(book, at, one, 'any') ?? whyNotZombie(book, at, other, 'any');
      if (stranger !== undefined) return stranger;
      if (!ADJACENT[one]?.includes(other)) {
        return { code: 'pair/not-adjacent', rule: 'ZOM-17.27', facts: { fields: chosen.fields } };
      }
      return whyNotExchanged(book, at, { from: one, to: other }) ?? whyNotExchanged(book, at, { from: other, to: one });
    },
  },

  group: {
    shape: 'fields',
    candidates: (book, at, { target }) => netsAt(book, at, target.most).map((fields) => ({ fields: namesOf(fields) })),
    why(book, at, { target }, chosen) {
      if (!('fields' in chosen)) return 'wrong-shape';
      return whyNotNetted(book, at, chosen.fields.map(fieldNumber), target.most);
    },
  },

  span: {
    shape: 'amounts',
    candidates: (book, at, { target }) => flamesAt(book, at, target.power).map((amounts) => ({ amounts })),
    why(book, at, { card, target }, chosen) {
      if (!('amounts' in chosen)) return 'wrong-shape';
      return whyNotBurnt(book, at, { card: card.id, amounts: chosen.amounts, power: target.power });
    },
  },

  trail: {
    shape: 'field',
    candidates: () => onFields(ALL_FIELDS),
    // ZOM-18.28: the line may start on any field.
    why: (_book, _at, _aiming, chosen) => (isField(chosen) ? undefined : 'wrong-shape'),
  },

  thing: {
    shape: 'field',
    candidates: (_book, at) => onFields(ALL_FIELDS.filter((field) => objectOn(at, field) !== NONE)),
    why(book, at, { target }, chosen) {
      if (!isField(chosen)) return 'wrong-shape';
      return whyNotCleared(book, at, fieldNumber(chosen.field), target);
    },
  },

  card: {
    shape: 'card',
    candidates: (book, at, { card }) =>
      distinct(handOf(at, opponentOf(card.side))).map((each) => ({ card: idOf(book, each) })),
    why(book, at, { card }, chosen) {
      if (!('card' in chosen)) return 'wrong-shape';
      const hand = handOf(at, opponentOf(card.side));
      if (hand.includes(cardNumber(book, chosen.card))) return undefined;
      const rule = card.side === ZOMBIES ? 'ZOM-17.24' : 'ZOM-18.47';
      return { code: 'card/not-theirs', rule, facts: { card: chosen.card, hand: idsOf(book, hand) } };
    },
  },
};

/** What a shot is said to hit: a word, or the field of a car. */
export const hitsOf = (hits: string): Hits => (hits === 'creature' || hits === 'nothing' ? hits : fieldNumber(hits));

/** What is said with a card when it is played. */
function shapeOf({ target }: BookCard): TargetShape {
  return target === undefined ? 'nothing' : TARGETING[target.target].shape;
}

/** The targets that could be legal for a card; `undefined` for one that has none. */
export function targetsFor(book: Book, at: Seen, card: BookCard): readonly (ChosenTarget | undefined)[] {
  const { target } = card;
  if (target === undefined) return [undefined];
  return targetingOf(target).candidates(book, at, { card, target });
}

/** Why a card cannot be aimed at this; nothing if it can. */
export function whyNotTarget(
  book: Book,
  at: Seen,
  card: BookCard,
  chosen: ChosenTarget | undefined,
): ZombiakiOwnWhy | undefined {
  const { target } = card;
  const why =
    target === undefined || chosen === undefined ? shapeFault(target, chosen) : whyOf(book, at, card, target, chosen);
  if (why !== 'wrong-shape') return why;
  // ZOM-5.8: a card that must be given a creature, an object, a field or a card can be played only if a legal one exists.
  if (chosen === undefined && !hasTarget(book, at, card)) {
    return { code: 'card/no-target', rule: 'ZOM-5.8', facts: { card: card.id } };
  }
  return { code: 'target/wrong-shape', rule: 'ZOM-5.10', facts: { card: card.id, shape: shapeOf(card) } };
}

const shapeFault = (target: Target | undefined, chosen: ChosenTarget | undefined): 'wrong-shape' | undefined =>
  target === undefined && chosen === undefined ? undefined : 'wrong-shape';

function whyOf(book: Book, at: Seen, card: BookCard, target: Target, chosen: ChosenTarget) {
  return targetingOf(target).why(book, at, { card, target }, chosen);
}

// The compiler knows an entry for each kind of target, but not that the one looked up is that of this target.
const targetingOf = ({ target }: Target): Targeting<Target['target']> =>
  TARGETING[target] as unknown as Targeting<Target['target']>;

/** Is there anything that a card can be played on? */
function hasTarget(book: Book, at: Seen, card: BookCard): boolean {
  const { target } = card;
  if (target === undefined) return true;
  return targetsFor(book, at, card).some(
    (chosen) => chosen !== undefined && whyOf(book, at, card, target, chosen) === undefined,
  );
}
