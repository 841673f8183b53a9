import { languageWith, pileSize } from 'gastropodia';
import { type Box, boxOf } from 'gastropodia/boxes';
import { type Line, piece } from 'gastropodia/drawing';
import {
  type AuctionTypes,
  type AuctionView,
  auction,
  formatAction,
  formatEvent,
  formatOutcome,
  formatQuestion,
} from './index.ts';

const nameIn = languageWith({ en: 'Sealed bids', pl: 'Zakryta licytacja', de: 'Verdeckte Gebote' });
const bidIn = languageWith({ en: 'bid a card', pl: 'licytacja kartą', de: 'eine Karte bieten' });

const sumOf = (prizes: readonly number[]): number => prizes.reduce((sum, prize) => sum + prize, 0);

function offerLine({ offered, prizes }: AuctionView): Line {
  const prize = offered === -1 ? [piece('nothing', 'faint')] : [piece(String(offered), 'title')];
  return [piece('On offer: '), ...prize, piece(`   Prizes to come: ${pileSize(prizes)}`)];
}

/** `A  won 3 and 1: 4 points, 3 cards in hand`. */
function playerLine({ hands }: AuctionView, prizes: readonly number[], seat: number): Line {
  const won = prizes.length === 0 ? 'nothing' : prizes.join(' + ');
  const letter = String.fromCharCode(65 + seat);
  return [piece(letter, `seat-${seat}`), piece(`  won ${won}, bid cards in hand: ${hands[seat]?.length ?? 0}`)];
}

/** Everything a tool has to know of the auction. */
export const auctionBox: Box<AuctionTypes, AuctionView> = boxOf({
  game: auction,
  words: {
    name: ({ locale }) => nameIn(locale),
    decision: (_kind, { locale }) => bidIn(locale),
    event: formatEvent,
    action: formatAction,
    question: formatQuestion,
    outcome: formatOutcome,
  },
  eventRules: {
    dealt: 'AUC-1.2',
    offered: 'AUC-2.1',
    sealed: 'AUC-2.2',
    revealed: 'AUC-2.3',
    won: 'AUC-2.3',
    tied: 'AUC-2.4',
  },
  story: {
    table: (look) => [offerLine(look), ...look.won.map((prizes, seat) => playerLine(look, prizes, seat))],
    tell(event, { locale = 'en', names }) {
      if (event.type === 'sealed') return undefined;
      const isOffer = event.type === 'offered';
      return { sentence: formatEvent(event, { locale, names }), rank: isOffer ? 'rule' : 'line', showsTable: isOffer };
    },
    standing: ({ won }, seat) => `${sumOf(won[seat] ?? [])} points`,
  },
});
