import type { Game, GameTypes, Knowledge } from '../kernel/index.ts';
import type { Aim } from './search/aim.ts';

/** The options of a searching bot, by name. */
export const OPTIONS: readonly (keyof IsmctsOptions<GameTypes>)[] = [
  'game',
  'knowledge',
  'name',
  'exploration',
  'aim',
  'from',
];

/** What a searching bot plays, and what it knows of it. */
export interface IsmctsOptions<T extends GameTypes> {
  readonly game: Game<T>;
  /** If not said, it knows the rules and nothing else. */
  readonly knowledge?: Knowledge<NoInfer<T>>;
  readonly name?: string;
  /**
   * How much is tried that does not look best so far: a number, 0 or more. If not said, 0.4 with knowledge, which says where to look and whose
   * worths lie close together; 1.5 without.
   */
  readonly exploration?: number;
  /**
   * What it wants: to win (`rank`), if not said; or as many points more than the best of the others as possible (`scores`),
   * which is an error in a game whose outcomes have no scores.
   */
  readonly aim?: Aim;
  /**
   * How the game began, for small games in which somebody hides something, such as poker: games are imagined from there, and the bot
   * mixes what it does so that nobody gains by knowing it. What others hold is told by how they came to a position, and a view
   * does not say that. Where such games do not come to the position often enough, it draws lots among what a usual search has
   * tried often; where nothing is hidden, nothing changes. `knowledge` is not asked on the way from the beginning.
   */
  readonly from?: NoInfer<T['Config']>;
}
