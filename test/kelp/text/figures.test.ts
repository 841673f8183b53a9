import { LOCALES, outcomeWith, questionWith } from 'gastropodia';
import { expect, test, vi } from 'vitest';
import { defaultPack } from '../../../src/games/kelp/cards/pack/pack.ts';
import type { Ask, AskLook, EndReason, HiddenAsk, KelpWhy } from '../../../src/games/kelp/index.ts';
import { describeCard } from '../../../src/games/kelp/text/describe.ts';
import { explain } from '../../../src/games/kelp/text/explain.ts';
import { formatEvent } from '../../../src/games/kelp/text/format-event.ts';
import { LANGUAGES } from '../../../src/games/kelp/text/languages.ts';
import type { Result } from '../../../src/games/kelp/text/result.ts';
import type { Scene } from '../../../src/games/kelp/text/scene.ts';

vi.mock('../../../src/games/kelp/components.ts', async (original) => {
  const { AREAS, ...figures } = await original<typeof import('../../../src/games/kelp/components.ts')>();
  return {
    ...figures,
    AREAS: [...AREAS, 'far'],
    ACTIONS: 5,
    ENERGY_SPACES: 11,
    FACES: 8,
    FOOD_SPACES: 12,
    HUNGER_SPACES: 15,
  };
});

const question = questionWith<Ask['ask'], AskLook | HiddenAsk, Scene>(LANGUAGES, 'Kelp');
const outcome = outcomeWith<EndReason, Result>(LANGUAGES, 'Kelp');
const RESULT = { winners: [0], rule: 'KLP-19.2', round: 3, eaten: 2, hunger: 1 } as const;

const why = (given: object): KelpWhy => given as KelpWhy;

test.each(LOCALES)(
  'KLP-1.3 + KLP-1.10 + KLP-1.11 + KLP-1.12 + KLP-1.15 + KLP-1.16 sentences follow the figures of the rules: %s',
  (locale) => {
    const language = LANGUAGES[locale] ?? expect.unreachable();
    const sentences: Record<string, string> = {
      areas: language.labels.title,
      blocks: formatEvent({ type: 'blocks-laid' }, { locale }),
      value: language.labels.value(8),
      raise: explain(why({ code: 'raise/too-much', rule: 'KLP-15.14', facts: { die: 'red-5', by: 3, most: 1 } }), {
        locale,
      }),
      card: describeCard(defaultPack.shark['ruthless-1'] ?? expect.unreachable(), { locale }),
      store: explain(why({ code: 'store/count', rule: 'KLP-13.3', facts: { count: 2, least: 1, most: 1 } }), {
        locale,
      }),
      done: formatEvent({ type: 'action-done', done: 1 }, { locale }),
      action: question({ seat: 0, kind: 'octopus-action', nth: 1 }, {} as Scene, { locale }),
      eaten: outcome({ ...RESULT, reason: 'confrontation' }, { locale }),
      starved: outcome({ ...RESULT, reason: 'hunger' }, { locale }),
      option: language.names.options.noRedLoss,
    };
    const figures: Record<string, number> = {
      areas: 10,
      blocks: 10,
      value: 8,
      raise: 8,
      card: 8,
      store: 11,
      done: 5,
      action: 5,
      eaten: 12,
      starved: 15,
      option: 14,
    };

    for (const [key, sentence] of Object.entries(sentences)) {
      expect({ key, numbers: sentence.match(/\d+/g)?.map(Number) }).toEqual({
        key,
        numbers: expect.arrayContaining([figures[key]]),
      });
    }
  },
);
