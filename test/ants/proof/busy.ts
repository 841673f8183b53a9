import {
  advanceEggs,
  type Board,
  type Card,
  defaultBoard,
  defaultPack,
  defeat,
  draw,
  drawKeep,
  type Effect,
  either,
  explore,
  flight,
  forage,
  type Garden,
  gain,
  item,
  larva,
  loseScent,
  mark,
  moveMarks,
  needs,
  type Pack,
  play,
  room,
  rooms,
  seek,
  swapEggs,
  takeCard,
  tuck,
  turnBack,
} from '../../../src/games/ants/index.ts';

/** What cards do now and then, and here all the time. */
const RARE: readonly (readonly Effect[])[] = [
  [drawKeep, seek, gain('aggression', 1), play('deed', 'waive')],
  [mark('sprout', 'this', 2), moveMarks('sprout', 2), mark('sprout', 'any'), draw(2)],
  [larva, item, draw(2), play('deed', 'waive')],
  [loseScent, flight(4), mark('sprout', 'any'), either(mark('aphid', 'any'), mark('sprout', 'any'))],
  [advanceEggs, swapEggs, turnBack, takeCard],
  [explore(4), gain('aggression', 2), gain('mutation', 2), defeat],
  [tuck(2), mark('sprout', 'this', 2), moveMarks('sprout', 2)],
  [room(2), room(3), forage(4)],
];

/** A card that can be played at once, and does something rare. */
function busy(card: Card, nth: number): Card {
  const { type, copies, source, symbols } = card;
  const kept = { copies, source, type, now: RARE[nth % RARE.length] ?? [] };
  if (type === 'deed') return { ...kept, needs: [needs(rooms(), 1), needs('aggression', 1)] };
  return { ...kept, ...(symbols === undefined ? {} : { symbols }), ...(type === 'room' ? { room: 1 } : {}) };
}

const busyDeck = (deck: Readonly<Record<string, Card>>) =>
  Object.fromEntries(Object.entries(deck).map(([id, card], nth) => [id, busy(card, nth)]));

/** A pack whose cards ask for everything that can be asked. */
export const BUSY_PACK: Pack = {
  ...defaultPack,
  basic: busyDeck(defaultPack.basic),
  starting: busyDeck(defaultPack.starting),
  queenRooms: busyDeck(defaultPack.queenRooms),
};

const scarce = (garden: Garden): Garden => ({
  ...garden,
  hexes: Object.fromEntries(
    Object.entries(garden.hexes).map(([name, hex]) => [
      name,
      hex.cubes === undefined ? hex : { ...hex, cubes: { food: 1 } },
    ]),
  ),
});

/** A board on which one forager empties several hexes. */
export const SCARCE_BOARD: Board = {
  ...defaultBoard,
  two: scarce(defaultBoard.two),
  more: scarce(defaultBoard.more),
};
