import { describe, expect, test } from 'vitest';
import { ARCHIPELAGO } from '../../../src/games/snails/board/layouts/archipelago.ts';
import { CONTAMINATION } from '../../../src/games/snails/board/layouts/contamination.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { type SnailsState, snails, type Work } from '../../../src/games/snails/index.ts';
import { invariantsOf } from '../../../src/games/snails/proof/invariants.ts';
import { bookOf } from '../../../src/games/snails/table/book.ts';
import { createRandom, EngineError } from '../../../src/kernel/index.ts';
import { orEngineError } from '../../kit/fuzzing.ts';
import { scene } from '../kit/scene.ts';

/** Positions of one game of three, the first at which each of these is asked. */
const GAME = 'table 5';
const at = positionsOf(GAME);

type Change = (state: SnailsState) => Partial<SnailsState>;

/** The same list with one entry changed. */
const put = <Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] =>
  list.map((old, each) => (each === index ? entry : old));
/** The same agenda with other work under the decision that waits. */
const under = (state: SnailsState, ...work: readonly Work[]): SnailsState['agenda'] => [
  ...state.agenda.slice(0, -1),
  ...work,
  ...state.agenda.slice(-1),
];
const playing = (state: SnailsState, change: Partial<SnailsState['play']>): Partial<SnailsState> => ({
  play: { ...state.play, ...change },
});

