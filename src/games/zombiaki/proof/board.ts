import { type Fault, faultAt, faultsBetween, faultsOfEach, faultUnless, figureOf } from '../../../kernel/index.ts';
import { formatField, streetOf } from '../board/street.ts';
import { NONE, STREETS } from '../components.ts';
import { strengthOf } from '../rules/damage.ts';
import { isSwallowed } from '../rules/entering.ts';
import { goesOffBy } from '../rules/explosions.ts';
import { creatureOn, isDogs, isSomebody, isTaken, NOBODY, thingOn } from '../rules/position.ts';
import { heightOn } from '../rules/walls.ts';
import { type Book, type CardKind, cardOf, traitOf } from '../table/book.ts';
import type { Creature, ZombiakiState } from '../table/state.ts';
import { askOf, type Invariants, onField } from './faults.ts';

/** What is true of the street and all that is on it. */
export function boardInvariants(book: Book): Invariants {
  const risen = strengthsOfRisen(book);
  return {
    'creatures are made of cards that can be creatures, and carry what can be attached': ({ creatures }) =>
      creatures.flatMap((creature, field) => unitFaults(book, creature, { field, risen })),
    // Invariant 5.
    'every creature has a strength of 1 at least': ({ creatures }) =>
      creatures.flatMap((creature, field) => {
        if (!isSomebody(creature)) return [];
        const strength = strengthOf(book, creature);
        return faultUnless(strength >= 1, `creatures[${field}].wounds`, 'fewer', creature.wounds, onField(field));
      }),
    'objects and fires are cards that can be such': ({ objects, fires }) => [
      ...faultsOfEach(
        'objects',
        objects,
        (card) => (card === NONE || cardOf(book, card).thing !== undefined ? undefined : 'a card that is laid'),
        onField,
      ),
      ...faultsOfEach(
        'fires',
        fires,
        (card) => (card === NONE || cardOf(book, card).heat > 0 ? undefined : 'a card that burns'),
        onField,
      ),
    ],
    // Invariant 7, for whatever cards there are.
    'objects lie on streets where they can be laid': ({ objects }) =>
      faultsOfEach('objects', objects, (card, field) => whyWrongStreet(book, card, field), onField),
    // Invariants 6 and 8; ZOM-11.10: creatures never share a field with a barrel, mine or barrier once resolution is complete.
    'nobody stands where nobody can stand': (state) => standingFaults(book, state),
    // Invariant 26.
    'whoever stands on a pit is stronger than it is deep': (state) => pitFaults(book, state),
    // Invariant 27.
    'nothing lies in a fire that fire sets off': (state) =>
      faultsOfEach(
        'fires',
        state.fires,
        (fire, field) =>
          fire !== NONE && goesOffBy(book, state, field, ['fire']) !== undefined ? 'no fire there' : undefined,
        onField,
      ),
    // ZOM-15.24: netted from the throw until the card ends.
    'nobody is netted without a net': ({ creatures, inEffect }) => {
      const isNet = inEffect.some((card) => cardOf(book, card).effects.some(({ op }) => op === 'snare'));
      return creatures.flatMap(({ netted }, field) =>
        faultUnless(isNet || netted === 0, `creatures[${field}].netted`, '0', netted, onField(field)),
      );
    },
    // ZOM-9.15: the mark ends with the movement step.
    'nobody is held when all have walked': ({ creatures, agenda }) => {
      // ZOM-21.11: a winning step ends the game in the middle of it.
      const isAhead = agenda.length === 0 || agenda.some((work) => 'do' in work && work.do === 'advance');
      return creatures.flatMap(({ held }, field) =>
        faultUnless(isAhead || held === 0, `creatures[${field}].held`, '0', held, onField(field)),
      );
    },
  };
}

/** The least and the most strength that a bitten human can have. */
function strengthsOfRisen({ cards }: Book): readonly [least: number, most: number] {
  const strengths = cards.flatMap(({ effects }) =>
    effects.flatMap((said) => (said.op === 'rise' ? [said.strength] : [])),
  );
  return strengths.length === 0 ? [0, 0] : [Math.min(...strengths), Math.max(...strengths)];
}

interface UnitPlace {
  readonly field: number;
  readonly risen: readonly [least: number, most: number];
}

