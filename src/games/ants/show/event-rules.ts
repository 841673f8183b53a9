import type { EventRules } from '../../../boxes/index.ts';
import type { AntAction, Criterion } from '../components.ts';
import type { Category, DiscardReason } from '../table/events.ts';
import type { AntsTypes } from '../table/state.ts';
import type { MainAction } from '../table/work.ts';

const CHOSEN: Readonly<Record<MainAction, string>> = {
  dig: 'ANT-6.1',
  explore: 'ANT-7.1',
  forage: 'ANT-8.1',
  cards: 'ANT-11.1',
  enemy: 'ANT-11.2',
  incubate: 'ANT-14.1',
};

const SPENT: Readonly<Record<AntAction, string>> = { dig: 'ANT-5.8', explore: 'ANT-5.8', forage: 'ANT-5.9' };

const DISCARDED: Readonly<Record<DiscardReason, string>> = {
  queen: 'ANT-20.1',
  effect: 'ANT-18.3',
  'not-kept': 'ANT-18.3',
};

const STARS: Readonly<Record<Criterion, string>> = { nest: 'ANT-16.2', pheromones: 'ANT-16.3', deeds: 'ANT-16.4' };

const SCORED: Readonly<Record<Category, string>> = {
  stars: 'ANT-24.8',
  swarming: 'ANT-24.9',
  cards: 'ANT-24.10',
  enemies: 'ANT-24.11',
  items: 'ANT-24.13',
  production: 'ANT-24.14',
  ants: 'ANT-24.15',
  emergency: 'ANT-24.17',
  queen: 'ANT-24.18',
};

/** The rule to look up where something has happened. */
export const ANTS_EVENT_RULES: EventRules<AntsTypes> = {
  'item-laid': 'ANT-2.5',
  'leaf-laid': 'ANT-2.6',
  'display-filled': 'ANT-5.13',
  'first-player': 'ANT-2.14',
  'anthill-drawn': 'ANT-2.16',
  'pair-drawn': 'ANT-2.17',
  'set-dealt': 'ANT-2.33',
  'queen-chosen': 'ANT-2.18',
  'tiles-laid': 'ANT-2.20',
  'cards-dealt': 'ANT-2.28',
  'cards-kept': 'ANT-2.28',
  'round-began': 'ANT-3.8',
  'turn-began': 'ANT-3.1',
  'action-chosen': ({ action }) => CHOSEN[action],
  'action-closed': 'ANT-11.3',
  'turn-ended': 'ANT-3.7',
  'final-began': 'ANT-24.3',
  'ants-spent': ({ action }) => SPENT[action],
  'action-granted': 'ANT-5.20',
  'display-taken': 'ANT-5.12',
  'tile-placed': 'ANT-6.2',
  'tile-turned': 'ANT-11.13',
  'hex-explored': 'ANT-7.1',
  'enemy-revealed': 'ANT-7.6',
  'cubes-placed': 'ANT-7.7',
  'forager-placed': 'ANT-8.1',
  'foragers-returned': 'ANT-8.12',
  collected: 'ANT-9.1',
  'scent-emitted': 'ANT-10.3',
  'scent-lost': 'ANT-10.14',
  'leaf-activated': 'ANT-10.7',
  'card-drawn': 'ANT-18.2',
  'card-looked-at': 'ANT-18.13',
  'card-kept': 'ANT-18.13',
  reshuffled: 'ANT-5.15',
  sought: 'ANT-18.12',
  'card-discarded': ({ deck, why }) => (deck === 'basic' ? DISCARDED[why] : 'ANT-5.19'),
  'card-chosen': 'ANT-11.22',
  'symbols-covered': ({ aggression }) => (aggression > 0 ? 'ANT-12.5' : 'ANT-12.6'),
  paid: 'ANT-11.6',
  'card-played': 'ANT-11.7',
  'card-tucked': 'ANT-19.12',
  'enemy-defeated': 'ANT-13.4',
  'effect-activated': 'ANT-11.15',
  gained: 'ANT-3.12',
  'item-taken': 'ANT-2.5',
  'markers-placed': 'ANT-18.6',
  'marker-moved': 'ANT-19.18',
  'markers-spent': 'ANT-18.8',
  'production-moved': 'ANT-14.9',
  flew: 'ANT-17.1',
  swarmed: 'ANT-17.6',
  'disc-moved': 'ANT-15.4',
  'larva-gained': 'ANT-14.19',
  'universal-gained': 'ANT-4.6',
  'star-earned': ({ criterion }) => STARS[criterion],
  'end-met': ({ reason }) => (reason === 'star-track' ? 'ANT-24.1' : 'ANT-24.7'),
  'incubation-began': 'ANT-14.1',
  'ants-cleared': 'ANT-14.2',
  'deed-resolved': 'ANT-14.4',
  'eggs-laid': 'ANT-14.10',
  'larvae-fed': 'ANT-14.13',
  'larva-lost': 'ANT-14.13',
  'tiles-shifted': 'ANT-14.15',
  'emergency-taken': ({ from }) => (from === 'store' ? 'ANT-15.7' : 'ANT-15.10'),
  'queen-asked': 'ANT-20.9',
  'token-placed': 'ANT-20.11',
  'points-scored': ({ of }) => SCORED[of.category],
  scored: 'ANT-24.8',
  'game-ended': ({ rule }) => rule,
};
