import { attempt, EngineError, named } from '../../../kernel/index.ts';
import type { Effect, Pack } from '../cards/vocabulary.ts';
import { cardInWords, cardSentences, counterInWords } from '../text/card-words.ts';
import { cardGroups } from './card-groups.ts';
import type { CardReader, CardSort, PlainEffect, ReadCard } from './card-reader.ts';

/** The id of a growth tile, by its number from 1. */
export const tileId = (tile: number): string => `tile-${tile}`;

/** Makes a reader of what a pack has printed. A value that is none is an `EngineError`. */
export function readerOf(pack: Pack): CardReader {
  const found = attempt(() => printedIn(pack));
  if (found !== undefined) return readerWith(pack, found);
  throw new EngineError('argument/invalid', `A pack is needed here; ${named(pack)} is none.`);
}

/** All that a pack has printed, by ids. */
function printedIn(pack: Pack): ReadonlyMap<string, ReadCard> {
  const found = new Map<string, ReadCard>();
  const add = (id: string, card: ReadCard): void => {
    if (!found.has(id)) found.set(id, card);
  };
  for (const [id, card] of Object.entries(pack.octopus)) add(id, { sort: 'octopus', card });
  for (const [id, card] of Object.entries(pack.shark)) add(id, { sort: 'shark', card });
  for (const [id, card] of Object.entries(pack.strategies)) add(id, { sort: 'strategies', card });
  for (const [strategy, card] of Object.entries(pack.strategies)) {
    add(card.counter, { sort: 'counters', card, strategy });
  }
  for (const [id, card] of Object.entries(pack.foods)) add(id, { sort: 'foods', card });
  for (const [id, card] of Object.entries(pack.traps)) add(id, { sort: 'traps', card });
  for (const [index, card] of pack.tiles.entries()) add(tileId(index + 1), { sort: 'tiles', card, tile: index + 1 });
  return found;
}

function readerWith(pack: Pack, found: ReadonlyMap<string, ReadCard>): CardReader {
  const idsOf = (sort: CardSort): readonly string[] =>
    [...found].flatMap(([id, each]) => (each.sort === sort ? [id] : []));
  const reader: CardReader = {
    pack,
    read: (id) => found.get(id),
    ids: {
      octopus: idsOf('octopus'),
      shark: idsOf('shark'),
      strategies: idsOf('strategies'),
      counters: idsOf('counters'),
      foods: idsOf('foods'),
      traps: idsOf('traps'),
      tiles: idsOf('tiles'),
    },
    wordOn(id, nth) {
      const read = found.get(id);
      if (read === undefined || read.sort === 'shark' || read.sort === 'tiles') return undefined;
      return plainOf(read.card.effects)[nth];
    },
    cardInWords,
    cardSentences,
    counterInWords,
    groups: (wording) => cardGroups(reader, wording),
  };
  return reader;
}

/** Words one by one, as decisions count them: those inside `may` stand in its place. */
const plainOf = (effects: readonly Effect[]): readonly PlainEffect[] =>
  effects.flatMap((effect) => (effect.op === 'may' ? plainOf(effect.effects) : [effect]));
