import { discard, draw, steal, takeBack } from './on-players.ts';
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
  untilRoundEnds,
} from './on-snails.ts';
import { addTile, damageTile, destroyTile, put, removeTile } from './on-tiles.ts';
import type { OpTable } from './op.ts';
import { wrappers } from './wrappers.ts';

/** What each word of the vocabulary does. */
export const OPS: OpTable = {
  damage,
  drain,
  heal,
  'until-round-ends': untilRoundEnds,
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
  'add-tile': addTile,
  put,
  draw,
  discard,
  steal,
  'take-back': takeBack,
  ...wrappers(() => OPS),
};
