import { isEngineError, type Locale, type Seating } from 'gastropodia';
import type { AnyBox, Player } from 'gastropodia/boxes';
import type { Opening, SeatChoice } from '../protocol.ts';
import { strengthsOf } from '../strengths.ts';
import { buttonOf, choiceOf, lineOf, make } from './dom.ts';
import { widthOf } from './stage.ts';
import { type PageWords, WORDS } from './words.ts';

export interface NamedBox {
  readonly name: string;
  readonly box: AnyBox;
}

/** What was chosen so far; it outlives a change of language. */
export interface Chosen {
  game: string;
  offer: string;
  seats: SeatChoice[];
  seed: string;
}

interface Setup {
  readonly boxes: readonly NamedBox[];
  readonly chosen: Chosen;
  readonly locale: Locale;
  start(opening: Opening): void;
  load(file: File): void;
}

/** What is chosen where nobody has chosen anything: a person against bots that know the game. */
export function firstChoice({ name, box }: NamedBox): Chosen {
  const [usual] = box.configs;
  const strengths = strengthsOf(box);
  const bot = strengths.includes('greedy') ? 'greedy' : 'search-quick';
  const count = seatsOf(usual?.seats).min;
  return {
    game: name,
    offer: usual?.id ?? '',
    seats: Array.from({ length: count }, (_, seat) => ({ name: '', player: seat === 0 ? 'person' : bot })),
    seed: crypto.randomUUID().slice(0, 8),
  };
}

const seatsOf = (seats: Seating | undefined): Seating => seats ?? { min: 2, max: 2 };

/** The page before a game. */
export function setupScreen({ boxes, chosen, locale, start, load }: Setup): HTMLElement {
  const words = WORDS[locale];
  const root = make('div', { class: 'setup' });
  const boxNow = (): AnyBox | undefined => boxes.find(({ name }) => name === chosen.game)?.box;
  const draw = (): void => {
    const box = boxNow();
    if (box === undefined) return;
    const preview = make('div', { class: 'preview', 'aria-hidden': 'true' });
    const focused = document.activeElement?.getAttribute('name');
    root.replaceChildren(formOf(box), preview);
    // Whoever goes by keyboard stays where they were.
    root.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
    // It knows how wide it is once it stands on the page.
    queueMicrotask(() => drawPreview(preview, box, chosen, locale));
  };

  function formOf(box: AnyBox): HTMLElement {
    return make(
      'form',
      {
        class: 'sheet',
        onsubmit: (event) => {
          event.preventDefault();
          start({ ...chosen, seats: seatsChosen(box, chosen) });
        },
      },
      make('h1', {}, words.title),
      make('p', { class: 'lead' }, words.lead),
      gameChoice(),
      ...wayChoice(box),
      ...countChoice(box),
      ...chosen.seats.map((_, seat) => seatChoice(box, seat)),
      lineOf(words.seed, {
        name: 'seed',
        value: chosen.seed,
        onchange: (value) => {
          chosen.seed = value;
        },
      }),
      make('div', { class: 'row' }, make('button', { class: 'main' }, words.start), loader(words, load)),
    );
  }

  const gameChoice = (): HTMLElement =>
    choiceOf(
      words.game,
      boxes.map(({ name, box }) => ({ value: name, text: box.words.name({ locale }) })),
      {
        name: 'game',
        value: chosen.game,
        onchange: (value) => {
          const found = boxes.find(({ name }) => name === value);
          if (found !== undefined) Object.assign(chosen, { ...firstChoice(found), seed: chosen.seed });
          draw();
        },
      },
    );

  const wayChoice = (box: AnyBox): readonly HTMLElement[] =>
    box.configs.length < 2
      ? []
      : [
          choiceOf(
            words.way,
            box.configs.map((offer) => ({ value: offer.id, text: offer.describe(locale) })),
            {
              name: 'offer',
              value: chosen.offer,
              onchange: (value) => {
                chosen.offer = value;
                draw();
              },
            },
          ),
        ];

  function countChoice(box: AnyBox): readonly HTMLElement[] {
    const { min, max } = seatsOf(wayOf(box, chosen.offer)?.seats);
    if (min === max) return [];
    const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
    return [
      choiceOf(
        words.seats,
        counts.map((count) => ({ value: count, text: count })),
        {
          name: 'seats',
          value: String(chosen.seats.length),
          onchange: (value) => {
            const player = chosen.seats.at(-1)?.player ?? 'random';
            chosen.seats = Array.from(
              { length: Number(value) },
              (_, seat) => chosen.seats[seat] ?? { name: '', player },
            );
            draw();
          },
        },
      ),
    ];
  }

  function seatChoice(box: AnyBox, seat: number): HTMLElement {
    const at = chosen.seats[seat] ?? { name: '', player: 'person' };
    const change = (part: Partial<SeatChoice>): void => {
      chosen.seats[seat] = { ...(chosen.seats[seat] ?? at), ...part };
    };
    return make(
      'fieldset',
      { class: `seat seat-${seat}` },
      make('legend', {}, words.seat(seat + 1)),
      lineOf(words.name, {
        name: `name-${seat}`,
        value: at.name,
        placeholder: nameOf(seat),
        onchange: (name) => change({ name }),
      }),
      choiceOf(
        words.plays,
        [
          { value: 'person', text: words.person },
          ...strengthsOf(box).map((value) => ({ value, text: words.strengths[value] ?? value })),
        ],
        { name: `player-${seat}`, value: at.player, onchange: (player) => change({ player }) },
      ),
      ...traitChoice(box, seat),
    );
  }

  function traitChoice(box: AnyBox, seat: number): readonly HTMLElement[] {
    const { trait } = box;
    if (trait === undefined || !hasTrait(box, chosen)) return [];
    const called = (value?: string): string =>
      trait.describe?.(locale, value) ?? (value === undefined ? trait.name : value);
    const name = called();
    return [
      choiceOf(
        name.charAt(0).toUpperCase() + name.slice(1),
        [{ value: '', text: words.dealt }, ...trait.values.map((value) => ({ value, text: called(value) }))],
        {
          name: `trait-${seat}`,
          value: chosen.seats[seat]?.trait ?? '',
          onchange: (value) => {
            // No two seats have the same one: whoever had it gives it up.
            chosen.seats = chosen.seats.map(({ trait: had, ...others }, index) => {
              const has = index === seat ? value : had === value ? '' : (had ?? '');
              return has === '' ? others : { ...others, trait: has };
            });
            draw();
          },
        },
      ),
    ];
  }

  draw();
  return root;
}

