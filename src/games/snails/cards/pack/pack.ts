import { deepFreeze } from '../../../../kernel/index.ts';
import type { Pack } from '../vocabulary.ts';
import { BASIC } from './basic.ts';
import { FACTION } from './faction.ts';
import { PURPLE } from './purple.ts';
import { RED } from './red.ts';

/**
 * The cards of the game unless others are given.
 *
 * @rule SNL-1.6 110 action cards: 20 basic, 84 arsenal, 6 faction.
 */
export const defaultPack: Pack = deepFreeze({ basic: BASIC, red: RED, purple: PURPLE, faction: FACTION });

/** The id of a card of {@link defaultPack}. */
export type CardId = keyof typeof BASIC | keyof typeof RED | keyof typeof PURPLE | keyof typeof FACTION;

/** The name of an effect to choose on a card of {@link defaultPack}. */
export type OptionId = OptionOf<(typeof PURPLE)[keyof typeof PURPLE] | (typeof FACTION)[keyof typeof FACTION]>;

type OptionOf<Card> = Card extends { readonly choose: infer Options } ? keyof Options : never;