/** For each invariant a position that breaks it, and what is told. */
const BROKEN: Readonly<Record<string, readonly [kind: string, change: Change, ...told: readonly string[]]>> = {
  'the round and the slot are those of the phase': [
    'exchange',
    () => ({ round: 1, slot: 2 }),
    "state.round: expected 2 to 6 in the phase 'draw', found 1",
    "state.slot: expected 0 in the phase 'draw', found 2",
  ],
  'the game is over when it says so': [
    'choose-half',
    () => ({ phase: 'over' }),
    'state.phase: expected another while work waits, found over',
  ],
  'snails stand on fields of the board, three at most on one': [
    'choose-half',
    ({ places }) => ({ places: places.map((place, snail) => (snail < 4 ? (places[0] ?? 0) : place)) }),
    'state.places: expected at most 3 snails on -2,0, found 6',
  ],
  'a living snail has a life of 5 to 30, in fives': [
    'choose-half',
    ({ life }) => ({ life: put(life, 6, 7) }),
    'state.life[6]: expected 0 to 30, in steps of 5, found 7 (the scout of seat 1)',
  ],
  'the dead are not on the board, the living are once they are placed': [
    'choose-half',
    ({ life, places }) => ({ life: put(life, 0, 0), places: put(places, 1, -1) }),
    'state.places[0]: expected no field for a snail without life, found 16 (the commander of seat 0)',
    'state.places[1]: expected a field for a living snail, found -1 (the assault of seat 0)',
  ],
  'players who have fallen have no snails, and have fallen one after the other': [
    'choose-half',
    () => ({ fallen: [0, 1, 0] }),
    'state.fallen[1]: expected 0 for a squad that lives, found 1 (seat 1)',
  ],
  'who has lost a snail has fewer': [
    'plan-card',
    () => ({ losses: [0, 0, 1] }),
    'state.losses[2]: expected 0 in the planning phase, found 1 (seat 2)',
  ],
  'no snail on water is in a shell': [
    'choose-half',
    ({ places, shells, levels }) => ({ places: put(places, 5, levels.indexOf(0)), shells: put(shells, 5, 1) }),
    'state.shells[5]: expected 0 in the sea and beside the board, found 1 (the assault of seat 1)',
  ],
  'no player has more than two shells': [
    'choose-half',
    ({ shells }) => ({ shells: shells.map((_, snail) => (snail < 3 ? 1 : 0)) }),
    'state.shells: expected at most 2, found 3 (seat 0)',
  ],
  'Aim is with a living snail of its player, on water a Pirate, while cards are resolved': [
    'choose-half',
    () => ({ aims: [-1, 0, -1] }),
    'state.aims[1]: expected a living snail of its player, found 0 (seat 1)',
  ],
  'what is changed of damage to a snail on the board ends with the round': [
    'exchange',
    ({ marks }) => ({ marks: put(marks, 5, -5) }),
    "state.marks[5]: expected 0 in the phase 'draw', found -5 (the assault of seat 1)",
  ],
  'abilities are used in the action phase, and free again after the round': [
    'exchange',
    () => ({ used: [0, 1, 0] }),
    "state.used[1]: expected 0 in the phase 'draw', found 1 (seat 1)",
  ],
  'no two players have the same faction': [
    'choose-half',
    ({ factions }) => ({ factions: put(factions, 2, factions[0] ?? 0) }),
    'state.factions[2]: expected a faction that nobody else has, found 2 (seat 2)',
  ],
  'every tile is in place or removed, and stacks grow only by what was removed': [
    'choose-half',
    ({ levels }) => ({ levels: put(levels, levels.indexOf(1), 2) }),
    'state.levels[0]: expected 0 to 1, found 2 (field 0,-3)',
    'state.removed: expected 15 tiles of level 2 in place and removed, found 16',
  ],
  'contamination is no higher than the barrels that are gone': [
    'choose-half',
    () => ({ contamination: 9 }),
    'state.contamination: expected at most 0, found 9',
  ],
  'no token and no damage on water': [
    'choose-half',
    ({ mines, levels }) => ({ mines: put(mines, levels.indexOf(0), 2) }),
    'state.mines[1]: expected 0 on water, found 2 (field 1,-3)',
  ],
  'tiles break only while something is resolved': [
    'plan-card',
    ({ damage, levels }) => ({ damage: put(damage, levels.indexOf(1), 2) }),
    "state.damage[0]: expected no tile that breaks in the phase 'planning', found 2 (field 0,-3)",
  ],
  'nothing has happened before the first round': [
    'place-snail',
    ({ life }) => ({ life: put(life, 3, 25) }),
    'state.life[3]: expected 30, found 25 (the medic of seat 0)',
  ],
  'snails are placed on land, one of a squad on a mountain': [
    'place-snail',
    ({ places, levels }) => ({ places: put(places, 0, levels.indexOf(0)) }),
    'state.places[0]: expected a field that is not water, found 1 (the commander of seat 0)',
  ],
  'while the game goes on somebody is left; between actions, two squads': [
    'plan-card',
    ({ life }) => ({ life: life.map((left, snail) => (snail < 4 ? left : 0)) }),
    "state.life: expected snails of 2 players in the phase 'planning', found 1",
  ],
  'every arsenal card is in one place': [
    'choose-half',
    ({ discards }) => ({ discards: put(discards, 3, (discards[3] ?? 0) + 1) }),
    'state.deck.rest[3]: expected 4 in all, found 5 (ball-launcher)',
  ],
  'nobody knows a place in the deck': [
    'choose-half',
    ({ deck }) => ({ deck: { ...deck, top: [{ kind: 0, seen: 1 }] } }),
    'state.deck.top: expected no known card, found 1',
  ],
  'basic cards are with their players': [
    'exchange',
    ({ hands }) => ({
      hands: put(
        hands,
        1,
        (hands[1] ?? []).filter((card) => card !== 27),
      ),
    }),
    'state.hands[1]: expected the 5 basic cards in hand and plan, found ball-launcher, mortar, sword, crawl-dig, crawl-shell, dig-shell, swap-aim',
  ],
  'a faction card is beside the board or with its owner': [
    'choose-half',
    () => ({ factionCards: [1, 0, 0] }),
    "state.hands[0]: expected the faction's card in hand or plan, found crawl-dig, crawl-shell, swap-aim, dig-shell, grenade, golden-shovel, crawl-punch, leaf-blower",
  ],
  'known cards are there': [
    'choose-half',
    () => ({ known: [[], [0, 0, 0], []] }),
    'state.known[1][0]: expected an arsenal card in hand or face down, found 0',
    'state.known[1][1]: expected an arsenal card in hand or face down, found 0',
    'state.known[1][2]: expected an arsenal card in hand or face down, found 0',
  ],
  'cards that were seen to come into a hand are in it, and known': [
    'choose-half',
    () => ({ inHand: [[], [0], []] }),
    'state.inHand[1][0]: expected a known card in hand, found 0',
  ],
  'a hand that is known to hold no arsenal card holds none': [
    'exchange',
    () => ({ bare: [0, 0, 1] }),
    "state.bare[2]: expected 0 in the phase 'draw', found 1 (seat 2)",
  ],
  'a hand holds at most what its player may have by now': [
    'plan-card',
    ({ hands }) => ({ hands: put(hands, 1, [0, 0, 0, 1, 1, 1, ...(hands[1] ?? [])]) }),
    'state.hands[1]: expected at most 5 cards beside the basic ones, found 10',
  ],
  'a plan has five slots after planning, and none before': [
    'choose-half',
    ({ plans }) => ({ plans: put(plans, 0, (plans[0] ?? []).slice(1)) }),
    'state.plans[0]: expected 5 slots, found 4',
  ],
  'only a card that was planned is taken back': [
    'plan-card',
    () => ({ plans: [[-1], [], []] }),
    "state.plans[0][0]: expected a card in the phase 'planning', found -1",
  ],
  'as many slots are resolved as have been': [
    'choose-half',
    ({ resolved }) => ({ resolved: put(resolved, 1, 5) }),
    'state.resolved[1]: expected 0, found 5 (seat 1)',
  ],
  'declared snails are living ones of their player, the active one first': [
    'choose-half',
    () => ({ active: [4, -1, 8], passive: [1, 5, 8] }),
    'state.active[0]: expected a living snail of its player, found 4 (seat 0)',
    'state.passive[1]: expected none without an active one, found 5 (seat 1)',
    'state.passive[2]: expected another than the active one, found 8 (seat 2)',
  ],
  'tokens are revealed that are declared': [
    'plan-card',
    ({ shown }) => ({ shown: put(shown, 2, 1) }),
    "state.shown[2]: expected 0 in the phase 'planning', found 1 (the scout of seat 0)",
  ],
  'work waits in the order of the rules': [
    'exchange',
    ({ agenda }) => ({ agenda: agenda.slice(1) }),
    "state.agenda[0]: expected 'planning', found 'draw-phase' seat 0",
  ],
  'all players plan at once, and nobody decides anything else then': [
    'plan-card',
    ({ agenda }) => ({ agenda: [...agenda.slice(0, -1), { ask: 'discard-arsenal', seat: 1 }] }),
    "state.agenda: expected the decisions of all at once, found 'discard-arsenal' seat 1",
  ],
  'planning asks for what is not planned yet': [
    'plan-card',
    () => ({ active: [-1, 4, -1] }),
    'state.active[0]: expected a snail that is declared, found -1 (seat 0)',
    'state.active[1]: expected none yet, found 4 (seat 1)',
  ],
  'every snail beside the board is still to be placed': [
    'place-snail',
    ({ places }) => ({ places: put(places, 11, 7) }),
    'state.agenda: expected 3 snails of seat 2 to be placed, found 4',
  ],
  'every faction is settled, or still to be chosen': [
    'plan-card',
    ({ factions }) => ({ factions: put(factions, 1, -1) }),
    'state.factions[1]: expected a faction, found -1 (seat 1)',
  ],
  'a card is resolved in the action phase, and only there': [
    'choose-half',
    (state) => playing(state, { seat: -1 }),
    'state.play.seat: expected a seat, found -1',
  ],
  'what a card or the round has set off waits in the order of the rules': [
    'choose-target',
    (state) => ({ agenda: under(state, { do: 'rot-cloud' }) }),
    "state.agenda[4]: expected what can wait above 'after', found 'rot-cloud'",
    "state.agenda[5]: expected what can wait above 'rot-cloud', found 'choose-target' seat 0",
  ],
  'work names what is on the table': [
    'choose-target',
    (state) => ({ agenda: under(state, { do: 'enter', snail: 15, field: 0 }) }),
    "state.agenda[4]: expected snails below 12, found 'enter' snail 15 field 0",
  ],
  'nothing is resolved between actions': [
    'exchange',
    (state) => playing(state, { hurt: 1 }),
    'state.play.hurt: expected 0, found 1',
  ],
  'the card that is resolved is in the plan, and the part is one of it': [
    'choose-target',
    (state) => playing(state, { snail: 11, card: 3, attacks: 4 }),
    'state.play.snail: expected a snail of seat 0, found 11',
    'state.play.card: expected 1, the card of slot 2, found 3',
    'state.play.part: expected a part of card 3, found 7',
    'state.play.attacks: expected fewer than 1, found 4',
  ],
  'nothing of a card is done before its part is settled': [
    'choose-half',
    (state) => playing(state, { dice: [1] }),
    'state.play.dice: expected nothing, found 1',
  ],
  'who resolves a card is on the board until its effects begin': [
    'choose-half',
    ({ life, places, play }) => ({ life: put(life, play.snail, 0), places: put(places, play.snail, -1) }),
    'state.play.snail: expected a snail on the board, found 1 (the assault of seat 0)',
  ],
  're-rolls, rage and wounds are those of the card': [
    'choose-half',
    (state) => playing(state, { reRolls: [1, 0], rage: 1 }),
    'state.play.reRolls[0]: expected 0 without dice, found 1',
    'state.play.rage: expected 0 without rage that is used, found 1',
  ],
  'effects that wait are those of the card': [
    'choose-target',
    (state) => ({ agenda: under(state, { do: 'effects', list: 1, from: 1, reach: 'target', field: -1 }) }),
    "state.agenda[4]: expected effects of the part that is resolved, found 'effects' list 1 from 1 reach target field -1",
  ],
  'an attack has the target that its card asks for': [
    'choose-half',
    (state) => playing(state, { target: 3, hits: [1] }),
    'state.play.target: expected none, found 3',
    'state.play.hits: expected none without a burst, found 1',
  ],
  'every tile that breaks is flipped once': [
    'choose-target',
    (state) => ({ agenda: under(state, { do: 'flip', field: 4, drawer: -1 }) }),
    'state.damage[4]: expected 0 steps that flip -1,-2, found 1',
  ],
  'who decides is asked': [
    'choose-half',
    ({ agenda, play }) => ({ agenda: [...agenda.slice(0, -1), { ask: 'choose-half', seat: (play.seat + 1) % 3 }] }),
    "state.agenda[2]: expected seat 0, found 'choose-half' seat 1",
  ],
  'what is asked is asked by the rules': [
    'choose-half',
    ({ agenda, play }) => ({ agenda: [...agenda.slice(0, -1), { ask: 're-roll', seat: play.seat }] }),
    "state.agenda[2]: expected dice on the table, and a re-roll that is left, found 're-roll' seat 0",
  ],
  'what waits leads to what the rules ask': [
    'choose-target',
    (state) => ({
      agenda: under(
        state,
        { do: 'move-on', snail: 11, field: 0, points: 1 },
        { do: 'discard', seat: 0 },
        { do: 'push', seat: 0, snails: [4, 4], fields: [0, 0], shells: 'immune' },
      ),
    }),
    "state.agenda[4]: expected the active snail, 1, found 'move-on' snail 11 field 0 points 1",
    "state.agenda[5]: expected another than the active player, found 'discard' seat 0",
    "state.agenda[6]: expected each snail once, found 'push' seat 0 snails 4, 4 fields 0, 0 shells immune",
  ],
};

