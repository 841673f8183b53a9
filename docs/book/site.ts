import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TESTS } from 'pictured-tests';
import type ts from 'typescript';
import { allBoxes } from '../../src/registry/index.ts';
import { cardsOf } from './cards.ts';
import { figuresFrom } from './figures/figures.ts';
import { termsOf } from './glossary.ts';
import { type Book, bookOf, type Known, type Parts } from './model.ts';
import { enforcedIn } from './read/code.ts';
import { eventsIn } from './read/event-rules.ts';
import { filesIn } from './read/files.ts';
import { idsIn, type Rulebook, readRulebook } from './read/rulebook.ts';
import { type InLanguages, sentencesIn } from './read/sentences.ts';
import { proofsIn } from './read/tests.ts';
import { saidTypesOf } from './read/types.ts';
import { type Replay, replaysOf } from './replay.ts';

/** How many games of each kind are told. */
const GAMES_TOLD = 2;

/** What is made of the types of the code, once they are known. */
type Finish = (programs: readonly ts.Program[]) => readonly Book[];

/** Everything that the site tells of rules, from the sources, the tests and the games themselves. */
export async function collected(root: string): Promise<Finish> {
  const boxes = await allBoxes();
  const written = readdirSync(join(root, 'docs/rules')).map((file) =>
    readRulebook(file.replace(/\.md$/, ''), readFileSync(join(root, 'docs/rules', file), 'utf8')),
  );
  const known: Known = {
    code: filesIn(root, ['src', 'docs/examples', '.ci'], '.ts').flatMap(enforcedIn),
    proofs: filesIn(root, ['test'], '.test.ts').flatMap(proofsIn),
    figures: await figuresFrom(TESTS, boxes),
    cites: new Map(
      written.flatMap(({ chapters }) =>
        chapters.flatMap(({ rules }) =>
          rules.map(({ id, sentence }) => [id, idsIn(sentence).filter((other) => other !== id)] as const),
        ),
      ),
    ),
  };
  const order = boxes.map(({ game }) => game.id);
  const told = new Map<string, readonly Replay[]>();
  for (const box of boxes) told.set(box.game.id, await replaysOf(box, GAMES_TOLD));
  const rankOf = ({ rank, id }: Book): number =>
    ['game', 'kernel', 'example'].indexOf(rank) * 100 + (order.includes(id) ? order.indexOf(id) : 99);
  return (programs) =>
    written.map((book) => bookOf(partsOf(book, programs), known)).sort((one, other) => rankOf(one) - rankOf(other));

  function partsOf(book: Rulebook, programs: readonly ts.Program[]): Parts {
    const replays = told.get(book.id) ?? [];
    const box = boxes.find(({ game }) => game.id === book.id);
    const entry = `src/games/${book.id}/index.ts`;
    const said = (file: string): ReadonlyMap<string, InLanguages> =>
      sentencesIn(textIn(join(root, `test/${book.id}/text/${file}.txt`)));
    const isGame = textIn(join(root, entry)) !== '';
    const declared = new Map(
      ['table/events.ts', 'show/event-rules.ts'].flatMap((each) => {
        const file = `src/games/${book.id}/${each}`;
        return [...eventsIn({ file, text: textIn(join(root, file)) })];
      }),
    );
    const spoken = { declared, events: said('events'), refusals: said('refusals'), happened: happenedIn(replays) };
    return {
      written: book,
      name: box?.words.name({ locale: 'en' }) ?? book.title.replace(/( —|:).*$/, ''),
      rank: isGame ? 'game' : box === undefined ? 'kernel' : 'example',
      box,
      cards: box === undefined ? [] : cardsOf(box, book),
      terms: box === undefined ? [] : termsOf(box, book, { ...spoken, types: saidTypesOf(programs, entry) }),
      replays,
    };
  }
}

function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** An example of each type of event that has happened, and all rules by which it did. */
function happenedIn(replays: readonly Replay[]): Map<string, { sentences: InLanguages; rules: readonly string[] }> {
  const found = new Map<string, { sentences: InLanguages; rules: readonly string[] }>();
  for (const { type, sentences, rule } of replays.flatMap(({ plies }) => plies.flatMap(({ events }) => events))) {
    const known = found.get(type) ?? { sentences, rules: [] };
    found.set(type, { ...known, rules: [...new Set([...known.rules, ...(rule === undefined ? [] : [rule])])] });
  }
  return found;
}
