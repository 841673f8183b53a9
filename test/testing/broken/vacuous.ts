import { createGame, endGame, next, type Rules } from 'gastropodia';
import { type PingTypes, pingRules } from './ping.ts';
import type { BrokenToy } from './toy.ts';

const ping = (what: Partial<Rules<PingTypes>>) => createGame({ ...pingRules((draft) => endGame(draft)), ...what });
const hitting = (what: Partial<Rules<PingTypes>['questions']['ping']>) => {
  const { questions } = pingRules((draft) => endGame(draft));
  return ping({ questions: { ...questions, ping: { ...questions.ping, ...what } } });
};
const onlyHigh: Rules<PingTypes>['questions']['ping']['why'] = (_at, _ask, { how }) =>
  how === 'high' ? undefined : { code: 'decision/must-answer', rule: 'KER-1.6', facts: { kind: 'ping' } };
const CONFIGS = { configs: [{}] };

/** Games with which the laws have nothing, or not enough, to look at. */
export const VACUOUS: readonly BrokenToy[] = [
  {
    what: 'a game that is over before anybody is asked',
    law: 'something-to-decide',
    says: 'in 100 games nobody was ever asked anything',
    game: ping({ setup: () => ({ rallies: 0, agenda: [] }) }),
    options: CONFIGS,
  },
  {
    what: 'a game that leaves nobody a choice, and plays itself',
    law: 'something-to-decide',
    says: 'in 100 games nobody was ever asked anything',
    game: hitting({ candidates: (_at, { seat }) => [{ type: 'ping', seat, how: 'high' }], why: onlyHigh }),
    options: CONFIGS,
  },
  {
    what: 'a game that asks, and leaves nobody a choice',
    law: 'something-to-decide',
    says: 'had two options',
    game: hitting({
      options: 'private',
      candidates: (_at, { seat }) => [{ type: 'ping', seat, how: 'high' }],
      why: onlyHigh,
    }),
    options: CONFIGS,
  },
  {
    what: 'an option that is listed twice',
    law: 'listed-once',
    says: 'is listed twice',
    game: hitting({
      candidates: (_at, { seat }) => [
        { type: 'ping', seat, how: 'high' },
        { how: 'high', seat, type: 'ping' },
      ],
    }),
    options: CONFIGS,
  },
  {
    what: 'a kind of answer that is never listed, and always accepted',
    law: 'others-refused',
    says: 'is accepted and not listed',
    game: catching('always'),
    options: CONFIGS,
  },
  {
    what: 'a kind of decision that is never asked, because its answers are never listed',
    law: 'something-to-decide',
    says: "'catch' came up ",
    game: catching(),
    options: CONFIGS,
  },
];

/** The other seat may catch the ball with one hand or with two, and is only told that it may let it pass. */
function catching(asked?: 'always') {
  const rules = pingRules((draft, seat) => next(draft, { ask: 'catch', seat: 1 - seat }));
  const { ping, catch: caught } = rules.questions;
  const silent = { ...caught, candidates: () => [] };
  return createGame({ ...rules, questions: { ping, catch: asked === undefined ? silent : { ...silent, asked } } });
}
