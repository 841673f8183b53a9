import { LOCALES } from 'gastropodia';
import { type Card, cardName, type Deck, defaultPack, describeCard, type Pack } from 'gastropodia/snails';
import { expect, test } from 'vitest';

const HEAD = `<!-- Made by test/snails/cards/cards-page.test.ts from the cards themselves: npx vitest run cards-page -u -->

# The cards of Snails

This is the default pack, not the printed deck. \`source\` says how much of a card is known: **book**, name and effect are in
the rulebook; **named**, the name is in the rulebook and the figures are ours; **ours**, the card is made up to fill the
deck. Nobody should take our reconstruction for the printed cards; whoever has those can type in
[a pack of their own](guide/write-a-card.md).

The texts are made from the data of the cards. How they work is in [the rules](rules/snails.md).`;

test('docs/cards.md shows all cards of the default pack as they are', async () => {
  await expect(cardsPage(defaultPack)).toMatchFileSnapshot('../../../docs/cards.md');
});

test('SNL-1.6 the page states the totals: 5, 50, 34, 6', () => {
  const totals = cardsPage(defaultPack).matchAll(/^## .*: (\d+)/gm);

  expect([...totals].map(([, total]) => Number(total))).toEqual([5, 50, 34, 6]);
});

/** All cards of a pack with their names, sources and sentences, as a page. */
function cardsPage({ basic, red, purple, faction }: Pack): string {
  const sections = [
    section('Basic cards', basic, ' for each player'),
    section('Red arsenal cards', red),
    section('Purple arsenal cards', purple),
    section('Faction cards', faction),
  ];
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}

function section(title: string, deck: Deck, each = ''): string {
  const cards = Object.entries<Card>(deck);
  const total = cards.reduce((sum, [, card]) => sum + copiesOf(card), 0);
  const head = ['id', 'copies', 'source', 'English', 'Polish', 'German'];
  const rows = [head, head.map(() => '---'), ...cards.map(([id, card]) => cardRow(id, card))];
  return [`## ${title}: ${total}${each}`, '', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
}

function cardRow(id: string, card: Card): (string | number)[] {
  const owner = 'faction' in card ? ` (${card.faction}, ${card.colour})` : '';
  const texts = LOCALES.map((locale) => `**${cardName(id, { locale })}**: ${describeCard(card, { locale })}`);
  return [`\`${id}\`${owner}`, copiesOf(card), card.source, ...texts];
}

// A faction has one card.
const copiesOf = (card: Card): number => ('copies' in card ? card.copies : 1);
