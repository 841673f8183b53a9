import { askBot, type GameTypes } from 'gastropodia';
import { botsFor, type Playable } from 'gastropodia/bots';
import type { AnyBox } from 'gastropodia/boxes';
import type { RemoteBot } from 'gastropodia/host';

/** How long the searching bots may think, in nodes. */
const NODES: Readonly<Record<string, number>> = { 'search-quick': 200, 'search-careful': 1000, 'search-long': 4000 };

/** The ids of the bots that can play a game, the weakest first. */
export function strengthsOf(box: AnyBox): readonly string[] {
  return Object.keys(botsFor(box)).flatMap((name) => (name === 'ismcts' ? Object.keys(NODES) : [name]));
}

/** The bot of a strength. */
export function botOf(box: AnyBox & Playable<GameTypes>, strength: string): RemoteBot<GameTypes> {
  const nodes = NODES[strength];
  const make = botsFor(box)[nodes === undefined ? strength : 'ismcts'];
  if (make === undefined) throw new Error(`There is no bot '${strength}' for this game.`);
  const bot = make();
  return {
    name: strength,
    ask: async (view, means) => askBot(box.game, bot, view, nodes === undefined ? means : { ...means, nodes }),
  };
}