const NAMES = Object.keys(
  invariantsOf(bookOf({ pack: defaultPack, layout: ARCHIPELAGO, contamination: CONTAMINATION })),
);

describe('a position that no game comes to is refused with what is wrong in it, and where', () => {
  test('KER-2.6 every invariant is broken once', () => {
    expect(Object.keys(BROKEN)).toEqual(NAMES);
  });

  test.each(NAMES)('KER-2.6 %s', (name) => {
    const [kind = '', change = () => ({}), ...told] = BROKEN[name] ?? [];
    const state = at(kind);
    const broken = { ...state, ...change(state) };

    const ofInvariant = snails.faults(broken).filter(({ message }) => message.endsWith(` ('${name}')`));
    expect(ofInvariant.map(({ path, message }) => `${path}: ${message.replace(` ('${name}')`, '')}`)).toEqual(told);
    expect(orEngineError(() => snails.restore(structuredClone(broken)))).toMatchObject({ code: 'save/invalid' });
    // It is the change that is refused.
    expect(snails.restore(structuredClone(state))).toEqual(state);
  });
});

test.each<[what: string, change: Change, ...told: readonly string[]]>([
  [
    'a list with too few entries, a seat that nobody sits on',
    ({ places }) => ({ places: places.slice(1), firstPlayer: 3 }),
    'state.firstPlayer: expected a seat below 3, found 3',
    'state.places: expected 12 entries, found 11',
  ],
  [
    'as many factions as there were players once',
    ({ factions }) => ({ factions: [...factions, 5] }),
    'state.factions: expected 3 entries, found 4',
  ],
  [
    'hands and known cards out of order',
    ({ hands }) => ({ hands: put(hands, 0, [...(hands[0] ?? []), 0]), known: [[], [2, 1], []] }),
    'state.hands[0]: expected the lowest first',
    'state.known[1]: expected the lowest first',
  ],
  [
    'a player of whom nobody knows',
    (state) => playing(state, { player: 3 }),
    'state.play.player: expected a seat below 3, found 3',
  ],
])('KER-10.2 what does not fit the table is told before any invariant: %s', (_what, change, ...told) => {
  const state = at('choose-half');
  const refused = orEngineError(() => snails.restore(structuredClone({ ...state, ...change(state) })));

  expect(refused).toMatchObject({
    code: 'save/invalid',
    faults: told.map((fault) => {
      const [path, message] = fault.split(': ');
      return { path, message: `${message} ('everything fits the table')` };
    }),
  });
});

