import type { EventRules } from '../../../boxes/index.ts';
import type {
  DamageSource,
  DeathReason,
  MoveReason,
  RemovalReason,
  ShieldReason,
  StayReason,
} from '../table/events.ts';
import type { ZombiakiTypes } from '../table/state.ts';

const ATTACHED = { shield: 'ZOM-15.1', claws: 'ZOM-15.10', boss: 'ZOM-15.12' } as const;

const MOVED: Readonly<Record<MoveReason, string>> = {
  advance: 'ZOM-9.1',
  dogs: 'ZOM-9.4',
  card: 'ZOM-7.4',
  order: 'ZOM-15.14',
  push: 'ZOM-18.7',
  retreat: 'ZOM-10.1',
};

const STAYED: Readonly<Record<StayReason, string>> = {
  halted: 'ZOM-15.25',
  netted: 'ZOM-15.24',
  barred: 'ZOM-12.37',
  held: 'ZOM-9.14',
  blocked: 'ZOM-7.1',
  wall: 'ZOM-8.2',
  edge: 'ZOM-10.3',
};

const WOUNDED: Readonly<Record<DamageSource, string>> = {
  card: 'ZOM-6.2',
  fire: 'ZOM-18.53',
  explosion: 'ZOM-14.2',
  shrapnel: 'ZOM-14.10',
};

const SHIELD_LOST: Readonly<Record<ShieldReason, string>> = {
  damage: 'ZOM-15.3',
  crushed: 'ZOM-15.4',
  pit: 'ZOM-11.5',
  second: 'ZOM-17.17',
};

const DIED: Readonly<Record<DeathReason, string>> = {
  wounds: 'ZOM-6.4',
  crushed: 'ZOM-11.2',
  swallowed: 'ZOM-11.3',
  killed: 'ZOM-18.2',
};

const REMOVED: Readonly<Record<RemovalReason, string>> = {
  ended: 'ZOM-12.41',
  cleared: 'ZOM-17.9',
  filled: 'ZOM-11.3',
  broken: 'ZOM-12.10',
  'fallen-in': 'ZOM-12.12',
  'rolled-off': 'ZOM-12.8',
  spent: 'ZOM-12.9',
};

/** The rule to look up where something has happened. */
export const ZOMBIAKI_EVENT_RULES: EventRules<ZombiakiTypes> = {
  'turn-began': 'ZOM-3.1',
  'turn-ended': 'ZOM-3.9',
  'effect-ended': 'ZOM-3.6',
  'nets-lifted': 'ZOM-3.6',
  'limit-ended': 'ZOM-15.29',
  drew: 'ZOM-4.1',
  'dawn-drawn': 'ZOM-17.36',
  discarded: ({ why }) => (why === 'step' ? 'ZOM-4.7' : 'ZOM-17.23'),
  played: 'ZOM-5.14',
  cancelled: 'ZOM-16.5',
  'not-answered': 'ZOM-16.3',
  'card-resolved': 'ZOM-5.2',
  arrived: 'ZOM-17.1',
  risen: 'ZOM-17.35',
  attached: ({ as }) => ATTACHED[as],
  moved: ({ how }) => MOVED[how],
  stayed: ({ why }) => STAYED[why],
  exchanged: 'ZOM-17.27',
  merged: 'ZOM-17.15',
  held: 'ZOM-17.25',
  'holds-ended': 'ZOM-9.15',
  ordered: 'ZOM-15.13',
  wounded: ({ by }) => WOUNDED[by],
  'shield-lost': ({ why }) => SHIELD_LOST[why],
  died: ({ why }) => DIED[why],
  'boss-died': 'ZOM-15.20',
  'retreat-began': 'ZOM-15.23',
  netted: 'ZOM-15.24',
  halted: 'ZOM-15.25',
  limited: 'ZOM-15.28',
  'broke-through': 'ZOM-7.12',
  laid: 'ZOM-18.48',
  rolled: 'ZOM-12.6',
  removed: ({ why }) => REMOVED[why],
  'set-off': 'ZOM-14.18',
  exploded: 'ZOM-14.15',
  'shrapnel-flew': 'ZOM-14.7',
  ignited: 'ZOM-18.51',
  'burns-already': 'ZOM-18.58',
  'fire-out': ({ why }) => (why === 'ended' ? 'ZOM-3.10' : 'ZOM-18.58'),
  shot: 'ZOM-18.9',
  poured: 'ZOM-18.27',
  'game-ended': ({ rule }) => rule,
};
