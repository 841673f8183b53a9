import fc from 'fast-check';
import { EngineError, type Fault } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { checkPack, packOf } from '../../../src/games/snails/cards/check-pack.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import {
  type Card,
  type Deck,
  EFFECTS,
  type Effect,
  exchangePlaces,
  leaveShell,
  may,
  type Pack,
  type Scope,
  snail,
  WORDS_FOR,
} from '../../../src/games/snails/cards/vocabulary.ts';
import { createSnails } from '../../../src/games/snails/index.ts';
import { effort } from '../../kit/effort.ts';
import { packs } from './packs.ts';

type Json = { [key: string]: Json } & Json[];

/** The default pack with something changed in it, as the faults that are found then: path and message. */
function faultsAfter(change: (pack: Json) => void): readonly string[] {
  const pack = JSON.parse(JSON.stringify(defaultPack));
  change(pack);
  return checkPack(pack).map(({ path, message }: Fault) => `${path}: ${message}`);
}

/** Sets what stands at a path such as `red.rocket.rows[0].faces`. */
function put(path: string, value: unknown): (pack: Json) => void {
  return (pack) => {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const last = keys.pop() ?? '';
    const holder = keys.reduce<Json>((at, key) => at[key] as Json, pack);
    if (value === undefined) Reflect.deleteProperty(holder, last);
    else Object.defineProperty(holder, last, { value, enumerable: true, configurable: true, writable: true });
  };
}

const faultsWith = (path: string, value: unknown): readonly string[] => faultsAfter(put(path, value));

/** Random packs; those that are played (random-packs.test.ts) have passed the check, too. */
const PACKS = effort('PACKS', { test: 60, prove: 600 });
/** Values that are no packs; `fuzz.test.ts` tries others. */
const VALUES = effort('VALUES', { test: 300, prove: 3000 });

describe('packs that can be played', () => {
  test('the default pack', () => {
    expect(checkPack(defaultPack)).toEqual([]);
    expect(packOf(defaultPack)).toEqual(defaultPack);
  });

  test('any pack made of the words where they have a meaning', () => {
    fc.assert(
      fc.property(packs, (pack) => {
        expect(checkPack(pack)).toEqual([]);
        expect(packOf(pack)).toEqual(pack);
      }),
      { numRuns: PACKS },
    );
  });

  test('random packs have every word in every place where it has a meaning, every target, one die and two', () => {
    const seen = new Set<string>();
    for (const pack of fc.sample(packs, { numRuns: 150, seed: 1 })) {
      for (const deck of Object.values<Deck>({ ...pack })) {
        for (const card of Object.values(deck)) noteWords(card, seen);
      }
    }
    const places = Object.entries(WORDS_FOR).flatMap(([scope, words]) => words.map((op) => `${scope} ${op}`));
    const wanted = [...places, 'dice 1', 'dice 2', 'faces 2', 'after', 'attacks', 'choose', 'returns'];

    expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
  });

  test('the copy is frozen and shares nothing with what was given', () => {
    const given = JSON.parse(JSON.stringify(defaultPack));
    const pack = packOf(given);
    given.red.rocket.copies = 99;

    expect(pack).toEqual(defaultPack);
    expect(Object.isFrozen(pack.red.rocket)).toBe(true);
    expect(Object.isFrozen(given.red.rocket)).toBe(false);
  });

  test('a key that holds undefined is a key that is not there, as in JSON', () => {
    expect(faultsWith('red.sword', { ...defaultPack.red.sword, returns: undefined })).toEqual([]);
  });

  test('decks of the arsenal may be empty', () => {
    expect(faultsAfter((pack) => Object.assign(pack, { red: {}, purple: {} }))).toEqual([]);
  });
});

