import { type Fault, faultAt, faultsOfEach, faultUnless } from '../../../kernel/index.ts';
import { LOOKS_INWARD } from '../board/lines.ts';
import {
  BLUE,
  COLOURS,
  ENERGY_SPACES,
  HUNGER_SPACES,
  MOST_PLACED,
  NONE,
  OCTOPUS,
  RED,
  TILE_SPACES,
  TILES,
} from '../components.ts';
import { bagOf } from '../rules/dice.ts';
import { budgetOf, energyOf, isAffordable } from '../rules/energy.ts';
import { bonusFor, rerollsOf } from '../rules/growth.ts';
import { placedAreas } from '../rules/placing.ts';
import type { Book } from '../table/book.ts';
import { colourOf } from '../table/dice.ts';
import type { KelpState } from '../table/state.ts';
import { type Invariants, inArea, kindIn } from './faults.ts';

const DRAWING: readonly string[] = ['harvest-current', 'before-roll'];
const BUYING: readonly string[] = ['buy', 'hunger-die'];

/** What is true of the dice and of the shark. */
export function diceInvariants(book: Book): Invariants {
  return {
    // KLP-20.1: what is in the bag is what lies nowhere else.
    'every die is in one place': (state) => {
      const rest = bagOf(state);
      return COLOURS.flatMap((_, colour) =>
        faultUnless(state.bag[colour] === rest[colour], `bag[${colour}]`, String(rest[colour]), state.bag[colour]),
      );
    },
    // KLP-20.10.
    'the hunger track is not full while the game goes on': ({ hunger, agenda }) =>
      faultUnless(agenda.length === 0 || hunger.length < HUNGER_SPACES, 'hunger', 'at most 6 dice', hunger.length),
    // KLP-20.12: three energy dice are spent, or returned, before anything else is asked.
    'energy spaces are full only while energy is spent': (state) => {
      const isSpent = BUYING.includes(kindIn(state)) || kindIn(state) === 'spend';
      const most = isSpent ? ENERGY_SPACES : ENERGY_SPACES - 1;
      const isRight = state.energy.length <= most || state.agenda.length === 0;
      return faultUnless(isRight, 'energy', `at most ${most} dice`, state.energy.length);
    },
    // KLP-20.13 + KLP-20.14.
    'the growth tile that is filled has room, and no red die': ({ growth, tiles }) => [
      ...faultUnless(growth.length < TILE_SPACES, 'growth', 'at most 2 dice', growth.length),
      ...faultUnless(tiles < TILES || growth.length === 0, 'growth', 'nothing', growth.length),
      ...faultUnless(!growth.includes(RED), 'growth', 'no red die', growth),
    ],
    // KLP-20.14 + KLP-20.22.
    'dice lie on areas only while they are resolved': (state) => placedFaults(state),
    // KLP-20.22.
    'dice are drawn and rolled in the turn of the shark': (state) => poolFaults(state),
    // KLP-20.15.
    'no current lies under the shark': ({ space, currents }) =>
      book.options.sharkSpace === 'empty' || space === NONE || currents[space] === NONE
        ? []
        : [faultAt(`currents[${space}]`, '-1', currents[space])],
    // KLP-20.16.
    'the shark faces an end of its space, or inward in a den': ({ space, facing, ...state }) => {
      if (kindIn(state) === 'setup-den') return faultUnless(space === NONE, 'space', '-1', space);
      if (space === NONE) return [faultAt('space', 'a current space', space)];
      const isDen = book.dens.includes(space);
      return faultUnless(facing < LOOKS_INWARD || isDen, 'facing', 'an end of the space', facing);
    },
    'rerolls are those of growth tiles': (state) => {
      const most = rerollsOf(book, state);
      return faultUnless(state.rerolled <= most, 'rerolled', `at most ${most}`, state.rerolled);
    },
    'a step is made in the move, and not before': ({ phase, stepped, agenda }) => {
      if (agenda.length === 0 || phase === 'move' || phase === 'setup' || phase === 'actions') return [];
      const wanted = phase === 'search' || phase === 'store' ? 1 : 0;
      return faultUnless(stepped === wanted, 'stepped', String(wanted), stepped);
    },
    'dice on cards lie there since a turn that was': ({ stashes, round }) =>
      faultsOfEach('stashes', stashes, (stash) => (stash.round <= round ? undefined : `round ${round} at most`)),
    'energy is spent by the rules': (state) => spendingFaults(book, state),
  };
}

function placedFaults(state: KelpState): Fault[] {
  const { placed, resolving, agenda } = state;
  const areas = placedAreas(state);
  const isHit = agenda.some((work) => 'do' in work && work.do === 'used');
  const kind = kindIn(state);
  const faults = faultsOfEach(
    'placed',
    placed,
    (die) => (die !== NONE && colourOf(die) === BLUE ? 'a yellow or red die' : undefined),
    inArea,
  );
  if (agenda.length === 0) return faults;
  const [least, most] = kind === 'resolve-order' ? [2, 2] : isHit ? [1, MOST_PLACED] : [0, 0];
  const isOn = resolving !== NONE && placed[resolving] !== NONE;
  return [
    ...faults,
    ...faultUnless(areas.length >= least && areas.length <= most, 'placed', `${least} to ${most} dice`, areas.length),
    ...faultUnless(isHit ? isOn : resolving === NONE, 'resolving', isHit ? 'an area with a die' : '-1', resolving),
  ];
}

function poolFaults(state: KelpState): Fault[] {
  const { pool, drawn, side, agenda } = state;
  if (agenda.length === 0) return [];
  const kind = kindIn(state);
  const isEarly = kind === 'extra-die' || DRAWING.includes(kind);
  const isLate = kind === 'spend' || BUYING.includes(kind);
  const isPool = side !== OCTOPUS && !isEarly && !isLate;
  return [
    ...faultUnless(isPool || pool.length === 0, 'pool', 'nothing', pool),
    ...faultUnless(DRAWING.includes(kind) || drawn.length === 0, 'drawn', 'nothing', drawn),
  ];
}

function spendingFaults(book: Book, state: KelpState): Fault[] {
  const { spending, energy, row, agenda } = state;
  const { isOn, bonus, spent, owes } = spending;
  if (agenda.length === 0) return [];
  const kind = kindIn(state);
  const isBuying = BUYING.includes(kind);
  const faults = faultUnless((isOn === 1) === isBuying, 'spending.isOn', isBuying ? '1' : '0', isOn);
  if (!isBuying) return [...faults, ...faultUnless(bonus + spent + owes === 0, 'spending', 'nothing', spending)];
  const sum = energyOf(state);
  // KLP-13.24: the bonus is that of the energy at first, which may have been lowered since.
  const most = energy.length * 6;
  const bonuses = Array.from({ length: most - sum + 1 }, (_, more) => bonusFor(book, state, sum + more));
  const budget = budgetOf(book, state);
  // KLP-13.19: what is owed can be bought.
  const isPayable = owes === 0 || isAffordable(book, row, budget);
  return [
    ...faults,
    ...faultUnless(energy.length > 0, 'energy', 'a die', energy),
    ...faultUnless(bonuses.includes(bonus), 'spending.bonus', bonuses.join(' or '), bonus),
    ...faultUnless(budget >= 0, 'spending.spent', 'no more than there was', spent),
    ...faultUnless(isPayable, 'spending.owes', '0', owes),
    ...faultUnless(owes === 1 || spent > 0, 'spending.owes', '1', owes),
    ...faultUnless(kind === 'buy' || owes === 0, 'spending.owes', '0', owes),
  ];
}
