import type { Locale, Seating } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';
import type { Opening, SeatChoice } from '../protocol.ts';
import { strengthsOf } from '../strengths.ts';
import { buttonOf, choiceOf, lineOf, make } from './dom.ts';
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
    root.replaceChildren(formOf(box), previewOf(box, chosen, locale));
  };

  function formOf(box: AnyBox): HTMLElement {
    return make(
      'form',
      {
        class: 'sheet',
        onsubmit: (event) => {
          event.preventDefault();
          const seats = chosen.seats.map((seat, index) => ({ ...seat, name: seat.name || nameOf(index) }));
          start({ ...chosen, seats });
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
      boxes.map(({ name, box }) => ({ value: name, text: box.words.name(locale) })),
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
    const { min, max } = seatsOf(box.configs.find(({ id }) => id === chosen.offer)?.seats);
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
    );
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
    class: 'hidden',
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
function previewOf(box: AnyBox, { offer, seats }: Chosen, locale: Locale): HTMLElement {
  const way = box.configs.find(({ id }) => id === offer);
  const preview = make('div', { class: 'preview', 'aria-hidden': 'true' });
  if (way === undefined) return preview;
  const config = way.config({ players: seats.map(({ name }, seat) => ({ name: name || nameOf(seat) })) });
  const view = box.game.view(box.game.setup(config, 'preview'), 'spectator');
  preview.innerHTML = box.pictures.table(box.story.look(view), { locale, width: 'narrow', style: 'outside' });
  return preview;
}
