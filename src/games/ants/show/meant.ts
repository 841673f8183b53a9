import { type ClickRules, clicksFrom, type Path, type Target } from '../../../boxes/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { SPECIALISATIONS, type Specialisation } from '../components.ts';
import type { AntsPrintedView, AntsTypes } from '../table/state.ts';
import { type Ask, askParts } from '../table/work.ts';
import { BOOST, discSpace, LARVAE, QUEEN_ANT, specialistIn, storedSpace, TRANSFORM, UNIVERSAL_ANT } from './clicked.ts';
import { roomsIn } from './looking.ts';

/** What clicks say that are declared; a larva is clicked by its space. */
const DERIVED = /* @__PURE__ */ clicksFrom<AntsTypes>(askParts(), {
  ways: { larva: { way: () => [], meant: ([target]) => larvaIn(target) } },
});

/**
 * What somebody means by clicks that say nothing legal, also where an answer takes several of them, or can be said by several: the
 * rules say what is wrong with it. Nothing, if it means nothing.
 */
export const meantBy: NonNullable<ClickRules<AntsTypes>['meant']> = (path, asked, about) => {
  const { kind, seat } = asked;
  // Fewer cards than are kept say nothing.
  if (kind === 'hidden' || kind === 'keep-cards') return undefined;
  const said = saidBy(path, { kind, seat }, about.view);
  return said === undefined ? DERIVED.meant?.(path, asked, about) : { type: kind, seat, ...said };
};

interface Asked {
  readonly kind: Ask['ask'];
  readonly seat: Seat;
}

/** What the clicks say as an answer to a decision that takes several, or that can be said by several; nothing, if nothing. */
function saidBy(path: Path, { kind, seat }: Asked, view: AntsPrintedView): object | undefined {
  const of = (wanted: string): readonly string[] =>
    path.flatMap((target) => (target.kind === wanted ? [target.id] : []));
  const [first, second] = of('ant').map(discIn);
  if (of('button').includes(TRANSFORM.id)) {
    return first === undefined ? undefined : { type: 'transform', ...movedMeant(first, second) };
  }
  switch (kind) {
    case 'spend-ants':
      return spendMeant(of, specialistIn(view, seat));
    case 'store-ants':
      return first === undefined
        ? undefined
        : { ants: SPECIALISATIONS.filter((name) => of('ant').includes(discSpace('top', name))) };
    case 'fill-room':
    case 'empty-room': {
      const [cell = ''] = of('cell');
      const found = roomsIn(view, seat).find(({ cells }) => cells.includes(cell));
      return found === undefined ? undefined : { size: found.cells.length };
    }
    case 'move-disc':
      return first === undefined ? undefined : movedMeant(first, second);
    case 'incubation-effect':
      return effectMeant(of);
    default:
      return undefined;
  }
}

interface Disc {
  readonly place: string;
  readonly name: string;
}

function discIn(id: string): Disc {
  const [place = '', name = ''] = id.split('-');
  return { place, name };
}

function larvaIn(target: Target | undefined): string | undefined {
  const { place, name } = discIn(target?.kind === 'ant' ? target.id : '');
  return place === LARVAE ? name : undefined;
}

/** From one space to another; who has not said where to means any other. */
const movedMeant = (from: Disc, to: Disc | undefined): object => ({
  place: from.place,
  from: from.name,
  to: to?.name ?? SPECIALISATIONS.find((name) => name !== from.name),
});

type Ids = (wanted: string) => readonly string[];

function spendMeant(of: Ids, own: Specialisation): object | undefined {
  const ants = of('ant');
  const count = (id: string): number => ants.filter((each) => each === id).length;
  const said = {
    tile: count(discSpace('top', own)),
    stored: count(storedSpace(own)),
    universal: count(UNIVERSAL_ANT),
    queen: count(QUEEN_ANT),
    boosts: of(BOOST.kind).filter((id) => id === BOOST.id).length,
  };
  const clicked = Object.values(said).reduce((sum, each) => sum + each, 0);
  // An ant of another specialisation says nothing here.
  return clicked === 0 || clicked < ants.length ? undefined : said;
}

function effectMeant(of: Ids): object | undefined {
  const [track] = of('track');
  const [space] = of('ability');
  const [card] = of('played');
  if (track !== undefined) return { effect: { of: 'production', track } };
  if (space !== undefined) return { effect: { of: 'ability', space, line: 1 } };
  return card === undefined ? undefined : { effect: { of: 'card', card, line: 1 } };
}
