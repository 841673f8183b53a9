import { deepFreeze } from '../../../../kernel/index.ts';
import type { Pack } from '../vocabulary.ts';
import { HUMAN_DECK } from './humans.ts';
import { ZOMBIE_DECK } from './zombies.ts';

/**
 * The cards of the game unless others are given.
 *
 * @rule ZOM-1.2 The zombie deck has 40 cards, one of which is Dawn.
 * @rule ZOM-1.3 The human deck has 40 cards.
 */
export const defaultPack: Pack = deepFreeze({ zombies: ZOMBIE_DECK, humans: HUMAN_DECK });

/** The id of a card of {@link defaultPack}. */
export type CardId = keyof typeof ZOMBIE_DECK | keyof typeof HUMAN_DECK;
