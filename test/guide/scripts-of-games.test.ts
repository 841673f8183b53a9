import { readFileSync } from 'node:fs';
import { createRandom, type GameTypes, isSamePlain } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import type { AnyBox } from '../../src/boxes/index.ts';
import { defaultBoard } from '../../src/games/ants/board/layouts/board.ts';
import { defaultPack as antsPack } from '../../src/games/ants/cards/pack/pack.ts';
import { bookOf as antsBook } from '../../src/games/ants/table/book.ts';
import { defaultOptions as antsOptions } from '../../src/games/ants/table/options.ts';
import { shapeFor as antsShape } from '../../src/games/ants/table/shape.ts';
import { LANGUAGES as antsLanguages } from '../../src/games/ants/text/languages.ts';
import { day } from '../../src/games/kelp/board/layouts/day.ts';
import { defaultPack as kelpPack } from '../../src/games/kelp/cards/pack/pack.ts';
import { bookOf as kelpBook } from '../../src/games/kelp/table/book.ts';
import { defaultOptions as kelpOptions } from '../../src/games/kelp/table/options.ts';
import { shapeFor as kelpShape } from '../../src/games/kelp/table/shape.ts';
import { LANGUAGES as kelpLanguages } from '../../src/games/kelp/text/languages.ts';
import { ARCHIPELAGO } from '../../src/games/snails/board/layouts/archipelago.ts';
import { CONTAMINATION } from '../../src/games/snails/board/layouts/contamination.ts';
import { defaultPack as snailsPack } from '../../src/games/snails/cards/pack/pack.ts';
import { bookOf as snailsBook } from '../../src/games/snails/table/book.ts';
import { shapeFor as snailsShape } from '../../src/games/snails/table/shape.ts';
import { LANGUAGES as snailsLanguages } from '../../src/games/snails/text/languages.ts';
import { defaultPack as zombiakiPack } from '../../src/games/zombiaki/cards/pack/pack.ts';
import { SIDES } from '../../src/games/zombiaki/components.ts';
import { bookOf as zombiakiBook } from '../../src/games/zombiaki/table/book.ts';
import { defaultOptions as zombiakiOptions } from '../../src/games/zombiaki/table/options.ts';
import { shapeFor as zombiakiShape } from '../../src/games/zombiaki/table/shape.ts';
import { LANGUAGES as zombiakiLanguages } from '../../src/games/zombiaki/text/languages.ts';
import { mixed, seeded } from '../../src/kernel/chance/chance.ts';
import { allBoxes } from '../../src/registry/index.ts';
import { scene as drawnScene } from '../kelp/kit/scene.ts';
import { commentsIn, type DeclaredWork, entriesOf, fieldsIn } from '../kit/scripted.ts';
import { marksOn, tableOf, withTables } from '../kit/tables.ts';
import { ANTS_WORK, KELP_WORK, SNAILS_WORK, type WorkSaid, ZOMBIAKI_WORK } from '../kit/work-said.ts';

const PAGE = 'docs/guide/scripts-of-the-games.md';

interface StreamSaid {
  /** What is drawn from it, in which order. */
  readonly drawn: string;
  /** What a number stands for. */
  readonly outcome: string;
  /** A number, and what the event says that tells it. */
  readonly example: { readonly outcome: number; readonly event: object; readonly from?: () => GameTypes['State'] };
}
type Streams = Readonly<Record<string, StreamSaid>>;

const PILE = 'the number of the card';

/** A position in which the shark may use its Hostile card. */
const hostile = (): GameTypes['State'] =>
  drawnScene(`
    .     s      .  s  .  s  .
          .      +  .  +  .
      o   v  s  .  s
          .      +  .  +  .
    .     s      .  s  .  s  .
    at: search
    pool: r5
    front: hostile-1
  `).state;