function unitFaults(book: Book, creature: Creature, { field, risen }: UnitPlace): Fault[] {
  const path = `creatures[${field}]`;
  // In a game that runs, nobody is the same nobody everywhere.
  if (creature === NOBODY) return [];
  if (!isSomebody(creature)) return faultsBetween(path, creature, NOBODY);
  const kindOf = (card: number): CardKind => cardOf(book, card).kind;
  const is = (name: keyof Creature, cards: readonly number[], kinds: readonly CardKind[]): Fault[] =>
    cards.flatMap((card) =>
      faultUnless(
        kinds.includes(kindOf(card)),
        `${path}.${name}`,
        `a card that is ${kinds.join(' or ')}`,
        card,
        onField(field),
      ),
    );
  const some = (card: number): number[] => (card === NONE ? [] : [card]);
  if (isDogs(book, creature)) return dogsFaults(book, creature, path);
  const bitten = creature.cards.filter((card) => kindOf(card) === 'shield').length;
  const [least, most] = risen;
  return [
    ...is('cards', creature.cards, most > 0 ? ['zombie', 'shield'] : ['zombie']),
    ...is('claws', creature.claws, ['claws']),
    ...is('shield', some(creature.shield), ['shield']),
    ...is('boss', some(creature.boss), ['boss']),
    ...faultUnless(
      creature.risen >= bitten * least && creature.risen <= bitten * most,
      `${path}.risen`,
      `${bitten * least} to ${bitten * most}`,
      creature.risen,
      onField(field),
    ),
    ...bossFaults(book, creature, path),
  ];
}

// Invariant 16: a boss has between 0 and 3 orders left; nobody else has any.
function bossFaults(book: Book, { boss, orders, ordered }: Creature, path: string): Fault[] {
  const most = boss === NONE ? 0 : cardOf(book, boss).figure;
  return [
    ...faultUnless(orders <= most, `${path}.orders`, `at most ${most}`, orders),
    ...faultUnless(boss !== NONE || ordered === 0, `${path}.ordered`, '0', ordered),
  ];
}

// Invariant 9: dogs have no attachments and no net mark, unless dogs can be netted; marks are those of zombies.
function dogsFaults({ options }: Book, creature: Creature, path: string): Fault[] {
  const { cards, wounds, netted } = creature;
  const bare = { ...NOBODY, cards: cards.slice(0, 1), wounds, netted: options.netAffectsDogs ? netted : 0 };
  return faultsBetween(path, creature, bare);
}

function whyWrongStreet(book: Book, card: number, field: number): string | undefined {
  if (card === NONE) return undefined;
  const { target, thing } = cardOf(book, card);
  // What rolls comes to other streets by itself.
  if (target?.target !== 'spot' || traitOf(thing, 'rolls') !== undefined) return undefined;
  const street = streetOf(field);
  if (target.where.includes('street-1') && street !== 1) return 'one that is laid on street 1 to lie there';
  if (target.where.includes('street-5') && street !== STREETS) return 'one that is laid on street 5 to lie there';
  if (target.where.includes('not-street-5') && street === STREETS) return 'one that can be laid on street 5';
  return undefined;
}

/** Where somebody stands who cannot stand there, unless what they set off is still to come. */
function standingFaults(book: Book, state: ZombiakiState): Fault[] {
  const isWaiting = askOf(state)?.ask === 'shrapnel';
  return state.creatures.flatMap((creature, field) => {
    if (!isSomebody(creature)) return [];
    const path = `objects[${field}]`;
    const object = figureOf(state.objects, field);
    if (heightOn(book, state, field) > 0 && isDogs(book, creature)) {
      return [faultAt(path, 'no wall under dogs', object, onField(field))];
    }
    const thing = thingOn(book, state, field);
    const isDeadly =
      traitOf(thing, 'crushes') !== undefined ||
      traitOf(thing, 'bars-lane') !== undefined ||
      goesOffBy(book, state, field, ['entered']) !== undefined;
    return faultUnless(isWaiting || !isDeadly, path, 'nothing that nobody can stand on', object, onField(field));
  });
}

const QUIET: readonly string[] = ['play', 'discard', 'hold', 'dogs'];

function pitFaults(book: Book, state: ZombiakiState): Fault[] {
  if (!book.options.pitCatchesWounded || !QUIET.includes(askOf(state)?.ask ?? '')) return [];
  return state.creatures.flatMap((_, field) => {
    if (!isTaken(state, field) || !isSwallowed(book, state, field)) return [];
    const strength = strengthOf(book, creatureOn(state, field));
    return [faultAt(`creatures[${field}]`, 'more strength than the pit is deep', strength, ` (${formatField(field)})`)];
  });
}
