import type { Story, TextOptions } from '../drawing/index.ts';
import { type CardNames, type Game, type GameTypes, localeOf, type PrintedView } from '../kernel/index.ts';
import type { Offer, Player } from './box.ts';
import type { BoxParts } from './box-of.ts';

/** How a game is told and drawn as text. */
export interface StoryAndText<T extends GameTypes, Look> {
  readonly story: Story<PrintedView<T>, T['Event'], Look>;
  /** The table as lines of text. */
  readonly renderText: (view: PrintedView<T>, options: TextOptions) => string;
}

/** Story and text of a game, in which the cards of a pack of one's own are called as their author says. */
export function withCardNames<T extends GameTypes, Look>(
  { locales }: Pick<Game<T>, 'locales'>,
  cards: CardNames,
  { story, renderText }: StoryAndText<T, Look>,
): Required<Pick<BoxParts<T, Look>, 'story' | 'render'>> {
  return {
    story: { ...story, tell: (event, { locale, names }) => story.tell(event, { locale, names: { cards, ...names } }) },
    // What is read line by line needs no more than the sixteen colours.
    render: (view, { locale, colour, outcome }) =>
      renderText(view, {
        locale,
        outcome,
        colour: colour === 'none' ? 'none' : 'ansi',
        names: cards[localeOf(locale, locales)] ?? {},
      }),
  };
}

/** A way to play a game whose config says who plays, and nothing else. */
export function offerToNamed<T extends GameTypes & { Config: { readonly players: unknown } }>(
  { seats }: Pick<Game<T>, 'seats'>,
  offer: Pick<Offer<T>, 'id' | 'describe'>,
): Offer<T> {
  return { ...offer, seats, config: ({ players }) => ({ players: players.map(nameOnly) }) };
}

const nameOnly = ({ name }: Player): Pick<Player, 'name'> => (name === undefined ? {} : { name });
