import { examplePack } from '../../../docs/examples/laboratory/index.ts';
import { FULL_LIFE, HAND_LIMIT, SHELL_PROTECTION } from '../../../src/games/snails/components.ts';
import { defaultPack, type Look, type SnailsEvent } from '../../../src/games/snails/index.ts';
import type { SeenEvent } from '../../../src/kernel/index.ts';

/** What somebody has noted who has followed a game by its events. */
export interface Witness {
  /** Barrels that were resolved, not those that were taken away. */
  barrels: number;
  /** How often a shell has taken damage off, and how often one was moved. */
  shielded: number;
  shellsMoved: number;
  card: string;
  wrong: string[];
}

/** Nothing has been seen yet. */
export const newWitness = (): Witness => ({ barrels: 0, shielded: 0, shellsMoved: 0, card: 'none', wrong: [] });

/** The cards whose effects work on shells. */
const WORKS_ON_SHELLS = [...Object.values(defaultPack), ...Object.values(examplePack)].flatMap((deck) =>
  Object.entries(deck)
    .filter(([, card]) => /"shells":"(pushed|placed)"/.test(JSON.stringify(card)))
    .map(([id]) => id),
);
const BASICS = Object.keys(defaultPack.basic).length;

/** Notes what an event shows, and whatever cannot have happened at a table that looks like this. */
export function note(look: Look, event: SeenEvent<SnailsEvent>, witness: Witness): void {
  const snailOf = (handle: number) => look.snails.find(({ snail }) => snail === handle);
  const terrainOf = (name: string) => look.fields.find(({ field }) => field === name)?.terrain;
  const demand = (isSo: boolean): void => {
    if (!isSo) witness.wrong.push(JSON.stringify(event));
  };

  switch (event.type) {
    case 'revealed':
      witness.card = event.card;
      break;
    case 'phase-began':
      if (event.phase === 'clean-up') witness.card = 'none';
      // Invariant 15: the hand limit holds at the end of each draw phase.
      if (event.phase === 'planning') {
        demand(look.players.every(({ isLiving, hand }) => !isLiving || hand.length <= BASICS + HAND_LIMIT));
      }
      break;
    case 'damaged': {
      // Invariant 3: damage d to a snail in a shell costs it exactly max(0, d − 5); without a shell, d.
      const hurt = snailOf(event.snail);
      const shell = hurt?.inShell ? Math.min(SHELL_PROTECTION, event.amount) : 0;
      demand(event.shell === shell && event.life === Math.max(0, (hurt?.life ?? 0) - event.amount + shell));
      if (shell > 0) witness.shielded += 1;
      break;
    }
    case 'healed':
      demand(event.life === Math.min(FULL_LIFE, (snailOf(event.snail)?.life ?? 0) + event.amount));
      break;
    case 'eliminated':
      demand(snailOf(event.snail)?.life === 0);
      break;
    case 'stepped':
    case 'pushed':
    case 'placed':
      demand(snailOf(event.snail)?.field === event.from);
      if (!snailOf(event.snail)?.inShell) break;
      witness.shellsMoved += 1;
      // Invariant 10: a snail in a shell changes field only by an effect that works on shells.
      demand(WORKS_ON_SHELLS.includes(witness.card));
      break;
    case 'fell':
      demand(snailOf(event.snail)?.field === event.field && terrainOf(event.field) === event.onto);
      break;
    case 'tile-destroyed':
    case 'tile-removed':
      demand(terrainOf(event.field) === event.terrain);
      if (event.type === 'tile-destroyed' && event.back === 'barrel') witness.barrels += 1;
      break;
    case 'contamination-rose':
      // Invariant 8: contamination never falls.
      demand(event.space === look.contamination.space + 1);
      break;
    default:
      break;
  }
}