describe('each fault is named, with its path', () => {
  test('a missing key', () => {
    expect(faultsWith('red.rocket.copies', undefined)).toEqual(['pack.red.rocket.copies: is missing']);
    expect(faultsWith('red.rocket.rows', undefined)).toEqual(['pack.red.rocket.rows: is missing']);
    expect(faultsWith('red.rocket.rows[0].effects[0].amount', undefined)).toEqual([
      'pack.red.rocket.rows[0].effects[0].amount: is missing',
    ]);
    expect(faultsWith('red.rocket.target.range', undefined)).toEqual(['pack.red.rocket.target.range: is missing']);
    expect(faultsWith('red.rocket.target.target', undefined)).toEqual(['pack.red.rocket.target.target: is missing']);
    expect(faultsWith('purple.mine.effects[0].op', undefined)).toEqual(['pack.purple.mine.effects[0].op: is missing']);
    expect(faultsWith('faction.kunai.colour', undefined)).toEqual(['pack.faction.kunai.colour: is missing']);
    expect(faultsWith('red', undefined)).toEqual(['pack.red: is missing']);
  });

  test('an unknown key', () => {
    expect(faultsWith('blue', {})).toEqual([
      "pack.blue: unknown key; the keys are 'basic', 'red', 'purple', 'faction'",
    ]);
    expect(faultsWith('red.rocket.damage', 15)).toEqual([
      "pack.red.rocket.damage: unknown key; the keys are 'copies', 'source', 'target', 'dice', 'rows', 'returns', 'rage', 'attacks', 'after'",
    ]);
    expect(faultsWith('purple.mine.effects[0].on', 'tile')).toEqual([
      "pack.purple.mine.effects[0].on: unknown key; the keys are 'op', 'token', 'count'",
    ]);
    expect(faultsWith('faction.kunai.copies', 1)).toEqual([
      "pack.faction.kunai.copies: unknown key; the keys are 'faction', 'colour', 'source', 'target', 'effects', 'rage'",
    ]);
  });

  test('a key that a target or a card does not have: the words keep it, so that it is told', () => {
    // @ts-expect-error: a target has no such key.
    const target = snail({ range: [0, 1], lifeAtMost: 5 });

    expect(faultsWith('red.sword.target', target)).toEqual([
      "pack.red.sword.target.lifeAtMost: unknown key; the keys are 'target', 'range', 'sight', 'side', 'self', 'shells'",
    ]);
    expect(faultsWith('purple.leaf-blower.target.shells', 'any')).toEqual([
      "pack.purple.leaf-blower.target.shells: unknown key; the keys are 'target', 'range', 'sight', 'side'",
    ]);
  });

  test('an unknown word', () => {
    expect(faultsWith('red.rocket.rows[0].effects[0].op', 'explode')).toEqual([
      `pack.red.rocket.rows[0].effects[0].op: expected one of ${Object.keys(EFFECTS.words)
        .map((op) => `'${op}'`)
        .join(', ')}, found 'explode'`,
    ]);
    expect(faultsWith('red.rocket.rows[0].faces[0]', 'critical')).toEqual([
      "pack.red.rocket.rows[0].faces[0]: expected one of 'crit', 'splat', 'hit', found 'critical'",
    ]);
    expect(faultsWith('red.rocket.target.sight', false)).toEqual([
      "pack.red.rocket.target.sight: expected one of 'needed', 'ignored', found false",
    ]);
    expect(faultsWith('red.rocket.source', 'book of rules')).toEqual([
      "pack.red.rocket.source: expected one of 'book', 'named', 'ours', found 'book of rules'",
    ]);
    expect(faultsWith('red.sword.returns', 'to-deck')).toEqual([
      "pack.red.sword.returns: expected 'to-hand', found 'to-deck'",
    ]);
    expect(faultsWith('purple.vacuum.target.target', 'toString')).toEqual([
      "pack.purple.vacuum.target.target: expected one of 'snail', 'two-snails', 'field', 'burst', 'player', 'others', found 'toString'",
    ]);
    expect(faultsWith('faction.kunai.colour', 'blue')).toEqual([
      "pack.faction.kunai.colour: expected one of 'red', 'purple', found 'blue'",
    ]);
  });

  test('a token that does not exist', () => {
    expect(faultsWith('purple.mine.effects[0].token', 'acid')).toEqual([
      "pack.purple.mine.effects[0].token: expected one of 'mine', 'dynamite', 'fire', found 'acid'",
    ]);
  });

  test('a value of a wrong type', () => {
    expect(faultsWith('red', [])).toEqual(['pack.red: expected an object, found a list']);
    expect(faultsWith('red.rocket', null)).toEqual(['pack.red.rocket: expected an object, found null']);
    expect(faultsWith('red.rocket.rows', {})).toEqual(['pack.red.rocket.rows: expected a list, found an object']);
    expect(faultsWith('red.rocket.rows[0]', 7)).toEqual(['pack.red.rocket.rows[0]: expected an object, found 7']);
    expect(faultsWith('purple.mine.effects[0]', 'put')).toEqual([
      "pack.purple.mine.effects[0]: expected an object, found 'put'",
    ]);
    expect(faultsWith('faction.kunai', true)).toEqual([
      'pack.faction.kunai: expected an object, found true',
      "pack.faction: no card of the faction 'ninja'",
    ]);
    expect(faultsWith('faction.villains-hat.choose', 'both')).toEqual([
      "pack.faction.villains-hat.choose: expected an object, found 'both'",
    ]);
  });

  test('a range that is upside down, negative, broken, too long or no range', () => {
    const found = (range: unknown) => faultsWith('red.rocket.target.range', range);

    expect(found([3, 1])).toEqual(['pack.red.rocket.target.range: upside down: from 3 to 1']);
    expect(found([-1, 1])).toEqual(['pack.red.rocket.target.range[0]: expected a whole number from 0 to 20, found -1']);
    expect(found([0.5, 1])).toEqual([
      'pack.red.rocket.target.range[0]: expected a whole number from 0 to 20, found 0.5',
    ]);
    expect(found([0, 21])).toEqual(['pack.red.rocket.target.range[1]: expected a whole number from 0 to 20, found 21']);
    expect(found([0, Number.NaN])).toEqual([
      'pack.red.rocket.target.range[1]: expected a whole number from 0 to 20, found NaN',
    ]);
    expect(found([1])).toEqual(['pack.red.rocket.target.range: expected a list of 2 entries, found 1']);
    expect(found([])).toEqual(['pack.red.rocket.target.range: is empty']);
    expect(found(3)).toEqual(['pack.red.rocket.target.range: expected a list, found 3']);
    expect(found(['1', 3])).toEqual([
      "pack.red.rocket.target.range[0]: expected a whole number from 0 to 20, found '1'",
    ]);
  });

  test('SNL-8.6 a row that needs more dice than the card rolls, so that it can never be met', () => {
    expect(faultsWith('red.rocket.rows[1].faces', ['hit', 'crit'])).toEqual([
      'pack.red.rocket.rows[1].faces: needs two dice but the card rolls 1, so it is never met',
    ]);
    expect(faultsWith('red.mortar.rows[1].faces', ['hit', 'crit', 'crit'])).toEqual([
      'pack.red.mortar.rows[1].faces: expected a list of 1 to 2 entries, found 3',
    ]);
    expect(faultsWith('red.rocket.dice', 3)).toEqual([
      'pack.red.rocket.dice: expected a whole number from 1 to 2, found 3',
    ]);
  });

  test('the same row twice, whatever the order of its symbols', () => {
    expect(faultsWith('red.rocket.rows[1].faces', ['splat'])).toEqual([
      'pack.red.rocket.rows[1].faces: the same symbols as pack.red.rocket.rows[0].faces',
    ]);
    expect(
      faultsAfter((pack) => {
        put('red.mortar.rows[0].faces', ['crit', 'hit'])(pack);
      }),
    ).toEqual(['pack.red.mortar.rows[1].faces: the same symbols as pack.red.mortar.rows[0].faces']);
  });

  test('a card with dice and no rows, a row without symbols, a card with rows and no dice', () => {
    expect(faultsWith('red.rocket.rows', [])).toEqual(['pack.red.rocket.rows: is empty']);
    expect(faultsWith('red.rocket.rows[0].faces', [])).toEqual(['pack.red.rocket.rows[0].faces: is empty']);
    expect(faultsWith('red.rocket.dice', undefined)).toEqual(['pack.red.rocket.dice: is missing']);
  });

  test('an empty list of effects, and one that is too long', () => {
    expect(faultsWith('purple.mine.effects', [])).toEqual(['pack.purple.mine.effects: is empty']);
    expect(faultsWith('red.rocket.rows[1].effects[0].effects', [])).toEqual([
      'pack.red.rocket.rows[1].effects[0].effects: is empty',
    ]);
    expect(faultsWith('red.drill.after', [])).toEqual(['pack.red.drill.after: is empty']);
    expect(faultsWith('purple.mine.effects', Array(11).fill({ op: 'draw', count: 1 }))).toEqual([
      'pack.purple.mine.effects: expected a list of 1 to 10 entries, found 11',
    ]);
  });

  test('counts that are not whole, not positive or too large', () => {
    expect(faultsWith('red.rocket.copies', 0)).toEqual([
      'pack.red.rocket.copies: expected a whole number from 1 to 99, found 0',
    ]);
    expect(faultsWith('red.rocket.copies', 100)).toHaveLength(1);
    expect(faultsWith('red.rocket.copies', '4')).toHaveLength(1);
    expect(faultsWith('basic.swap-aim.copies', 1.5)).toEqual([
      'pack.basic.swap-aim.copies: expected a whole number from 1 to 10, found 1.5',
    ]);
    expect(faultsWith('red.revolver.attacks', 6)).toEqual([
      'pack.red.revolver.attacks: expected a whole number from 1 to 5, found 6',
    ]);
    expect(faultsWith('purple.supply-drop.effects[0].count', 11)).toEqual([
      'pack.purple.supply-drop.effects[0].count: expected a whole number from 1 to 10, found 11',
    ]);
    expect(faultsWith('purple.turbo-slime.effects[0].points', 7)).toEqual([
      'pack.purple.turbo-slime.effects[0].points: expected a whole number from 1 to 6, found 7',
    ]);
    expect(faultsWith('purple.mine.effects[0].count', 0)).toHaveLength(1);
  });

  test('SNL-1.8 damage and healing that are no positive multiples of 5', () => {
    const found = (amount: unknown) => faultsWith('red.sword.effects[0].amount', amount);

    expect(found(7)).toEqual(['pack.red.sword.effects[0].amount: expected a multiple of 5 from 5 to 100, found 7']);
    expect(
      [0, -5, 105, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '10', null].map((amount) => found(amount).length),
    ).toEqual(Array(8).fill(1));
    expect(faultsWith('purple.first-aid-kit.effects[0].amount', 12)).toHaveLength(1);
    expect(found(100)).toEqual([]);
  });

  test('a word that has no meaning where it stands', () => {
    expect(faultsWith('purple.mine.effects[0]', { op: 'go-there' })).toEqual([
      `pack.purple.mine.effects[0]: 'go-there' has no meaning for the active snail and its field; words that have are ${WORDS_FOR.self.join(', ')}`,
    ]);
    expect(faultsWith('purple.vacuum.effects[0]', { op: 'damage', amount: 5 })).toEqual([
      `pack.purple.vacuum.effects[0]: 'damage' has no meaning for a player; words that have are ${WORDS_FOR.player.join(', ')}`,
    ]);
    expect(faultsWith('red.gatling.rows[0].effects[0]', { op: 'put', token: 'fire', count: 1 })).toHaveLength(1);
    expect(faultsWith('faction.kunai.effects[2].effects[0]', { op: 'aim' })).toEqual([
      `pack.faction.kunai.effects[2].effects[0]: 'aim' has no meaning for a snail; words that have are ${WORDS_FOR.snail.join(', ')}`,
    ]);
    expect(faultsWith('red.rocket.rows[1].effects[0].effects[0]', { op: 'move', points: 1 })).toHaveLength(1);
    expect(faultsWith('faction.infectious-bite.effects[1].effects[0]', { op: 'exchange-places' })).toHaveLength(1);
  });

  test('after an attack nothing is aimed at any more', () => {
    expect(faultsWith('red.drill.after[0]', { op: 'damage', amount: 5 })).toEqual([
      "pack.red.drill.after[0]: 'damage' has no meaning for what follows an attack; words that have are draw, self, may",
    ]);
  });

  test('scatter inside scatter, the way there, and may inside may', () => {
    const scattered = (effect: unknown) => faultsWith('red.rocket.rows[1].effects[0].effects[0]', effect);
    const destroy = { op: 'destroy-tile', cards: 'lost' };

    expect(scattered({ op: 'scatter', effects: [destroy] })).toEqual([
      "pack.red.rocket.rows[1].effects[0].effects[0]: 'scatter' inside 'scatter'; what has scattered does not scatter again",
    ]);
    expect(scattered({ op: 'self', effects: [{ op: 'scatter', effects: [destroy] }] })).toEqual([
      "pack.red.rocket.rows[1].effects[0].effects[0].effects[0]: 'scatter' inside 'scatter'; what has scattered does not scatter again",
      'pack.red.rocket.rows[1].effects[0].effects[0].effects[0].effects: effects stand inside effects at most 3 deep',
    ]);
    expect(scattered({ op: 'go-there' })).toEqual([
      "pack.red.rocket.rows[1].effects[0].effects[0]: 'go-there' inside 'scatter'; it leads to the target only",
    ]);
    expect(
      faultsWith('faction.kunai.effects[2].effects[0]', { op: 'may', effects: [{ op: 'push', shells: 'immune' }] }),
    ).toEqual(["pack.faction.kunai.effects[2].effects[0]: 'may' inside 'may'; the outer one is enough"]);
  });

  test('effects that stand too deep in effects', () => {
    const nested = (depth: number): unknown =>
      depth === 1 ? { op: 'draw', count: 1 } : { op: 'self', effects: [nested(depth - 1)] };

    expect(faultsWith('purple.mine.effects[0]', nested(3))).toEqual([]);
    expect(faultsWith('purple.mine.effects[0]', nested(4))).toEqual([
      'pack.purple.mine.effects[0].effects[0].effects[0].effects: effects stand inside effects at most 3 deep',
    ]);
    expect(faultsWith('purple.mine.effects[0]', nested(1000))).toContain(
      'pack.purple.mine.effects[0].effects[0].effects[0].effects: effects stand inside effects at most 3 deep',
    );
  });

  test('effects that contain themselves', () => {
    const effect: { op: string; effects: unknown[] } = { op: 'self', effects: [] };
    effect.effects.push(effect);

    expect(faultsWith('purple.mine.effects[0]', effect)).toEqual([
      'pack.purple.mine.effects[0].effects[0]: contains itself',
    ]);
  });

  test('effects that can never do anything to their target', () => {
    expect(faultsWith('purple.fishing-rod.target.range', [0, 0])).toEqual([
      "pack.purple.fishing-rod.effects[0]: 'place-here' does nothing at range 0: the snail is there already",
    ]);
    expect(faultsWith('purple.jetpack.target.range', [0, 0])).toHaveLength(1);
    expect(faultsWith('purple.teleporter.target.range', [0, 0])).toHaveLength(1);
    expect(faultsWith('purple.teleporter.target.shells', 'within')).toEqual([
      "pack.purple.teleporter.effects[0]: 'exchange-places' with a target that is in a shell; such a snail does not leave its field",
    ]);
    expect(faultsWith('faction.kunai.target.shells', 'without')).toEqual([
      "pack.faction.kunai.effects[0]: 'leave-shell' with a target that is in no shell",
    ]);
    expect(
      faultsAfter((pack) => {
        put('purple.teleporter.target.range', [0, 2])(pack);
        put('purple.teleporter.target.self', 'allowed')(pack);
      }),
    ).toEqual([
      "pack.purple.teleporter.effects[0]: 'exchange-places' with a target that may be the active snail itself",
    ]);
  });

  test('a snail that leaves its shell first can exchange places', () => {
    const pulled = (...effects: readonly Effect[]): readonly string[] =>
      faultsAfter((pack) => {
        put('purple.teleporter.target.shells', 'within')(pack);
        put('purple.teleporter.effects', effects)(pack);
      });

    expect(pulled(leaveShell, exchangePlaces)).toEqual([]);
    expect(pulled(leaveShell, may(exchangePlaces))).toEqual([]);
    expect(pulled(exchangePlaces, leaveShell)).toHaveLength(1);
  });

  test('the active snail allowed where it can never be chosen', () => {
    expect(faultsWith('purple.first-aid-kit.target.side', 'enemy')).toEqual([
      "pack.purple.first-aid-kit.target.self: 'allowed', but the active snail is no enemy of its own",
    ]);
    expect(faultsWith('purple.first-aid-kit.target.range', [1, 2])).toEqual([
      "pack.purple.first-aid-kit.target.self: 'allowed', but the active snail is 0 fields away and the range begins at 1",
    ]);
  });

  test('SNL-8.2 a red card without a target, or aimed at players', () => {
    expect(faultsWith('red.sword.target', undefined)).toEqual(['pack.red.sword.target: is missing']);
    expect(faultsWith('red.sword.target', { target: 'others' })).toEqual([
      "pack.red.sword.target.target: expected one of 'snail', 'two-snails', 'field', 'burst', found 'others'",
    ]);
    expect(faultsWith('faction.kunai.target', undefined)).toEqual(['pack.faction.kunai.target: is missing']);
  });

  test('SNL-16.1 a red card has no choice of effects; a purple card may have one, or dice', () => {
    const choose = { one: { effects: [{ op: 'draw', count: 1 }] }, two: { effects: [{ op: 'swap' }] } };

    expect(faultsWith('red.sword', { copies: 1, source: 'ours', choose })).toEqual([
      "pack.red.sword: 'choose' is for purple cards; a red one has one attack",
    ]);
    expect(faultsWith('purple.mine', defaultPack.red.rocket)).toEqual([]);
    expect(faultsWith('purple.mine', { copies: 1, source: 'ours', choose })).toEqual([]);
  });

  test('a choice of one, or of too many', () => {
    const option = { effects: [{ op: 'draw', count: 1 }] };
    const of = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`o${index}`, option]));

    expect(faultsWith('faction.villains-hat.choose', of(1))).toEqual([
      'pack.faction.villains-hat.choose: a choice has 2 to 6 options, found 1',
    ]);
    expect(faultsWith('faction.villains-hat.choose', of(7))).toEqual([
      'pack.faction.villains-hat.choose: a choice has 2 to 6 options, found 7',
    ]);
    expect(faultsWith('faction.villains-hat.choose.Third', option)).toHaveLength(1);
  });

  test('SNL-1.4 a faction without a card, a faction with two', () => {
    expect(faultsWith('faction.kunai', undefined)).toEqual(["pack.faction: no card of the faction 'ninja'"]);
    expect(faultsWith('faction.kunai.faction', 'pirates')).toEqual([
      "pack.faction.kunai.faction: 'pirates' has a card already: broadside",
      "pack.faction: no card of the faction 'ninja'",
    ]);
    expect(faultsWith('faction.kunai.faction', 'robots')).toEqual([
      "pack.faction.kunai.faction: expected one of 'amazons', 'barbarians', 'cowboys', 'pirates', 'ninja', 'zombies', found 'robots'",
      "pack.faction: no card of the faction 'ninja'",
    ]);
  });

  test('two cards of one id', () => {
    expect(faultsWith('purple.rocket', defaultPack.purple.mine)).toEqual([
      'pack.purple.rocket: there is another card of this id: pack.red.rocket',
    ]);
  });

  test('ids that are none', () => {
    const ids = [
      'Rocket',
      'fishing_rod',
      '-rod',
      'rod-',
      'a--b',
      '',
      '42',
      '7-up',
      'żaba',
      '__proto__',
      'a b',
      'x'.repeat(41),
    ];

    for (const id of ids) {
      const faults = faultsAfter((pack) =>
        Object.defineProperty(pack.red, id, { value: defaultPack.red.sword, enumerable: true }),
      );
      expect([id, faults.length]).toEqual([id, 1]);
      expect(faults[0]).toMatch(/expected an id of small letters/);
    }
    expect(faultsWith('red.constructor', defaultPack.red.sword)).toEqual([
      'pack.red.constructor: this id is a word that every object knows; any other will do',
    ]);
    expect(faultsWith('red.face-down', defaultPack.red.sword)).toEqual([
      'pack.red.face-down: a look says this where it shows no card; any other id will do',
    ]);
    expect(faultsWith('red.mk-2', defaultPack.red.sword)).toEqual([]);
  });

  test('SNL-3.12 too few basic cards for a plan, or too many', () => {
    expect(faultsWith('basic.swap-aim', undefined)).toEqual(['pack.basic: a player has 5 to 10 basic cards, found 4']);
    expect(faultsWith('basic.swap-aim.copies', 7)).toEqual(['pack.basic: a player has 5 to 10 basic cards, found 11']);
    expect(faultsWith('basic.swap-aim.copies', 2)).toEqual([]);
  });

  test('SNL-4.1 halves that do not exist, or twice the same', () => {
    expect(faultsWith('basic.swap-aim.halves', ['swap', 'jump'])).toEqual([
      "pack.basic.swap-aim.halves[1]: expected one of 'crawl', 'dig', 'shell', 'swap', 'aim', 'punch', found 'jump'",
    ]);
    expect(faultsWith('basic.swap-aim.halves', ['aim', 'aim'])).toEqual([
      "pack.basic.swap-aim.halves: 'aim' twice; the halves of a card differ",
    ]);
    expect(faultsWith('basic.swap-aim.halves', ['aim'])).toEqual([
      'pack.basic.swap-aim.halves: expected a list of 2 entries, found 1',
    ]);
  });

  test('a deck of too many kinds', () => {
    const cards = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`c${index}`, defaultPack.red.sword]));

    expect(faultsWith('red', cards)).toEqual(['pack.red: a deck has 100 different cards at most, found 101']);
  });

  test('several faults at once are all told, in the order of the pack', () => {
    const faults = faultsAfter((pack) => {
      put('basic.swap-aim.halves[0]', 'hop')(pack);
      put('red.rocket.rows[1].faces', ['hit', 'crit'])(pack);
      put('red.rocket.target.range', [3, 1])(pack);
      put('red.rocket.rows[0].effects[0].amount', 7)(pack);
      put('purple.mine.effects[0].token', 'acid')(pack);
      put('purple.mine.effects[0].count', 0)(pack);
      put('faction.kunai', undefined)(pack);
      put('notes', 'mine')(pack);
    });

    expect(faults.map((fault) => fault.slice(0, fault.indexOf(':')))).toEqual([
      'pack.notes',
      'pack.basic.swap-aim.halves[0]',
      'pack.red.rocket.target.range',
      'pack.red.rocket.rows[0].effects[0].amount',
      'pack.red.rocket.rows[1].faces',
      'pack.purple.mine.effects[0].token',
      'pack.purple.mine.effects[0].count',
      'pack.faction',
    ]);
  });

  test('a deck that is none is one fault: its cards are not missing as well', () => {
    expect(faultsAfter((pack) => Object.assign(pack, { basic: [], faction: null }))).toEqual([
      'pack.basic: expected an object, found a list',
      'pack.faction: expected an object, found null',
    ]);
  });

  test('createSnails refuses a pack with the same faults', () => {
    const pack = { ...defaultPack, red: { rocket: { ...defaultPack.red.rocket, dice: 3 } }, purple: { mine: null } };
    const thrown = attempt(() => createSnails({ pack: pack as unknown as Pack }));

    expect(thrown).toBeInstanceOf(EngineError);
    expect(thrown).toMatchObject({ code: 'ruleset/invalid', faults: checkPack(pack) });
    expect(checkPack(pack).map(({ path }) => path)).toEqual(['pack.red.rocket.dice', 'pack.purple.mine']);
  });

  test('packOf throws one error with all of them', () => {
    const thrown = attempt(() =>
      packOf({ ...defaultPack, red: { rocket: { ...defaultPack.red.rocket, copies: 0 } }, purple: 1 }),
    );

    expect(thrown).toBeInstanceOf(EngineError);
    expect(thrown).toMatchObject({
      code: 'ruleset/invalid',
      faults: [
        { path: 'pack.red.rocket.copies', message: 'expected a whole number from 1 to 99, found 0' },
        { path: 'pack.purple', message: 'expected an object, found 1' },
      ],
    });
  });
});

