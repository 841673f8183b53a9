import { type Fold, foldWith } from 'gastropodia/drawing';
import type { KuhnTypes } from './index.ts';

type View = KuhnTypes['View'];

const withStake = ({ stakes }: View, seat: number, stake: number): Partial<View> => ({
  stakes: stakes.map((old, each) => (each === seat ? stake : old)),
});

/** What Kuhn poker looks like after an event. */
export const fold: Fold<View, KuhnTypes['Event']> = foldWith<View, KuhnTypes['Event']>(
  {
    opened: (look, { seat, move }) => withStake(look, seat, move === 'bet' ? 2 : 1),
    replied: (look, { seat, move }) => (move === 'fold' ? {} : withStake(look, seat, 2)),
    shown: (_look, { hands }) => ({ hands }),
  },
  { agenda: [] },
);
