import { type Card, cardName, type Deck, defaultPack, describeCard } from '../games/snails/index.ts';
import type { Locale } from '../kernel/index.ts';
import { type Terminal, widthOf, wrapped } from './terminal.ts';
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
  const width = Math.min(columns, MOST_COLUMNS) - indent.length;
  const entries = Object.entries<Card>(deck);
  const count = ([, card]: [string, Card]): number => ('copies' in card ? card.copies : 1);
  const total = entries.reduce((sum, entry) => sum + count(entry), 0);
  const texts = entries.map((entry) => {
    const [id, card] = entry;
    const name = cardName(id, locale);
    const facts = `${copies(count(entry))}, ${id}, ${sources[card.source]}`;
    const fits = widthOf(name + facts) <= width;
    const lines = wrapped(describeCard(card, locale), width).map((line) => indent + line);
    return [`${colours.bold(name)}${fits ? '  ' : `\n${indent}`}${colours.dim(facts)}`, ...lines].join('\n');
  });
  return [colours.bold.inverse(` ${title}: ${total} `), ...texts].join('\n\n');
}

const indent = '  ';
/** Longer lines are hard to read. */
const MOST_COLUMNS = 100;
