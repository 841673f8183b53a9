import type { GameTypes } from 'gastropodia';
import { type AnyBox, type BoxWords, boxOf } from 'gastropodia/boxes';
import { ticTacToe } from '../../../docs/examples/tic-tac-toe/index.ts';
import type { BrokenToy } from './toy.ts';

/** Tic-tac-toe, of which something is said otherwise. */
function saying(words: Partial<BoxWords<GameTypes>>): Pick<BrokenToy, 'game' | 'options'> {
  const box = boxOf({ game: ticTacToe }) as unknown as AnyBox;
  return { game: box.game, options: { configs: [{}], box: { ...box, words: { ...box.words, ...words } } } };
}

/** Games that cannot be put into words, or whose labels leave a player guessing. */
export const UNSPEAKABLE: readonly BrokenToy[] = [
  {
    what: 'an outcome that is put into words only if somebody has won by the rules',
    law: 'words-are-total',
    says: 'outcome in ',
    ...saying({
      outcome: ({ reason }) => {
        if (reason === 'line' || reason === 'full') return 'It is over.';
        throw new Error(reason);
      },
    }),
  },
  {
    what: 'a question without a word',
    law: 'words-are-total',
    says: 'question in ',
    ...saying({ question: () => ' ' }),
  },
  {
    what: 'refusals of a table that nobody puts into words',
    law: 'words-are-total',
    says: 'throws for {"code":"message/malformed"',
    ...saying({ refusal: (why) => ticTacToe.explain(why as never) }),
  },
  {
    what: 'a field without a label',
    law: 'words-are-total',
    says: 'label in ',
    ...saying({ label: () => '' }),
  },
  {
    what: 'fields that are all called the same',
    law: 'labels-differ',
    says: 'are both called "Mark"',
    ...saying({ label: () => 'Mark' }),
  },
];