/** Names for those who give none, which are the same in all languages. */
const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan'];
const nameOf = (seat: number): string => NAMES[seat] ?? String(seat + 1);

function loader(words: PageWords, load: (file: File) => void): HTMLElement {
  const input = make('input', {
    type: 'file',
    accept: '.jsonl,.json',
    hidden: true,
    tabindex: -1,
    'aria-label': words.load,
    onchange: () => {
      const [file] = input.files ?? [];
      if (file !== undefined) load(file);
    },
  });
  return make(
    'span',
    {},
    input,
    buttonOf(words.load, () => input.click(), { class: 'quiet' }),
  );
}

/** The table as it will look, with the luck of nobody's game. */
function drawPreview(preview: HTMLElement, box: AnyBox, chosen: Chosen, locale: Locale): void {
  const way = wayOf(box, chosen.offer);
  if (way === undefined) return;
  const players = seatsChosen(box, chosen).map(({ player: _, ...each }): Player => each);
  const view = box.game.view(box.game.setup(way.config({ players }), 'preview'), 'spectator');
  const width = widthOf(preview);
  preview.innerHTML = box.pictures.table(box.story.look(view), { locale, width, style: 'outside' });
}

/** Everybody with a name, and with the trait that was chosen, if the game is played so that it can be. */
function seatsChosen(box: AnyBox, chosen: Chosen): readonly SeatChoice[] {
  const isWithTrait = hasTrait(box, chosen);
  return chosen.seats.map(({ name, player, trait }, seat) => ({
    name: name || nameOf(seat),
    player,
    ...(isWithTrait && trait !== undefined ? { trait } : {}),
  }));
}

const wayOf = ({ configs }: AnyBox, offer: string): AnyBox['configs'][number] | undefined =>
  configs.find(({ id }) => id === offer);

/** Can players choose their trait, when the game is played this way? A way that deals it otherwise refuses them. */
function hasTrait(box: AnyBox, { offer, seats }: Chosen): boolean {
  const { trait } = box;
  const way = wayOf(box, offer);
  if (trait === undefined || way === undefined) return false;
  const players = seats.map((_, seat): Player => {
    const value = trait.values[seat];
    return value === undefined ? {} : { trait: value };
  });
  try {
    box.game.setup(way.config({ players }), 'preview');
    return true;
  } catch (error) {
    if (isEngineError(error)) return false;
    throw error;
  }
}
