import type { BaseAction } from 'gastropodia';
import { make } from './dom.ts';
import type { Deciding } from './options.ts';
import type { PageWords } from './words.ts';

/** What may come of an action, likeliest first, where the game tells and luck decides. */
export function chancesOf({ box, view }: Deciding, action: BaseAction, words: PageWords): readonly HTMLElement[] {
  const chances = box.odds?.(view, action) ?? [];
  if (chances.length < 2) return [];
  return [
    make('h3', {}, words.chances),
    make(
      'ul',
      {},
      ...chances.map(({ probability, result }) =>
        make(
          'li',
          { style: `--chance:${probability}` },
          make('b', {}, percent(probability)),
          ` ${JSON.stringify(result)}`,
        ),
      ),
    ),
  ];
}

const percent = (probability: number): string => `${Math.round(1000 * probability) / 10} %`;
