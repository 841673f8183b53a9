import type { BasicCard, Deck } from '../vocabulary.ts';

/**
 * The five cards that every player has from the start.
 *
 * @rule SNL-4.2 The five basic cards.
 */
export const BASIC = {
  'crawl-punch': { copies: 1, source: 'ours', halves: ['crawl', 'punch'] },
  'crawl-dig': { copies: 1, source: 'ours', halves: ['crawl', 'dig'] },
  'crawl-shell': { copies: 1, source: 'ours', halves: ['crawl', 'shell'] },
  'dig-shell': { copies: 1, source: 'ours', halves: ['dig', 'shell'] },
  'swap-aim': { copies: 1, source: 'ours', halves: ['swap', 'aim'] },
} satisfies Deck<BasicCard>;