describe('any value whatever', () => {
  test('a value that is no pack is refused, and never throws', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withSet: true,
          withNullPrototype: true,
          withSparseArray: true,
          withTypedArray: true,
          withBoxedValues: true,
          withObjectString: true,
        }),
        (value) => {
          expect(checkPack(value).length).toBeGreaterThan(0);
        },
      ),
      { numRuns: VALUES },
    );
  });

  test('a pack with anything anywhere in it never throws', () => {
    const paths = pathsIn(defaultPack, '');
    const hostile = hostileValues();

    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.nat(), fc.anything(), (path, nth, anything) => {
        // Handed over by number, because fast-check itself cannot look at some of them.
        const value = nth % 2 === 0 ? anything : hostile[nth % hostile.length];
        expect(faultsWith(path, value).every((fault) => fault.startsWith('pack'))).toBe(true);
      }),
      { numRuns: VALUES },
    );
  });

  test('a pack with one key taken away, or one value of another kind, is always refused', () => {
    // Only these may be missing.
    const optional = /\.(returns|rage|attacks|after)$|^(red|purple)\.[\w-]+$|^(purple|faction)\..*\.target$|\[\d+\]$/;

    for (const path of pathsIn(defaultPack, '')) {
      if (!optional.test(path)) expect([path, faultsWith(path, undefined)]).not.toEqual([path, []]);
      expect([path, faultsWith(path, null)]).not.toEqual([path, []]);
    }
  });

  test('hostile values are faults', () => {
    for (const value of hostileValues()) {
      expect(checkPack(value).length).toBeGreaterThan(0);
      expect(faultsWith('red.rocket', value).length).toBeGreaterThan(0);
      expect(faultsWith('red.rocket.rows', value).length).toBeGreaterThan(0);
      expect(faultsWith('purple.mine.effects[0]', value).length).toBeGreaterThan(0);
    }
  });

  test('a getter that throws is one fault, with its path', () => {
    const rocket = { ...defaultPack.red.rocket };
    Object.defineProperty(rocket, 'copies', { enumerable: true, get: fail });

    expect(faultsWith('red.rocket', rocket)).toEqual(['pack.red.rocket.copies: cannot be read']);
  });

  test('what changes from one reading to the next is read once', () => {
    let readings = 0;
    const rocket = { ...defaultPack.red.rocket };
    Object.defineProperty(rocket, 'copies', { enumerable: true, get: () => (readings++ === 0 ? 4 : 'many') });

    expect(packOf({ ...defaultPack, red: { rocket } }).red.rocket?.copies).toBe(4);
    expect(readings).toBe(1);
  });

  test('a value that grows without end is given up on', () => {
    const endless: unknown = new Proxy(
      {},
      {
        get: () => endless,
        ownKeys: () => ['a', 'b'],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    );
    const fresh = (): unknown =>
      new Proxy(
        {},
        {
          get: fresh,
          ownKeys: () => ['a', 'b'],
          getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
        },
      );
    let wide: unknown = 1;
    for (let depth = 0; depth < 20; depth++) wide = Array(10).fill(wide);
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];

    for (const value of [endless, fresh(), wide, deep, Array(4e9)]) {
      expect(checkPack(value).length).toBeGreaterThan(0);
      expect(faultsWith('purple.mine.effects', value).length).toBeGreaterThan(0);
    }
  });

  test('what is not reached in a value without end is not missing', () => {
    expect(faultsWith('basic.swap-aim.halves', Array(200_000).fill('aim'))).toEqual([
      'pack.basic.swap-aim.halves: expected a list of 100000 entries at most, found 200000',
    ]);
  });

  test('a long id does not make a long path', () => {
    const [fault = ''] = faultsAfter((pack) =>
      Object.assign(pack.red ?? {}, { ['x'.repeat(1e6)]: defaultPack.red.sword }),
    );

    expect(fault.length).toBeLessThan(300);
  });
});

