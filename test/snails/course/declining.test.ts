import { describe, expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import {
  damage,
  damageTile,
  destroyTile,
  field,
  goThere,
  on,
  type Pack,
  type PurpleCard,
  type RedCard,
  scatter,
} from '../../../src/games/snails/cards/vocabulary.ts';
import type { SnailsAction } from '../../../src/games/snails/index.ts';
import { held } from '../kit/opening.ts';
import { act, asked, type Drawn, draw, drawing, handleOf, type Setting, scene } from '../kit/scene.ts';

const RED = { copies: 2, source: 'ours' } as const;

/** The default pack with other words on two of its cards. */
const OWN_CARDS: Pack = {
  ...defaultPack,
  red: {
    ...defaultPack.red,
    rocket: {
      ...RED,
      target: field({ range: [0, 0] }),
      dice: 1,
      rows: [on('splat', damage(10)), on('hit', damage(20)), on('crit', damage(5))],
    },
    grenade: { ...RED, target: field({ range: [0, 1] }), dice: 1, rows: [on('splat', damage(30))] },
    gatling: { ...RED, target: field({ range: [0, 0] }), dice: 1, attacks: 2, rows: [on('splat', damage(10))] },
    cocktail: { ...RED, target: field({ range: [0, 0] }), effects: [damage(5), damageTile, destroyTile] },
    mortar: { ...RED, target: field({ range: [1, 1] }), effects: [destroyTile] },
    incinerator: { ...RED, target: field({ range: [1, 1] }), dice: 1, rows: [on('splat', scatter(damage(30)))] },
  } satisfies Record<string, RedCard>,
  purple: {
    ...defaultPack.purple,
    jetpack: { ...RED, target: field({ range: [1, 1], sight: 'ignored' }), effects: [goThere] } satisfies PurpleCard,
  },
};

interface Case {
  readonly title: string;
  /** The card, and the half of it. */
  readonly play: string;
  readonly half?: 'crawl' | 'dig';
  /** Drawn without the life of 1a, the active snail. */
  readonly position: string;
  readonly marks?: string;
  /** The most life with which the action may be declined; 0 if it may not be with any. */
  readonly upTo: number;
  readonly setting?: Setting;
}

const FAR = '-4,0  beach  1m\n-4,4  beach  2m';

const OWN_TILE: readonly Case[] = [
  { title: 'Dig, no token: unknown backs are ignored', play: 'crawl-dig', half: 'dig', position: 'meadow!', upTo: 0 },
  { title: 'Dig, a mountain that falls', play: 'crawl-dig', half: 'dig', position: 'mountain!', upTo: 0 },
  { title: 'Dig, a mine', play: 'crawl-dig', half: 'dig', position: 'beach mine', upTo: 10 },
  { title: 'Dig, a mine on a damaged tile', play: 'crawl-dig', half: 'dig', position: 'meadow! mine', upTo: 10 },
  { title: 'Dig, two mines', play: 'crawl-dig', half: 'dig', position: 'beach mine mine', upTo: 20 },
  { title: 'Dig, dynamite', play: 'crawl-dig', half: 'dig', position: 'beach dynamite', upTo: 15 },
  {
    title: 'Dig, mine and dynamite: that it may be pushed away in between is ignored',
    play: 'crawl-dig',
    half: 'dig',
    position: 'beach mine dynamite',
    upTo: 25,
  },
  { title: 'Dig, fire: it burns who comes', play: 'crawl-dig', half: 'dig', position: 'beach fire fire', upTo: 0 },
  {
    title: 'Dig, a mine, in a shell: it is taken as left',
    play: 'crawl-dig',
    half: 'dig',
    position: 'beach mine',
    marks: '*',
    upTo: 10,
  },
  { title: 'Golden Shovel, a mine', play: 'golden-shovel', position: 'meadow mine', upTo: 10 },
  { title: 'Golden Shovel on water', play: 'golden-shovel', position: 'water', upTo: 0 },
  { title: 'Crawl off a mine: it may stay', play: 'crawl-dig', half: 'crawl', position: 'beach mine', upTo: 0 },
  { title: 'Mine, on a mine: putting triggers nothing', play: 'mine', position: 'beach mine', upTo: 0 },
  { title: 'Disintegrator: what is removed does not explode', play: 'disintegrator', position: 'beach mine', upTo: 0 },
  { title: 'Supply Drop on a mine', play: 'supply-drop', position: 'beach mine', upTo: 0 },
];

const WITH_OTHERS: readonly Case[] = [
  { title: 'Drill: its own field is damaged in any case', play: 'drill', position: 'beach 2a mine', upTo: 10 },
  { title: 'Drill without a token', play: 'drill', position: 'beach! 2a', upTo: 0 },
  { title: 'Sword on a mine', play: 'sword', position: 'beach 2a mine', upTo: 0 },
  {
    title: 'Fishing Rod: whoever comes sets the mine off',
    play: 'fishing-rod',
    position: 'beach mine\n1,0 beach 2a\n2,0 beach 2s',
    upTo: 10,
  },
  {
    title: 'Fishing Rod: mine and dynamite',
    play: 'fishing-rod',
    position: 'beach mine dynamite\n1,0 beach 2a',
    upTo: 25,
  },
  {
    title: 'Fishing Rod: nobody sets dynamite off',
    play: 'fishing-rod',
    position: 'beach dynamite\n1,0 beach 2a',
    upTo: 0,
  },
  {
    title: 'Fishing Rod: fire burns only who comes',
    play: 'fishing-rod',
    position: 'beach fire\n1,0 beach 2a',
    upTo: 0,
  },
  {
    title: 'Kunai: placing is optional',
    play: 'kunai',
    position: 'beach mine\n1,0 beach 2a',
    upTo: 0,
    setting: { factions: ['ninja', 'zombies'] },
  },
  { title: 'Teleporter onto fire', play: 'teleporter', position: 'beach\n1,0 beach 2a fire fire', upTo: 10 },
  { title: 'Teleporter onto a mine', play: 'teleporter', position: 'beach\n1,0 beach 2a mine', upTo: 10 },
  {
    title: 'Teleporter onto a mine with dynamite',
    play: 'teleporter',
    position: 'beach\n1,0 beach 2a mine dynamite',
    upTo: 25,
  },
  { title: 'Teleporter onto dynamite', play: 'teleporter', position: 'beach\n1,0 beach 2a dynamite', upTo: 0 },
  {
    title: 'Teleporter off a mine: it has left when the other comes',
    play: 'teleporter',
    position: 'beach mine\n1,0 beach 2a',
    upTo: 0,
  },
  {
    title: 'Teleporter: the lesser fire is what counts',
    play: 'teleporter',
    position: 'beach\n1,0 beach 2a fire fire fire\n0,1 beach 2s fire',
    upTo: 5,
  },
  {
    title: 'Teleporter: there is a safe field to choose',
    play: 'teleporter',
    position: 'beach\n1,0 beach 2a fire fire fire\n0,1 beach 2s',
    upTo: 0,
  },
  {
    title: 'Teleporter: a snail in a shell cannot be chosen, so its field does not count',
    play: 'teleporter',
    position: 'beach\n1,0 beach 2a fire fire fire\n0,1 beach 2s*',
    upTo: 15,
  },
  {
    title: 'Rocket: where it scatters to is chosen',
    play: 'rocket',
    position: 'beach mine dynamite\n1,0 beach 2a',
    upTo: 0,
  },
  {
    title: 'Turbo Slime into a ring of fire: it may stay',
    play: 'turbo-slime',
    position: 'beach\n1,0 beach fire',
    upTo: 0,
  },
];

const CORNER = 'beach\n3,0 beach fire\n4,-1 beach fire fire fire\n3,1 beach';
const WRITTEN: readonly Case[] = [
  { title: 'the dice row that is worst counts', play: 'rocket', position: 'beach 2a', upTo: 20 },
  { title: 'a shell counts as left', play: 'rocket', position: 'beach 2a', marks: '*', upTo: 20 },
  { title: 'another field may be chosen', play: 'grenade', position: 'beach 2a', upTo: 0 },
  { title: 'both attacks of a card count', play: 'gatling', position: 'beach 2a', upTo: 20 },
  { title: 'damage alone', play: 'cocktail', position: 'beach 2a', upTo: 5 },
  { title: 'damage and tokens together, each token once', play: 'cocktail', position: 'beach 2a mine', upTo: 15 },
  { title: 'the tile of another field', play: 'mortar', position: 'beach mine\n1,0 beach 2a', upTo: 0 },
  { title: 'scatter away from oneself', play: 'incinerator', position: 'beach\n1,0 beach 2a', upTo: 0 },
  { title: 'placed on the field with the fewest flames', play: 'jetpack', position: `${CORNER} fire fire`, upTo: 5 },
  { title: 'placed on the field without a token', play: 'jetpack', position: CORNER, upTo: 0 },
  { title: 'placed on dynamite, which waits', play: 'jetpack', position: `${CORNER} dynamite`, upTo: 0 },
  { title: 'the field without a token is full of shells', play: 'jetpack', position: `${CORNER} 2c* 2a* 3a*`, upTo: 5 },
];

describe('an action that would eliminate the active snail', () => {
  for (const each of [...OWN_TILE, ...WITH_OTHERS]) {
    test(`SNL-3.25 ${each.title}`, () => {
      expect(declinable(each)).toEqual(expected(each));
    });
  }

  for (const each of WRITTEN) {
    test(`SNL-3.25 a card of one’s own: ${each.title}`, () => {
      expect(declinable({ ...each, setting: { pack: OWN_CARDS } })).toEqual(expected(each));
    });
  }

  test('SNL-3.25 what can be declined and is resolved all the same does eliminate', () => {
    const before = posed({ title: '', play: 'fishing-rod', position: 'beach mine\n1,0 beach 2a', upTo: 10 }, 10, [
      'blank-beach',
    ]);
    const after = act(before, { type: 'decline', seat: 0, choice: 'resolve' });

    expect(draw(after)).toBe(
      drawing(`
        -4,0  beach  1m
        0,0   water  2a:20
        1,0   beach
        -4,4  beach  2m`),
    );
  });

  test('SNL-3.25 a decision that costs nothing is not needed: with 5 more it survives', () => {
    const after = posed({ title: '', play: 'fishing-rod', position: 'beach mine\n1,0 beach 2a', upTo: 10 }, 15, [
      'blank-beach',
    ]);

    expect(draw(after)).toBe(
      drawing(`
        -4,0  beach  1m
        0,0   water  1a:5 2a:20
        1,0   beach
        -4,4  beach  2m`),
    );
  });

  test('SNL-3.25 declined: nothing has happened, and the shell is kept', () => {
    const dig = { title: '', play: 'crawl-dig', half: 'dig', position: 'beach mine', marks: '*', upTo: 10 } as const;
    const before = posed(dig, 10);

    const after = act(before, { type: 'decline', seat: 0, decline: true });

    expect(after.events[0]).toEqual({ type: 'slot-passed', seat: 0, slot: 1, reason: 'declined', rule: 'SNL-3.20' });
    expect(draw(after)).toBe(draw(before));
    expect(draw(after)).toContain('1a:10*');
    expect(held(after, 0)).toEqual([]);
    expect(after.state.active[0]).toBe(handleOf('1a'));
  });
});

const LIVES = [5, 10, 15, 20, 25, 30];

function expected({ upTo }: Case): number[] {
  return LIVES.filter((life) => life <= upTo);
}

/** The lives of the active snail with which the action may be declined. */
function declinable(each: Case): number[] {
  return LIVES.filter((life) => {
    // Whatever happens next needs luck that nobody wrote down: then there was nothing to decline.
    try {
      return asked(posed(each, life)).includes('1 decline');
    } catch (thrown) {
      if (String(thrown).includes('The script ran out')) return false;
      throw thrown;
    }
  });
}

function posed({ play, half, position, marks = '', setting }: Case, life: number, luck: readonly string[] = []): Drawn {
  const [own = '', ...others] = position.split('\n');
  const [terrain, ...things] = own.split(' ');
  const isCorner = position.startsWith(CORNER);
  const here = `${isCorner ? '4,0' : '0,0'} ${terrain} 1a:${life}${marks} ${things.join(' ')}`;
  const revealed = scene([here, ...others, FAR].join('\n'), {
    play,
    factions: ['amazons', 'zombies', 'pirates'],
    tokens: [['1a'], ['2m']],
    luck,
    ...setting,
  });
  const chosen: SnailsAction[] = half === undefined ? [] : [{ type: 'choose-half', seat: 0, action: half }];
  return act(revealed, ...chosen);
}
