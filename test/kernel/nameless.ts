import { createGame, type Game } from 'gastropodia';
import {
  type AuctionLanguage,
  type AuctionTypes,
  rules as auctionRules,
  LANGUAGES,
} from '../../docs/examples/auction/index.ts';

const nameless = ({ seatName: _seatName, ...language }: AuctionLanguage): AuctionLanguage => language;

/** The rules of the auction, without names for its seats. */
export const rules = {
  ...auctionRules,
  languages: { en: nameless(LANGUAGES.en), pl: nameless(LANGUAGES.pl), de: nameless(LANGUAGES.de) },
};

/** The auction, without names for its seats. */
export const auction: Game<AuctionTypes> = createGame<AuctionTypes>(rules);
