import type { Effect } from '../cards/vocabulary.ts';
import type { Book } from '../table/book.ts';
import type { Changing } from '../table/state.ts';
import { arrive, attach, burn, exchange, kill, merge, retreat, rise, snare, step, wound } from './on-creatures.ts';
import { discard, halt, limit } from './on-players.ts';
import { clear, ignite, lay, setOff } from './on-things.ts';
import type { EffectOf, OpRule, OpTable, PlayedOp } from './op.ts';
import { fire } from './shooting.ts';

/** What each word of the vocabulary does. */
const OPS: OpTable = {
  arrive,
  lay,
  attach,
  step,
  merge,
  exchange,
  rise,
  clear,
  fire,
  wound,
  burn,
  kill,
  'set-off': setOff,
  ignite,
  retreat,
  snare,
  halt,
  limit,
  discard,
};

/** Does what an effect of the card that is being resolved says. */
export function carryOut(book: Book, draft: Changing, effect: Effect): void {
  const op: OpRule<PlayedOp> | undefined = (OPS as Readonly<Record<string, OpRule<PlayedOp>>>)[effect.op];
  op?.(book, draft, effect as EffectOf<PlayedOp>);
}
