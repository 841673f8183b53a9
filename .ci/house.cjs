// The rooms of the house and the arrows between them, as docs/design/house.md draws them.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const PAGE = readFileSync(join(__dirname, '../docs/design/house.md'), 'utf8');

/** The rooms in the table under a heading, in their order, each with those that it may use. */
function roomsUnder(heading) {
  const chapter = PAGE.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...chapter.matchAll(/^\| `([^`]+)` \|[^|]*\|([^|]*)\|$/gm)].map(([, room, uses]) => ({
    room,
    uses: [...uses.matchAll(/`([^`]+)`/g)].map(([, used]) => used),
  }));
}

module.exports = {
  parts: roomsUnder('Beside each other'),
  kernel: roomsUnder('The kernel'),
  game: roomsUnder('A game'),
};