function fail(): never {
  throw new Error('a trap');
}

function hostileValues(): readonly unknown[] {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const revokedList = Proxy.revocable([], {});
  revokedList.revoke();
  return [
    Symbol('a trap'),
    7n,
    fail,
    cyclic,
    revoked.proxy,
    revokedList.proxy,
    new Proxy({}, { get: fail, ownKeys: fail, has: fail, getOwnPropertyDescriptor: fail, getPrototypeOf: fail }),
    new Proxy([], { get: fail }),
    new Proxy([], { get: (list, key) => (key === 'length' ? 'long' : Reflect.get(list, key)) }),
    Object.defineProperty({}, 'op', { enumerable: true, get: fail }),
    Object.defineProperty({}, 'target', { enumerable: true, get: fail }),
    JSON.parse('{"__proto__": {"op": "draw"}}'),
    Object.create({ op: 'draw', count: 1 }),
    new Map([['op', 'draw']]),
    Array(1000),
  ];
}

function pathsIn(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const at = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    return [at, ...pathsIn(entry, at)];
  });
}

function noteWords(card: Card, seen: Set<string>): void {
  for (const key of ['after', 'attacks', 'choose', 'returns']) if (key in card) seen.add(key);
  if ('halves' in card) return;
  const parts = 'choose' in card ? Object.values(card.choose) : [card];
  for (const part of parts) {
    const scope = part.target?.target ?? 'self';
    if ('effects' in part) noteEffects(part.effects, scope, seen);
    if (!('rows' in part)) continue;
    seen.add(`dice ${part.dice}`);
    for (const { faces, effects } of part.rows) {
      seen.add(`faces ${faces.length}`);
      noteEffects(effects, scope, seen);
    }
  }
}

function noteEffects(effects: readonly Effect[], scope: Scope, seen: Set<string>): void {
  for (const effect of effects) {
    seen.add(`${scope} ${effect.op}`);
    const inside = { scatter: 'field', around: 'field', self: 'self', may: scope, when: scope } as const;
    if ('effects' in effect) noteEffects(effect.effects, inside[effect.op], seen);
  }
}

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}