test.each<[what: string, kind: string, change: Change, told: string]>([
  [
    'who draws is not held to the hand limit',
    'exchange',
    ({ agenda }) => ({ agenda: agenda.filter((entry) => !('do' in entry) || entry.do !== 'hand-limit') }),
    "state.agenda[3]: expected 'hand-limit' seat 1, found 'offer-faction-card' seat 1",
  ],
  [
    'somebody does not draw',
    'exchange',
    ({ agenda }) => ({ agenda: agenda.filter((entry) => !('do' in entry) || entry.do !== 'draw-phase') }),
    "state.agenda[1]: expected 'draw-phase' seat 0, found 'hand-limit' seat 1",
  ],
  [
    'a dead snail is placed in the draw phase',
    'exchange',
    ({ agenda }) => ({ agenda: [...agenda.slice(0, -2), { ask: 'place-snail', seat: 1 }] }),
    'state.agenda: expected 4 entries, found 5',
  ],
  [
    'who is out of the game takes a card',
    'exchange',
    ({ life }) => ({ life: life.map((left, snail) => (snail >= 4 && snail < 8 ? 0 : left)) }),
    "state.agenda[5]: expected a player who is left, found 'exchange' seat 1",
  ],
  [
    'a card is resolved before the first round',
    'choose-half',
    () => ({ round: 0 }),
    "state.round: expected 1 to 6 in the phase 'action', found 0",
  ],
  [
    'an attack goes on without a part',
    'choose-target',
    (state) => playing(state, { part: -1 }),
    'state.play.part: expected a part of the card, found -1',
  ],
])('KER-2.5 a save that would lead to what is refused is refused itself: %s', (_what, kind, change, told) => {
  const state = at(kind);
  const refused = orEngineError(() => snails.restore(structuredClone({ ...state, ...change(state) })));

  expect(refused).toBeInstanceOf(EngineError);
  expect(
    (refused as EngineError).faults.map(({ path, message }) => `${path}: ${message}`.replace(/ \('.*'\)$/, '')),
  ).toContain(told);
});

