import type { Game } from 'gastropodia';
import { createSnails, defaultPack, type Pack, type SnailsTypes } from 'gastropodia/snails';
import { FACTION } from './cards/faction.ts';
import { PURPLE } from './cards/purple.ts';
import { RED } from './cards/red.ts';

export { CARD_NAMES } from './text.ts';

/** The cards of the laboratory: 40 red, 30 purple, one for each faction; the basic cards are the usual ones. */
export const examplePack: Pack = { basic: defaultPack.basic, red: RED, purple: PURPLE, faction: FACTION };

/** Snails with the cards of the laboratory. */
export const laboratory: Game<SnailsTypes> = createSnails({ pack: examplePack });
