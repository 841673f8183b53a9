import { discard, draw, takeBack } from './on-players.ts';
import {
  aim,
  damage,
  drain,
  enterShell,
  exchangePlaces,
  goThere,
  heal,
  leaveShell,
  move,
  placeHere,
  push,
  swap,
} from './on-snails.ts';
import { damageTile, destroyTile, put, removeTile } from './on-tiles.ts';
import type { OpTable } from './op.ts';
import { wrappers } from './wrappers.ts';

/** What each word of the vocabulary does. */
export const OPS: OpTable = {
  damage,
  drain,
  heal,
  push,
  'place-here': placeHere,
  'go-there': goThere,
  'exchange-places': exchangePlaces,
  move,
  'leave-shell': leaveShell,
  'enter-shell': enterShell,
  aim,
  swap,
  'damage-tile': damageTile,
  'destroy-tile': destroyTile,
  'remove-tile': removeTile,
  put,
  draw,
  discard,
  'take-back': takeBack,
  ...wrappers(() => OPS),
};
