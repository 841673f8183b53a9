// Somebody who has only the published package, and uses every entry point of it: each game is played to its end by bots, and
// its last position shown by its thin client, in three languages, with cards and pictures.
import { type GameTypes, play, withPrinted } from 'gastropodia';
import { antsBox } from 'gastropodia/ants';
import { showIn as showAnts } from 'gastropodia/ants/show';
import { defaultBoard as antsBoard, defaultPack as antsPack, readerOf as readAnts } from 'gastropodia/ants/show/cards';
import { language as antsCardsDe } from 'gastropodia/ants/show/cards/de';
import { language as antsCardsEn } from 'gastropodia/ants/show/cards/en';
import { language as antsCardsPl } from 'gastropodia/ants/show/cards/pl';
import { language as antsDe } from 'gastropodia/ants/show/de';
import { language as antsEn } from 'gastropodia/ants/show/en';
import { picturesIn as drawAnts } from 'gastropodia/ants/show/pictures';
import { language as antsPl } from 'gastropodia/ants/show/pl';
import { openTournament } from 'gastropodia/arena';
import { toBoardgameIO } from 'gastropodia/boardgame.io';
import { hexDistance } from 'gastropodia/boards';
import { randomBot } from 'gastropodia/bots';
import { type Box, boxOf, type Show } from 'gastropodia/boxes';
import { openClient } from 'gastropodia/client';
import { element, type Pictures } from 'gastropodia/drawing';
import { openTable } from 'gastropodia/host';
import { kelpBox } from 'gastropodia/kelp';
import { showIn as showKelp } from 'gastropodia/kelp/show';
import { defaultPack as kelpPack, readerOf as readKelp } from 'gastropodia/kelp/show/cards';
import { language as kelpCardsDe } from 'gastropodia/kelp/show/cards/de';
import { language as kelpCardsEn } from 'gastropodia/kelp/show/cards/en';
import { language as kelpCardsPl } from 'gastropodia/kelp/show/cards/pl';
import { language as kelpDe } from 'gastropodia/kelp/show/de';
import { language as kelpEn } from 'gastropodia/kelp/show/en';
import { picturesIn as drawKelp } from 'gastropodia/kelp/show/pictures';
import { language as kelpPl } from 'gastropodia/kelp/show/pl';
import { snailsBox } from 'gastropodia/snails';
import { showIn as showSnails } from 'gastropodia/snails/show';
import { readerOf as readSnails, defaultPack as snailsPack } from 'gastropodia/snails/show/cards';
import { language as snailsCardsDe } from 'gastropodia/snails/show/cards/de';
import { language as snailsCardsEn } from 'gastropodia/snails/show/cards/en';
import { language as snailsCardsPl } from 'gastropodia/snails/show/cards/pl';
import { language as snailsDe } from 'gastropodia/snails/show/de';
import { language as snailsEn } from 'gastropodia/snails/show/en';
import { picturesIn as drawSnails } from 'gastropodia/snails/show/pictures';
import { language as snailsPl } from 'gastropodia/snails/show/pl';
import { scene } from 'gastropodia/testing';
import { zombiakiBox } from 'gastropodia/zombiaki';
import { showIn as showZombiaki } from 'gastropodia/zombiaki/show';
import { readerOf as readZombiaki, defaultPack as zombiakiPack } from 'gastropodia/zombiaki/show/cards';
import { language as zombiakiCardsDe } from 'gastropodia/zombiaki/show/cards/de';
import { language as zombiakiCardsEn } from 'gastropodia/zombiaki/show/cards/en';
import { language as zombiakiCardsPl } from 'gastropodia/zombiaki/show/cards/pl';
import { language as zombiakiDe } from 'gastropodia/zombiaki/show/de';
import { language as zombiakiEn } from 'gastropodia/zombiaki/show/en';
import { picturesIn as drawZombiaki } from 'gastropodia/zombiaki/show/pictures';
import { language as zombiakiPl } from 'gastropodia/zombiaki/show/pl';

/** What a page shows of a game, with cards and without. */
interface Client<T extends GameTypes, Look> {
  readonly plain: Show<T, Look>;
  readonly reading: Show<T, Look>;
  readonly pictures: Pictures<Look>;
}

/** What came of a game, and what was shown of it. */
export interface Visit {
  readonly decisions: number;
  readonly names: readonly string[];
  readonly cards: readonly number[];
  readonly isDrawn: boolean;
}

const LOCALES = ['en', 'pl', 'de'];

function visit<T extends GameTypes, Look>(box: Box<T, Look>, client: Client<T, Look>): Visit {
  const players = Array.from({ length: box.game.seats.min }, () => ({}));
  const config = box.configs[0]?.config({ players, length: 'limited' });
  const bots = players.map(() => randomBot);
  const { record, state } = play(box.game, { config, seed: 'as shipped', bots });
  const look = client.plain.story.look(withPrinted(box.game, box.game.view(state, 'spectator')));
  return {
    decisions: record.actions.length,
    names: LOCALES.map((locale) => client.plain.words.name({ locale })),
    cards: LOCALES.map((locale) => (client.reading.cards?.(locale) ?? []).length),
    isDrawn: LOCALES.every((locale) => client.pictures.table(look, { locale }).startsWith('<svg')),
  };
}

/** Goes through every door. */
export function visitAll(): Record<string, unknown> {
  return {
    ants: visit(antsBox, {
      plain: showAnts({ en: antsEn, pl: antsPl, de: antsDe }),
      reading: showAnts(
        { en: antsCardsEn, pl: antsCardsPl, de: antsCardsDe },
        { reader: readAnts({ pack: antsPack, board: antsBoard }) },
      ),
      pictures: drawAnts({ en: antsCardsEn, pl: antsCardsPl, de: antsCardsDe }),
    }),
    kelp: visit(kelpBox, {
      plain: showKelp({ en: kelpEn, pl: kelpPl, de: kelpDe }),
      reading: showKelp({ en: kelpCardsEn, pl: kelpCardsPl, de: kelpCardsDe }, { reader: readKelp(kelpPack) }),
      pictures: drawKelp({ en: kelpCardsEn, pl: kelpCardsPl, de: kelpCardsDe }),
    }),
    snails: visit(snailsBox, {
      plain: showSnails({ en: snailsEn, pl: snailsPl, de: snailsDe }),
      reading: showSnails(
        { en: snailsCardsEn, pl: snailsCardsPl, de: snailsCardsDe },
        { reader: readSnails(snailsPack) },
      ),
      pictures: drawSnails({ en: snailsCardsEn, pl: snailsCardsPl, de: snailsCardsDe }),
    }),
    zombiaki: visit(zombiakiBox, {
      plain: showZombiaki({ en: zombiakiEn, pl: zombiakiPl, de: zombiakiDe }),
      reading: showZombiaki(
        { en: zombiakiCardsEn, pl: zombiakiCardsPl, de: zombiakiCardsDe },
        { reader: readZombiaki(zombiakiPack) },
      ),
      pictures: drawZombiaki({ en: zombiakiCardsEn, pl: zombiakiCardsPl, de: zombiakiCardsDe }),
    }),
    boards: hexDistance({ q: 0, r: 0 }, { q: 2, r: -1 }),
    boxes: boxOf({ game: snailsBox.game }).words.name({ locale: 'en' }),
    drawing: element('path', { d: 'M0 0' }),
    arena: typeof openTournament,
    'boardgame.io': typeof toBoardgameIO,
    host: typeof openTable,
    client: typeof openClient,
    testing: typeof scene,
  };
}
