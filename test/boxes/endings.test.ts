import {
  type Departure,
  type Game,
  type GameTypes,
  type LocaleTag,
  lastToLeave,
  type Outcome,
  withPrinted,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';
import type { AnyBox } from '../../src/boxes/index.ts';
import { look as antsLook } from '../../src/games/ants/index.ts';
import { LANGUAGES as ants } from '../../src/games/ants/text/languages.ts';
import { look as kelpLook } from '../../src/games/kelp/index.ts';
import { LANGUAGES as kelp } from '../../src/games/kelp/text/languages.ts';
import { look as snailsLook } from '../../src/games/snails/index.ts';
import { LANGUAGES as snails } from '../../src/games/snails/text/languages.ts';
import { look as zombiakiLook } from '../../src/games/zombiaki/index.ts';
import { LANGUAGES as zombiaki } from '../../src/games/zombiaki/text/languages.ts';
import { allBoxes } from '../../src/registry/index.ts';

const REASONS: readonly Departure['reason'][] = ['resigned', 'timeout', 'forfeit', 'failed'];

/** What is written before a decision, by game: the games of the library write it, small games do not. */
const WAITS: Readonly<Record<string, Readonly<Record<string, { readonly labels: { readonly waits: string } }>>>> = {
  snails,
  zombiaki,
  kelp,
  ants,
};

/** Whose turn it is, as these two write it above a board; nobody's, when the game is over. */
const TURNS: Readonly<
  Record<string, Readonly<Record<string, { readonly labels: { readonly onTurn: (seat: number) => string } }>>>
> = { zombiaki, kelp };

const boxes = (await allBoxes()).map((box) => [box.game.id, box] as const);

/** The first position in which somebody has to decide something after the setup, with the fewest players. */
function waiting<T extends GameTypes>(game: Game<T>, config: T['Config']): T['State'] {
  const start = game.setup(config, 'left');
  const [action] = game.legalActions(start);
  const done = game.apply(start, action);
  return done.ok && game.outcome(done.state) === undefined ? done.state : start;
}

function leftBy(
  box: AnyBox,
  reason: Departure['reason'],
): { readonly views: readonly never[]; readonly outcome: Outcome } {
  const players = Array.from({ length: box.game.seats.min }, (_, seat) => ({ name: `Player${seat}` }));
  const state = waiting(box.game, box.configs[0]?.config({ players }));
  const departures = state.decisions.slice(1).map((_, index) => ({ seat: index + 1, reason }));
  const gone = departures.length === 0 ? [{ seat: 0, reason }] : departures;
  const outcome = box.game.outcomeAfter(state, gone);
  if (outcome === undefined) throw new Error('The game ends when all but one have left.');
  return {
    views: [box.game.pending(state)[0]?.seat ?? 0, 'spectator' as const].map((viewer) =>
      box.game.view(state, viewer),
    ) as never[],
    outcome,
  };
}

/** The words of a text or of a picture, without what is not read: titles and tags. */
const wordsOf = (text: string): string =>
  text
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<desc>.*?<\/desc>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe.each(boxes)('a table of %s that players have left', (id, box) => {
  test.each(REASONS)('KER-14.31 text board and pictures name the outcome and ask nobody: %s', (reason) => {
    const { views, outcome } = leftBy(box, reason);
    expect([outcome.reason, lastToLeave(outcome)]).toEqual([reason, box.game.seats.min - 1 || 0]);
    for (const view of views) {
      const look = box.story.look(view, outcome);
      for (const locale of box.game.locales) {
        const sentence = box.words.outcome(outcome, { locale, names: box.words.names(view) });
        for (const text of shownIn(box, { view, look, outcome, locale })) {
          expect(wordsOf(text)).toContain(sentence);
          const waits = WAITS[id]?.[locale]?.labels.waits;
          if (waits !== undefined) expect(text).not.toContain(`${waits}:`);
          const onTurn = TURNS[id]?.[locale]?.labels.onTurn;
          if (onTurn !== undefined) for (const seat of [0, 1]) expect(text).not.toContain(onTurn(seat));
        }
      }
    }
  });
});

interface Ended {
  readonly view: never;
  readonly look: unknown;
  readonly outcome: Outcome;
  readonly locale: LocaleTag;
}

const shownIn = (box: AnyBox, { view, look, outcome, locale }: Ended): readonly string[] => [
  box.render(view, { locale, colour: 'none', columns: 80, outcome }),
  box.pictures.table(look, { locale, width: 'wide' }),
  box.pictures.table(look, { locale, width: 'narrow' }),
];

const LOOKS = { snails: snailsLook, zombiaki: zombiakiLook, kelp: kelpLook, ants: antsLook } as const;

describe.each(boxes.filter(([id]) => Object.hasOwn(LOOKS, id)))('a look of %s', (id, box) => {
  const own = LOOKS[id as keyof typeof LOOKS];
  const look = (view: GameTypes['View'] | undefined, outcome?: Outcome) =>
    own(withPrinted(box.game, view as never) as never, outcome);

  test('KER-14.31 a look with the outcome of a table asks nobody, and has that outcome', () => {
    const { views, outcome } = leftBy(box, 'timeout');
    const { winners, ranking, reason, rule } = outcome;
    expect(look(views[0] as never).decisions).not.toEqual([]);
    for (const view of views) {
      expect(look(view, outcome)).toMatchObject({ decisions: [], outcome: { winners, ranking, reason, rule } });
      expect(box.story.look(view, outcome)).toEqual(look(view, outcome));
    }
  });

  test('KER-2.9 anything that is no outcome is refused in a sentence', () => {
    const { views } = leftBy(box, 'timeout');
    for (const wrong of [3, null, {}, { memory: 'hidden' }] as never[]) {
      expect(() => look(views[0] as never, wrong)).toThrow('Expected the outcome of a game, got');
    }
  });
});

test('KER-14.31 a game of three that ends by its rules ranks who has left as the table does', () => {
  const box = boxes.find(([id]) => id === 'snails')?.[1] as AnyBox;
  const { game } = box;
  let state = game.setup({ players: 3, factions: 'random' } as never, 'three');
  for (let ply = 0; ply < 9000 && game.outcome(state) === undefined; ply++) {
    const done = game.apply(state, game.legalActions(state)[0]);
    if (!done.ok) throw new Error('What is legal is done.');
    state = done.state;
  }
  const own = game.outcome(state);
  const seat = own?.winners[0] ?? 0;
  const outcome = game.outcomeAfter(state, [{ seat, reason: 'resigned' }]);
  const view = withPrinted(game, game.view(state, 'spectator')) as never;

  expect(snailsLook(view).outcome?.winners).toEqual(own?.winners);
  expect(snailsLook(view, outcome).outcome?.winners).toEqual(outcome?.winners);
  expect(outcome?.winners).not.toContain(seat);
});