const STREAMS: Readonly<Record<string, Streams>> = {
  snails: {
    setup: {
      drawn: 'the first player; then, with random factions, the faction of each seat from the first player clockwise',
      outcome: 'the seat; for a faction, the nth of what is left, in the order of their numbers',
      example: { outcome: 1, event: { type: 'first-player', seat: 1 } },
    },
    deck: {
      drawn: 'each arsenal card that somebody draws, one by one; each card that is stolen from a hand',
      outcome: PILE,
      example: { outcome: 3, event: { type: 'drew' } },
    },
    tiles: {
      drawn: 'the back of each tile that is removed',
      outcome:
        'the kind of tile, as `removed` of the view numbers them; only those of the tile’s own terrain are possible',
      example: { outcome: 1, event: { type: 'tile-destroyed', back: 'blank' } },
    },
    dice: {
      drawn: 'each attack die, in the order in which dice are rolled',
      outcome: 'the face: 0 splat, 1 hit, 2 crit',
      example: { outcome: 2, event: { type: 'rolled' } },
    },
  },
  zombiaki: Object.fromEntries(
    [0, 1].map((seat) => [
      SIDES[seat] ?? '',
      {
        drawn:
          'all cards that this side draws in one draw step: first how many of the lowest number that is left, then how many of the next, until all are drawn',
        outcome:
          'how many copies of that card are drawn; a card with no copy left, and the last card that is left, need no draw',
        example: { outcome: 1, event: { type: 'drew', seat } },
      },
    ]),
  ),
  kelp: {
    blocks: {
      drawn: 'the nine blocks of the setup, area by area; later each block that is drawn from the block bag in a mix',
      outcome: 'the number of the kind of block',
      example: { outcome: 0, event: { type: 'blocks-laid' } },
    },
    deck: {
      drawn: 'each card that the octopus draws from the draw pile',
      outcome: PILE,
      example: { outcome: 2, event: { type: 'card-drawn' } },
    },
    market: {
      drawn:
        'the next card of a stack of cards to learn: in the setup one of each stack, later each card that is uncovered',
      outcome: PILE,
      example: { outcome: 5, event: { type: 'stack-shown' } },
    },
    row: {
      drawn: 'each card that fills a place of the row of shark cards',
      outcome: 'the number of the shark card',
      example: { outcome: 3, event: { type: 'row-filled', place: 0 } },
    },
    bag: {
      drawn: 'each die that is drawn from the bag',
      outcome: 'the number of the colour',
      example: { outcome: 1, event: { type: 'die-drawn' } },
    },
    dice: {
      drawn: 'each die that is rolled, in the order in which the dice were drawn',
      outcome: 'the face minus 1: 0 to 5 stand for 1 to 6',
      example: { outcome: 5, event: { type: 'die-rolled' } },
    },
    hostile: {
      drawn: 'the strategy that a Hostile card removes',
      outcome: 'the number of the pair of strategy and counter; a pair that has left the game is not possible',
      example: { outcome: 2, event: { type: 'pair-removed' }, from: hostile },
    },
  },
  ants: {
    setup: {
      drawn:
        'in this order: Special Items, space by space; Leaf tiles, terrain by terrain; the first player; the Anthill of each seat; Queens, then a set for each; a set of Incubation tiles for each seat; the order of these tiles',
      outcome: 'the nth of what is left, in the order of their numbers; for the first player the seat',
      example: { outcome: 4, event: { type: 'item-laid' } },
    },
    start: {
      drawn: 'the cards that are dealt, seat by seat: Queen Room cards, then Starting cards',
      outcome: PILE,
      example: { outcome: 80, event: { type: 'cards-dealt' } },
    },
    enemies: {
      drawn: 'each enemy that is revealed; in the setup those of the start hexes, in the order of the hexes',
      outcome: 'the number of the enemy; only those of the terrain of the hex are possible',
      example: { outcome: 0, event: { type: 'enemy-revealed' } },
    },
    deck: {
      drawn: 'each Basic card that is drawn, or laid into the display',
      outcome: PILE,
      example: { outcome: 3, event: { type: 'display-filled' } },
    },
  },
  auction: {
    cards: {
      drawn: 'the hands, seat by seat, as the setup deals them',
      outcome: PILE,
      example: { outcome: 2, event: { type: 'dealt', seat: 0 } },
    },
    prizes: {
      drawn: 'the prize of each round',
      outcome: 'the number of the prize',
      example: { outcome: 1, event: { type: 'offered', prize: 1 } },
    },
  },
  duel: {
    cards: {
      drawn: 'each card that somebody draws, one by one',
      outcome: PILE,
      example: { outcome: 1, event: { type: 'drew' } },
    },
    dice: {
      drawn: 'the die of a reaction',
      outcome: 'the face minus 1: 0 to 5 stand for 1 to 6',
      example: { outcome: 5, event: { type: 'rolled', face: 6 } },
    },
  },
  leduc: {
    cards: {
      drawn: 'the card of each seat, then the card that is turned up between the rounds',
      outcome: 'the number of the card',
      example: { outcome: 4, event: { view: { cards: [4, -1] } } },
    },
  },
  kuhn: {
    chance: {
      drawn: 'the card of each seat, from seat 0',
      outcome: '0 jack, 1 queen, 2 king',
      example: { outcome: 2, event: { view: { hands: [2, -1] } } },
    },
  },
  thimblerig: {
    things: {
      drawn: 'what lies where, once',
      outcome: 'the number of the arrangement in the list of all arrangements',
      example: { outcome: 3, event: { type: 'dealt' } },
    },
  },
};

