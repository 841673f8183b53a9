import type { FactionId } from './vocabulary.ts';

/** What a faction can do that others cannot. */
export type Ability = 'eagle-eye' | 'berserker-rage' | 'gunslingers' | 'ships' | 'climbers' | 'rot-cloud';

/**
 * Each faction's ability.
 *
 * @rule SNL-9.6 Eliminating a commander does not take the faction ability away.
 */
export const ABILITIES: Readonly<Record<FactionId, Ability>> = {
  amazons: 'eagle-eye',
  barbarians: 'berserker-rage',
  cowboys: 'gunslingers',
  pirates: 'ships',
  ninja: 'climbers',
  zombies: 'rot-cloud',
};
