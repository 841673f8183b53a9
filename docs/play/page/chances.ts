import type { BaseAction } from 'gastropodia';
import { type OddsLine, oddsOf } from 'gastropodia/boxes';
import { make } from './dom.ts';
import { type Deciding, labelOf } from './options.ts';
import type { PageWords } from './words.ts';

/** So many actions are looked at, to see whether anything is left to luck; and of more than that nobody reads the odds. */
const LOOKED_AT = 12;
/** Of so many actions the odds are counted, to find those that are worth reading. */
const COUNTED = 40;

/** What may come of the actions that can be chosen now, counted when somebody asks. */
export class Chances {
  readonly #deciding: Deciding;
  readonly #words: PageWords;
  readonly #known = new Map<BaseAction, readonly OddsLine[]>();

  constructor(deciding: Deciding, words: PageWords) {
    this.#deciding = deciding;
    this.#words = words;
  }

  /** What may come of an action, likeliest first; nothing, where luck does not decide or the odds are not known. */
  of(action: BaseAction): readonly HTMLElement[] {
    const lines = this.#linesOf(action);
    return lines.length === 0 ? [] : [make('h3', {}, labelOf(this.#deciding, action)), barsOf(lines, this.#deciding)];
  }

  /** Is anything of this left to luck? */
  isAny(actions: readonly BaseAction[]): boolean {
    return actions.slice(0, LOOKED_AT).some((action) => this.#linesOf(action).length > 0);
  }

  /** What may come of each of these, those first of which the most can. */
  ofAll(actions: readonly BaseAction[]): readonly HTMLElement[] {
    const count = (action: BaseAction): number => this.#linesOf(action).length;
    const sorted = actions.slice(0, COUNTED).sort((one, other) => count(other) - count(one));
    return [make('h2', {}, this.#words.chances), ...sorted.slice(0, LOOKED_AT).flatMap((action) => this.of(action))];
  }

  #linesOf(action: BaseAction): readonly OddsLine[] {
    const known = this.#known.get(action) ?? this.#counted(action);
    this.#known.set(action, known);
    return known;
  }

  #counted(action: BaseAction): readonly OddsLine[] {
    const { box, view, locale, names } = this.#deciding;
    const lines = oddsOf(box, view, action, { locale, names });
    // One line says that nothing is left to luck.
    return lines.length < 2 ? [] : lines;
  }
}

function barsOf(lines: readonly OddsLine[], { locale }: Deciding): HTMLElement {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return make(
    'ul',
    {},
    ...lines.map(({ probability, text }) =>
      make(
        'li',
        { style: `--chance:${probability}` },
        make('b', {}, percent.format(probability)),
        make('span', {}, text),
      ),
    ),
  );
}