test('KER-2.5 a save that would lead to what is refused is refused itself: cards are never collected', () => {
  const land = '0,0 beach 1c dynamite\n1,0 beach 2c dynamite\n0,1 beach 1a 2a';
  const { game, state: scripted } = scene(land, { steps: [{ do: 'clean-up' }], resolved: [5, 5] });
  const state = { ...scripted, chance: game.simulate(scripted, { chance: { seed: 'any' } }).state.chance };
  const agenda = state.agenda.filter((entry) => !('do' in entry) || entry.do !== 'collect');

  expect(game.restore(structuredClone(state))).toEqual(state);
  expect(orEngineError(() => game.restore(structuredClone({ ...state, agenda })))).toMatchObject({
    faults: [
      {
        path: 'state.agenda[1]',
        message: "expected 'collect', found 'contamination' ('work waits in the order of the rules')",
      },
    ],
  });
});

/** The first position of a game at which this is asked. */
function positionsOf(seed: string): (kind: string) => SnailsState {
  const random = createRandom(seed);
  const found = new Map<string, SnailsState>();
  let state = snails.setup({ players: 3, firstPlayer: 0 }, seed);
  while (snails.outcome(state) === undefined) {
    for (const { kind } of snails.pending(state)) if (!found.has(kind)) found.set(kind, state);
    state = snails.reduce(state, random.oneOf([...snails.legalActions(state)]));
  }
  return (kind) => found.get(kind) ?? expect.fail(`Nobody was asked '${kind}'.`);
}