const boxes = await allBoxes();
const boxNamed = (id: string): AnyBox => boxes.find(({ game }) => game.id === id) as AnyBox;

const streamsOf = ({ game, configs }: AnyBox): readonly string[] => {
  const players = Array.from({ length: game.seats.min }, () => ({}));
  const { chance } = game.setup(configs[0]?.config({ players }), 'any');
  return chance.kind === 'scripted' ? [] : Object.keys(chance.streams);
};

/** Plays until the only result of the script has come up, and returns the events of that moment. */
function cameUp(
  box: AnyBox,
  stream: string,
  { outcome, from }: StreamSaid['example'],
): {
  readonly events: readonly { readonly type: string }[];
  readonly view: object;
} {
  const { game, configs } = box;
  const players = Array.from({ length: game.seats.min }, () => ({}));
  const chance = mixed([[stream, outcome]], seeded('scripts', streamsOf(box)));
  const random = createRandom(stream);
  const start = from?.();
  let now =
    start === undefined
      ? game.begin(configs[0]?.config({ players }), chance as never)
      : { state: { ...start, chance }, events: [] as never };
  for (let ply = 0; ply < 5000 && now.state.chance.kind === 'mixed' && now.state.chance.script.length > 0; ply++) {
    const actions = game.legalActions(now.state);
    const answer = start === undefined ? undefined : actions.find((action) => !('decline' in action));
    const done = game.apply(now.state, answer ?? random.oneOf(actions as never[]));
    if (!done.ok) throw new Error('What is legal is done.');
    now = done;
  }
  return { events: now.events as never, view: game.view(now.state, 0) };
}

describe.each(boxes.map((box) => [box.game.id, box] as const))('%s', (id, box) => {
  test('every stream of the game is described, and no other', () => {
    expect(Object.keys(STREAMS[id] ?? {}).sort()).toEqual([...streamsOf(box)].sort());
  });
});

const ALL = Object.entries(STREAMS).flatMap(([game, streams]) =>
  Object.entries(streams).map(([stream, said]) => ({ game, stream, said })),
);
/** The examples of the page, as they came up. */
const examples = new Map<string, string>();

test.each(ALL)('KER-4.3 a script prescribes what comes up: $game, $stream', ({ game, stream, said }) => {
  const { event, outcome } = said.example;
  const { events, view } = cameUp(boxNamed(game), stream, said.example);
  const happened = events.find((each) => isSamePlain({ ...each, ...event }, each));

  if ('view' in event) expect(view).toMatchObject(event.view as object);
  else expect(happened).toBeDefined();
  examples.set(`${game} ${stream}`, `\`['${stream}', ${outcome}]\` → \`${JSON.stringify(happened ?? event)}\``);
});

