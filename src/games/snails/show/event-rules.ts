import type { EventRules } from '../../../boxes/index.ts';
import type { Phase } from '../components.ts';
import type { DamageSource, DiscardReason } from '../table/events.ts';
import type { SnailsTypes } from '../table/state.ts';

const DAMAGED: Readonly<Record<DamageSource, string>> = {
  card: 'SNL-9.1',
  fire: 'SNL-10.6',
  mine: 'SNL-10.3',
  dynamite: 'SNL-10.5',
  trap: 'SNL-6.7',
  'mine-back': 'SNL-6.9',
  'rot-cloud': 'SNL-11.9',
  contamination: 'SNL-3.30',
};

const DISCARDED: Readonly<Record<DiscardReason, string>> = {
  opening: 'SNL-2.10',
  exchange: 'SNL-3.3',
  'hand-limit': 'SNL-3.5',
  effect: 'SNL-14.3',
  played: 'SNL-4.4',
  unplayed: 'SNL-3.33',
  eliminated: 'SNL-9.8',
};

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'SNL-2.1',
  draw: 'SNL-3.2',
  planning: 'SNL-3.11',
  action: 'SNL-3.15',
  'clean-up': 'SNL-3.28',
  over: 'SNL-3.35',
};

const RE_ROLLED = { aim: 'SNL-5.24', commander: 'SNL-8.9', 'eagle-eye': 'SNL-11.1' } as const;
const EXPLODED = { mine: 'SNL-10.3', dynamite: 'SNL-10.5' } as const;
const TOKEN_PUT = { fire: 'SNL-8.16', mine: 'SNL-10.2', dynamite: 'SNL-10.2' } as const;
const STAYED = { nowhere: 'SNL-7.5', shell: 'SNL-7.2' } as const;

/** The rule to look up where something has happened. */
export const SNAILS_EVENT_RULES: EventRules<SnailsTypes> = {
  'first-player': 'SNL-2.4',
  'faction-taken': 'SNL-2.5',
  // Cards are drawn for many reasons, which are told before; how they are drawn is one rule.
  drew: 'SNL-3.10',
  'deck-shuffled': 'SNL-3.10',
  'hand-kept': 'SNL-2.8',
  'hand-shown': 'SNL-2.8',
  'snail-placed': 'SNL-2.12',
  'round-began': 'SNL-3.1',
  'phase-began': ({ phase }) => PHASES[phase],
  discarded: ({ why }) => DISCARDED[why],
  'nothing-discarded': 'SNL-14.16',
  stolen: 'SNL-16.7',
  'nothing-stolen': 'SNL-16.7',
  'exchange-ended': 'SNL-3.3',
  'faction-card-taken': 'SNL-3.4',
  'faction-card-returned': ({ slot }) => (slot === 0 ? 'SNL-3.6' : 'SNL-4.5'),
  declared: 'SNL-3.11',
  'slot-filled': 'SNL-3.12',
  planned: 'SNL-3.14',
  'plan-laid': 'SNL-3.13',
  'slot-began': 'SNL-3.15',
  revealed: 'SNL-3.15',
  'slot-passed': ({ rule }) => rule,
  'half-chosen': 'SNL-4.1',
  'effect-chosen': 'SNL-4.7',
  'snail-targeted': 'SNL-8.2',
  'field-targeted': 'SNL-8.2',
  'player-targeted': 'SNL-4.7',
  'attack-repeated': 'SNL-14.1',
  'attack-dropped': ({ rule }) => rule,
  'rage-used': 'SNL-11.2',
  rolled: 'SNL-8.6',
  're-rolled': ({ by }) => RE_ROLLED[by],
  'row-taken': 'SNL-8.11',
  missed: 'SNL-8.7',
  scattered: 'SNL-8.13',
  marked: 'SNL-16.12',
  'marks-ended': 'SNL-16.13',
  damaged: ({ by }) => DAMAGED[by],
  healed: 'SNL-9.1',
  eliminated: 'SNL-9.2',
  'squad-lost': 'SNL-9.8',
  stepped: 'SNL-5.2',
  pushed: 'SNL-7.1',
  placed: 'SNL-7.9',
  'move-ended': 'SNL-5.1',
  stayed: ({ why }) => STAYED[why],
  fell: ({ onto }) => (onto === 'water' ? 'SNL-6.11' : 'SNL-6.10'),
  'shell-entered': 'SNL-5.12',
  'shell-left': 'SNL-5.15',
  aimed: 'SNL-5.24',
  'aim-used': 'SNL-5.24',
  'aim-lost': 'SNL-5.27',
  swapped: 'SNL-5.22',
  'tile-damaged': 'SNL-6.1',
  'tile-breaking': 'SNL-6.4',
  'tile-destroyed': 'SNL-6.4',
  'tile-removed': 'SNL-14.5',
  'tile-added': 'SNL-16.9',
  'token-put': ({ token }) => TOKEN_PUT[token],
  exploded: ({ token }) => EXPLODED[token],
  'fire-died': 'SNL-10.7',
  'contamination-rose': 'SNL-6.6',
  'plan-card-returned': 'SNL-14.4',
  'weapon-returned': 'SNL-4.4',
  'basics-returned': 'SNL-3.32',
  'tokens-collected': 'SNL-3.34',
  'bonus-drawn': 'SNL-11.4',
  'action-ended': 'SNL-3.15',
  'marker-passed': 'SNL-3.35',
  'game-ended': ({ rule }) => rule,
};
