import { type AnyBox, type BoxCard, type CardGroup, countCards } from '../boxes/index.ts';
import { misused } from './failure.ts';
import { type Terminal, widthOf, wrapped } from './terminal.ts';
import { wordsIn } from './words.ts';

/** Tells all cards of a game: name, copies, where it comes from, and what it does. */
export function cards(box: AnyBox, locale: string, terminal: Terminal): void {
  const groups = box.cards?.(locale);
  if (groups === undefined) throw misused(`${box.words.name({ locale })} (${box.game.id}) has no list of cards.`);
  terminal.say(groups.map((group) => groupText(group, locale, terminal)).join('\n\n'));
}

function groupText(group: CardGroup, locale: string, { colours, columns }: Terminal): string {
  const { title, cards: all } = group;
  const width = Math.min(columns, MOST_COLUMNS) - indent.length;
  const texts = all.map((card) => {
    const facts = factsOf(card, locale);
    const fits = widthOf(card.name + facts) <= width;
    const lines = wrapped(card.text, width).map((line) => indent + line);
    return [`${colours.bold(card.name)}${fits ? '  ' : `\n${indent}`}${colours.dim(facts)}`, ...lines].join('\n');
  });
  return [
    colours.bold.inverse(` ${title}: ${wordsIn(locale).counted(countCards([group]), group.pieces)} `),
    ...texts,
  ].join('\n\n');
}

/** `4×, rocket, name and effect from the rulebook`. */
function factsOf({ id, copies, source }: BoxCard, locale: string): string {
  const words = wordsIn(locale);
  return [words.copies(copies), id, ...(source === undefined ? [] : [words.sources[source]])].join(', ');
}

const indent = '  ';
/** Longer lines are hard to read. */
const MOST_COLUMNS = 100;
