import { type Card, cardName, type Deck, defaultPack, describeCard } from '../games/snails/index.ts';
import type { Locale } from '../kernel/index.ts';
import { type Terminal, wrapped } from './terminal.ts';
import { WORDS } from './words.ts';

/** Tells all cards of the default pack: name, copies, where it comes from, and what it does. */
export function cards(locale: Locale, terminal: Terminal): void {
  const words = WORDS[locale];
  const decks = ['basic', 'red', 'purple', 'faction'] as const;
  const parts = decks.map((deck) => deckText(words[deck], defaultPack[deck], locale, terminal));
  terminal.say(parts.join('\n\n'));
}

function deckText(title: string, deck: Deck, locale: Locale, { colours, columns }: Terminal): string {
  const { copies, sources } = WORDS[locale];
  const width = Math.min(columns, MOST_COLUMNS) - INDENT;
  const entries = Object.entries<Card>(deck);
  const count = ([, card]: [string, Card]): number => ('copies' in card ? card.copies : 1);
  const total = entries.reduce((sum, entry) => sum + count(entry), 0);
  const texts = entries.map((entry) => {
    const [id, card] = entry;
    const name = colours.bold(cardName(id, locale));
    const facts = colours.dim(`${copies(count(entry))}, ${id}, ${sources[card.source]}`);
    const lines = wrapped(describeCard(card, locale), width).map((line) => ' '.repeat(INDENT) + line);
    return [`${name}  ${facts}`, ...lines].join('\n');
  });
  return [colours.bold.inverse(` ${title}: ${total} `), ...texts].join('\n\n');
}

const INDENT = 2;
/** Longer lines are hard to read. */
const MOST_COLUMNS = 100;
