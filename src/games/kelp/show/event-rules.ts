import type { EventRules } from '../../../boxes/index.ts';
import type { DenReason, HungerReason, RevealReason, SweepReason, SwimReason } from '../table/events.ts';
import type { KelpTypes } from '../table/state.ts';

const REVEALED: Readonly<Record<RevealReason, string>> = {
  payment: 'KLP-5.2',
  eating: 'KLP-6.37',
  search: 'KLP-10.10',
  attack: 'KLP-10.11',
};

const PUT: Readonly<Record<DenReason, string>> = { setup: 'KLP-2.12', trap: 'KLP-11.7', strategy: 'KLP-11.12' };

const SWAM: Readonly<Record<SwimReason, string>> = { move: 'KLP-9.7', unblock: 'KLP-9.13', step: 'KLP-15.6' };

const SWEPT: Readonly<Record<SweepReason, string>> = { effect: 'KLP-11.6', unblock: 'KLP-9.16', den: 'KLP-11.10' };

const HUNGERED: Readonly<Record<HungerReason, string>> = {
  attack: 'KLP-10.18',
  energy: 'KLP-13.26',
  card: 'KLP-1.10',
};

/** The rule to look up where something has happened. */
export const KELP_EVENT_RULES: EventRules<KelpTypes> = {
  'row-filled': 'KLP-13.13',
  'stack-shown': 'KLP-6.20',
  'blocks-laid': 'KLP-2.8',
  'shark-put': ({ why }) => PUT[why],
  'turn-began': 'KLP-3.1',
  'turn-ended': ({ seat }) => (seat === 0 ? 'KLP-5.24' : 'KLP-3.11'),
  played: 'KLP-5.1',
  'drawing-up': 'KLP-5.13',
  discarded: ({ why }) => (why === 'action' ? 'KLP-5.18' : 'KLP-5.25'),
  'action-done': 'KLP-3.3',
  'card-drawn': 'KLP-5.14',
  reshuffled: 'KLP-17.16',
  'slots-cleared': 'KLP-3.6',
  'card-removed': 'KLP-6.47',
  'card-fetched': 'KLP-6.46',
  revealed: ({ why }) => REVEALED[why],
  hidden: 'KLP-4.3',
  swapped: 'KLP-6.1',
  'mix-began': 'KLP-6.5',
  'block-drawn': 'KLP-6.12',
  'block-put': 'KLP-6.8',
  'card-gained': 'KLP-6.19',
  replaced: 'KLP-6.25',
  'card-kept': 'KLP-6.21',
  'lesson-ended': 'KLP-6.22',
  eaten: 'KLP-6.39',
  'food-used': 'KLP-5.23',
  'limit-turned': 'KLP-5.17',
  'extra-dice': 'KLP-7.2',
  'die-drawn': 'KLP-7.1',
  'current-harvested': 'KLP-7.4',
  'dice-traded': 'KLP-7.8',
  'die-rolled': 'KLP-7.7',
  'dice-rerolled': ({ by }) => (by === 'tile' ? 'KLP-7.9' : 'KLP-7.13'),
  'die-turned': 'KLP-7.11',
  'die-stashed': 'KLP-15.13',
  'current-placed': 'KLP-8.1',
  'dice-placed': 'KLP-10.6',
  'currents-returned': ({ why }) => SWEPT[why],
  'die-grown': ({ to }) => (to === 'tile' ? 'KLP-12.1' : 'KLP-12.4'),
  'tile-turned': 'KLP-12.2',
  hungered: ({ why }) => HUNGERED[why],
  'dice-stored': 'KLP-13.1',
  'dice-returned': 'KLP-13.2',
  'energy-returned': 'KLP-13.27',
  'card-used': 'KLP-14.2',
  swam: ({ how }) => SWAM[how],
  'turned-about': 'KLP-14.1',
  'die-resolved': 'KLP-10.6',
  'die-lost': 'KLP-10.21',
  'die-used': 'KLP-10.20',
  'trap-sprung': 'KLP-10.13',
  'trap-ignored': 'KLP-11.13',
  'confrontation-began': 'KLP-15.18',
  chosen: 'KLP-15.19',
  confronted: ({ match }) => (match ? 'KLP-15.21' : 'KLP-15.22'),
  'strategy-resolved': 'KLP-15.23',
  'pair-removed': ({ why }) => (why === 'used' ? 'KLP-15.24' : 'KLP-18.7'),
  'spending-began': 'KLP-13.5',
  bought: 'KLP-13.11',
  exchanged: 'KLP-13.16',
  'spending-ended': 'KLP-13.25',
  'game-ended': ({ rule }) => rule,
};
