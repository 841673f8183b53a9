import { createGame, marksOf, upkeepOf } from 'gastropodia';
import { cloneSource } from 'gastropodia/testing';
import { defaultBoard } from '../../src/games/ants/board/layouts/board.ts';
import { defaultPack as antsPack } from '../../src/games/ants/cards/pack/pack.ts';
import { rulesOf as rulesOfAnts } from '../../src/games/ants/contract.ts';
import { bookOf as bookOfAnts } from '../../src/games/ants/table/book.ts';
import { defaultOptions as antsOptions } from '../../src/games/ants/table/options.ts';
import { shapeFor as antsShape } from '../../src/games/ants/table/shape.ts';
import { day } from '../../src/games/kelp/board/layouts/day.ts';
import { defaultPack as kelpPack } from '../../src/games/kelp/cards/pack/pack.ts';
import { rulesOf as rulesOfKelp } from '../../src/games/kelp/contract.ts';
import { bookOf as bookOfKelp } from '../../src/games/kelp/table/book.ts';
import { defaultOptions as kelpOptions } from '../../src/games/kelp/table/options.ts';
import { shapeFor as kelpShape } from '../../src/games/kelp/table/shape.ts';
import { ARCHIPELAGO } from '../../src/games/snails/board/layouts/archipelago.ts';
import { CONTAMINATION } from '../../src/games/snails/board/layouts/contamination.ts';
import { defaultPack as snailsPack } from '../../src/games/snails/cards/pack/pack.ts';
import { rulesOf as rulesOfSnails } from '../../src/games/snails/contract.ts';
import { bookOf as bookOfSnails } from '../../src/games/snails/table/book.ts';
import { shapeFor as snailsShape } from '../../src/games/snails/table/shape.ts';
import { defaultPack as zombiakiPack } from '../../src/games/zombiaki/cards/pack/pack.ts';
import { rulesOf as rulesOfZombiaki } from '../../src/games/zombiaki/contract.ts';
import { bookOf as bookOfZombiaki } from '../../src/games/zombiaki/table/book.ts';
import { defaultOptions as zombiakiOptions } from '../../src/games/zombiaki/table/options.ts';
import { shapeFor as zombiakiShape } from '../../src/games/zombiaki/table/shape.ts';
import type { Declared, GameTypes, Rules } from '../../src/kernel/index.ts';

/** The command that writes the generated files. */
export const COMMAND = 'npm run generate';

const NOTE = `Generated from the shape of the table. Do not edit: \`${COMMAND}\` writes this file.`;
const KERNEL = '../../../kernel/index.ts';
/** How long the formatter lets a line become. */
const WIDTH = 120;

/** A game whose files are generated. Its shape has the same parts for every book. */
export interface GeneratedGame {
  readonly id: string;
  /** How sentences and types call it. */
  readonly name: string;
  readonly shape: Declared;
  /** A view of its first position. */
  readonly view: object;
  readonly printed: object;
  /** The copy that is generated, and the one that the kernel makes from the shape. */
  readonly copies: readonly [Copy, Copy];
}

type Copy = (state: object) => object;

function generatedGame<T extends GameTypes>(name: string, shape: Declared, rules: Rules<T>): GeneratedGame {
  // Not with the copy of the game itself: a part that has just been declared is not in it yet.
  const game = createGame<T>({ ...rules, clone: (state) => structuredClone(state) });
  const state = game.setup({ players: 2 } as unknown as T['Config'], 'generated');
  const { clone } = upkeepOf<T>(shape, { seats: rules.seats, opening: [], imagine: () => ({}) });
  return {
    id: rules.id,
    name,
    shape,
    view: game.view(state, 0),
    printed: game.printed(state),
    copies: [rules.clone as Copy, clone as Copy],
  };
}

const antsBook = bookOfAnts({ pack: antsPack, board: defaultBoard, options: antsOptions });
const kelpBook = bookOfKelp({ pack: kelpPack, board: day, options: kelpOptions });
const snailsBook = bookOfSnails({ pack: snailsPack, layout: ARCHIPELAGO, contamination: CONTAMINATION });
const zombiakiBook = bookOfZombiaki({ pack: zombiakiPack, options: zombiakiOptions });

export const GENERATED_GAMES: readonly GeneratedGame[] = [
  generatedGame('Ants', antsShape(antsBook), rulesOfAnts(antsBook)),
  generatedGame('Kelp', kelpShape(kelpBook), rulesOfKelp(kelpBook)),
  generatedGame('Snails', snailsShape(snailsBook), rulesOfSnails(snailsBook)),
  generatedGame('Zombiaki', zombiakiShape(zombiakiBook), rulesOfZombiaki(zombiakiBook)),
];

/** Writes the module that copies the states of a game. */
export const cloneFile = ({ name, shape }: GeneratedGame): string =>
  cloneSource(shape, { state: `${name}State`, from: './state.ts', kernel: KERNEL, note: NOTE });

/** Writes the module that checks what is given as a view of a game, so that showing it does not load its shape. */
export function givenFile({ id, name, shape: { declaration }, view, printed }: GeneratedGame): string {
  const { lists, objects } = marksOf(declaration.table);
  const beside = listsIn(view).filter((key) => !Object.hasOwn(declaration.table, key));
  const type = `${name}PrintedView`;
  return `// ${NOTE}
import { givenView as givenViewOf, type ViewMarks } from '${KERNEL}';
import type { ${type} } from './state.ts';

const MARKS: ViewMarks<${type}> = {
  game: '${name}',
  id: '${id}',
${listed('lists', [...beside, ...lists])}${listed('objects', objects)}${listed('printed', listsIn(printed))}};

/** Returns the view of ${name}, with what is printed beside it, that a function was given; anything else is an \`EngineError\`. */
export const givenView = (view: ${type}): ${type} => givenViewOf(view, MARKS);
`;
}

const listsIn = (parts: object): string[] =>
  Object.entries(parts).flatMap(([key, value]) => (Array.isArray(value) ? [key] : []));

/** A list of keys as the formatter lays it out: on one line if it fits. */
function listed(key: string, keys: readonly string[]): string {
  const quoted = keys.map((each) => `'${each}'`);
  const line = `  ${key}: [${quoted.join(', ')}],\n`;
  return line.length <= WIDTH + 1 ? line : `  ${key}: [\n${quoted.map((each) => `    ${each},\n`).join('')}  ],\n`;
}