const WORK: Readonly<Record<string, GameWork>> = {
  snails: {
    declared: snailsShape(snailsBook({ pack: snailsPack, layout: ARCHIPELAGO, contamination: CONTAMINATION }))
      .declaration,
    questions: snailsLanguages.en?.decisions ?? {},
    said: SNAILS_WORK,
  },
  zombiaki: {
    declared: zombiakiShape(zombiakiBook({ pack: zombiakiPack, options: zombiakiOptions })).declaration,
    questions: zombiakiLanguages.en?.decisions ?? {},
    said: ZOMBIAKI_WORK,
  },
  kelp: {
    declared: kelpShape(kelpBook({ pack: kelpPack, board: day, options: kelpOptions })).declaration,
    questions: kelpLanguages.en?.decisions ?? {},
    said: KELP_WORK,
  },
  ants: {
    declared: antsShape(antsBook({ pack: antsPack, board: defaultBoard, options: antsOptions })).declaration,
    questions: antsLanguages.en?.decisions ?? {},
    said: ANTS_WORK,
  },
};

interface GameWork {
  readonly declared: DeclaredWork;
  /** What each question asks, in a few words. */
  readonly questions: Readonly<Record<string, string>>;
  readonly said: WorkSaid;
}

/** Of each game, its entries and fields with their meaning: the comment of the declaration, or what is said beside it. */
const works = Object.entries(WORK).map(([game, { declared, questions, said }]) => {
  const comments = commentsIn(`src/games/${game}/table/work.ts`);
  const entries = entriesOf(declared).map((entry) => ({
    ...entry,
    meaning: entry.kind === 'ask' ? questions[entry.name] : (said.steps[entry.name] ?? comments[entry.name]),
  }));
  const fields = [...fieldsIn(entries)].map(([name, values]) => ({ name, values, meaning: said.fields[name] }));
  return { game, entries, fields };
});

test('every step, question and field of the work has a meaning, and nothing else has', () => {
  for (const { game, entries, fields } of works) {
    const unsaid = [...entries, ...fields].filter(({ meaning }) => (meaning ?? '') === '').map(({ name }) => name);
    expect([game, unsaid]).toEqual([game, []]);
    const { steps, fields: saidFields } = WORK[game]?.said ?? { steps: {}, fields: {} };
    const known = [...entries.filter(({ kind }) => kind === 'do'), ...fields].map(({ name }) => name);
    expect([...Object.keys(steps), ...Object.keys(saidFields)].filter((name) => !known.includes(name))).toEqual([]);
  }
});

const streamRows = (games: readonly string[], named: (game: string, stream: string) => readonly string[]): string[][] =>
  ALL.filter(({ game }) => games.includes(game)).map(({ game, stream, said: { drawn, outcome } }) => [
    ...named(game, stream),
    drawn,
    outcome,
    examples.get(`${game} ${stream}`) ?? '',
  ]);

// npx vitest run scripts-of-games --update makes them anew.
test('docs/guide/scripts-of-the-games.md shows all streams, and all that `next` may hold', async () => {
  const page = readFileSync(PAGE, 'utf8');
  const columns = ['stream', 'what is drawn, in order', 'what a number stands for', 'example'];
  const tables: Record<string, string> = {};
  for (const { game, entries, fields } of works) {
    tables[`${game}/streams`] = tableOf(
      columns,
      streamRows([game], (_, stream) => [`\`${stream}\``]),
    );
    tables[`${game}/work`] = tableOf(
      ['entry', 'fields', 'meaning'],
      entries.map(({ kind, name, nodes, meaning = '' }) => [
        `\`${kind}: '${name}'\``,
        Object.keys(nodes)
          .map((field) => `\`${field}\``)
          .join(', '),
        meaning,
      ]),
    );
    tables[`${game}/fields`] = tableOf(
      ['field', 'value', 'meaning'],
      fields.map(({ name, values, meaning = '' }) => [`\`${name}\``, values.join('; or '), meaning]),
    );
  }
  const others = Object.keys(STREAMS).filter((game) => WORK[game] === undefined);
  tables['examples/streams'] = tableOf(
    ['game', ...columns],
    streamRows(others, (game, stream) => [game, `\`${stream}\``]),
  );

  expect(marksOn(page)).toEqual(Object.keys(tables));
  await expect(withTables(page, tables)).toMatchFileSnapshot(`../../${PAGE}`);
});
