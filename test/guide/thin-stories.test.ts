import { type GameTypes, play, type SeenEvent, withPrinted } from 'gastropodia';
import { antsBox } from 'gastropodia/ants';
import { showIn as antsIn } from 'gastropodia/ants/show';
import { language as antsDe } from 'gastropodia/ants/show/de';
import { language as antsEn } from 'gastropodia/ants/show/en';
import { language as antsPl } from 'gastropodia/ants/show/pl';
import { randomBot } from 'gastropodia/bots';
import type { AnyBox, Show } from 'gastropodia/boxes';
import { kelpBox } from 'gastropodia/kelp';
import { showIn as kelpIn } from 'gastropodia/kelp/show';
import { language as kelpDe } from 'gastropodia/kelp/show/de';
import { language as kelpEn } from 'gastropodia/kelp/show/en';
import { language as kelpPl } from 'gastropodia/kelp/show/pl';
import { snailsBox } from 'gastropodia/snails';
import { showIn as snailsIn } from 'gastropodia/snails/show';
import { language as snailsDe } from 'gastropodia/snails/show/de';
import { language as snailsEn } from 'gastropodia/snails/show/en';
import { language as snailsPl } from 'gastropodia/snails/show/pl';
import { zombiakiBox } from 'gastropodia/zombiaki';
import { showIn as zombiakiIn } from 'gastropodia/zombiaki/show';
import { language as zombiakiDe } from 'gastropodia/zombiaki/show/de';
import { language as zombiakiEn } from 'gastropodia/zombiaki/show/en';
import { language as zombiakiPl } from 'gastropodia/zombiaki/show/pl';
import { describe, expect, test } from 'vitest';

/** Shows of every game, each with one language and without cards. */
const SHOWS = {
  snails: {
    box: snailsBox,
    en: snailsIn({ en: snailsEn }),
    pl: snailsIn({ pl: snailsPl }),
    de: snailsIn({ de: snailsDe }),
  },
  zombiaki: {
    box: zombiakiBox,
    en: zombiakiIn({ en: zombiakiEn }),
    pl: zombiakiIn({ pl: zombiakiPl }),
    de: zombiakiIn({ de: zombiakiDe }),
  },
  kelp: { box: kelpBox, en: kelpIn({ en: kelpEn }), pl: kelpIn({ pl: kelpPl }), de: kelpIn({ de: kelpDe }) },
  ants: { box: antsBox, en: antsIn({ en: antsEn }), pl: antsIn({ pl: antsPl }), de: antsIn({ de: antsDe }) },
} as unknown as Readonly<Record<string, { readonly box: AnyBox } & Readonly<Record<Locale, Show>>>>;

const LOCALES = ['en', 'pl', 'de'] as const;
type Locale = (typeof LOCALES)[number];

interface Told {
  /** What a player and a spectator learn. */
  readonly events: readonly SeenEvent<GameTypes['Event']>[];
  readonly views: readonly GameTypes['View'][];
}

/** Plays a random game in which the first player has a name, and another one the name of a card or a side. */
async function toldIn({ game, configs: [usual] }: AnyBox): Promise<Told> {
  const players = Array.from({ length: usual?.seats.min ?? 2 }, (_, seat) => (seat === 0 ? { name: 'Ann' } : {}));
  const config = usual?.config({ players, length: 'limited' }) as GameTypes['Config'];
  const { record, state: end } = await play(game, { config, seed: 'thin', bots: players.map(() => randomBot) });
  const begun = game.begin(config, 'thin');
  let state = begun.state;
  const [states, events] = [[state], [...begun.events]];
  for (const action of record.actions) {
    const applied = game.apply(state, action);
    if (!applied.ok) throw new Error(applied.refusal.code);
    events.push(...applied.events);
    state = applied.state;
    states.push(state);
  }
  expect(state).toEqual(end);
  return {
    events: [...game.viewEvents(events, 0), ...game.viewEvents(events, 'spectator')],
    views: states.filter((at, index) => index % 9 === 0 || at === state).map((at) => game.view(at, 0)),
  };
}

describe.each(Object.entries(SHOWS))('%s', (_name, { box, ...shows }) => {
  test('KER-16.3 without the rules events, players and how they stand are told as they are with them', async () => {
    const { events, views } = await toldIn(box);
    for (const locale of LOCALES) {
      const { story, words } = shows[locale];
      const names = words.names(withPrinted(box.game, views[0] as GameTypes['View']));
      expect(names.players?.[0]).toBe('Ann');
      const told = events.map((event) => story.tell(event, { locale, names }));
      expect(told).toEqual(events.map((event) => box.story.tell(event, { locale, names })));
      expect(new Set(told.map((each) => each?.rank))).toContain('banner');
      for (const view of views) {
        const look = story.look(withPrinted(box.game, view));
        expect(story.players(look, locale)).toEqual(box.story.players(look, locale));
        for (const seat of view.decisions.keys()) {
          expect(story.standing?.(look, seat, locale)).toBe(box.story.standing?.(look, seat, locale));
        }
      }
    }
  });

  test('KER-16.2 a story is told in no language that was not loaded', async () => {
    const { events, views } = await toldIn(box);
    const { story } = shows.pl;
    const look = story.look(withPrinted(box.game, views[0] as GameTypes['View']));
    const said = "There is no locale 'en'; there are pl.";
    expect(() => story.players(look, 'en')).toThrow(said);
    expect(() => story.standing?.(look, 0, 'en')).toThrow(said);
    expect(() => events.map((event) => story.tell(event, { locale: 'en' }))).toThrow(said);
  });
});
