import { type Fault, type GameTypes, isEngineError, localeOf } from '../kernel/index.ts';
import type { Box, Offer } from './box.ts';

/** What is wrong with a box: tried out on the first position of each of its configs. */
export function faultsOf<T extends GameTypes, Look>(box: Box<T, Look>): readonly Fault[] {
  const { configs, trait, cards, knowledge, bots = {} } = box;
  return [
    ...(configs.length === 0 ? [fault('configs', 'there has to be one at least')] : []),
    ...twice(configs.map(({ id }) => id)).map((id) => fault('configs', `'${id}' is there twice`)),
    ...configs.flatMap((offer, index) => offerFaults(box, offer, `configs[${index}]`)),
    ...(trait === undefined ? [] : traitFaults(box, trait.values)),
    ...wordFaults(box),
    ...(cards === undefined ? [] : cardFaults(box)),
    ...(knowledge === undefined || typeof knowledge === 'function' ? [] : [fault('knowledge', 'expected a function')]),
    ...Object.entries(bots).flatMap(([name, make]) =>
      typeof make === 'function' ? [] : [fault(`bots.${name}`, 'expected a function that makes a bot')],
    ),
  ];
}

const fault = (path: string, message: string): Fault => ({ path, message });

const twice = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];

function offerFaults<T extends GameTypes, Look>(box: Box<T, Look>, offer: Offer<T>, path: string): Fault[] {
  const { seats } = box.game;
  const { min, max } = offer.seats;
  if (!(min >= seats.min && max <= seats.max && min <= max)) {
    return [fault(`${path}.seats`, `expected seats from ${seats.min} to ${seats.max}, found ${min} to ${max}`)];
  }
  return tried(`${path}.config`, () => {
    const players = Array.from({ length: min }, () => ({}));
    const state = box.game.setup(offer.config({ players }), 'box');
    const found = state.decisions.length;
    return found === min
      ? [...storyFaults(box, box.game.view(state, 'spectator')), ...pauseFaults(box, state)]
      : [fault(`${path}.config`, `is asked for ${min} players, and makes a game for ${found}`)];
  });
}

function storyFaults<T extends GameTypes, Look>(box: Box<T, Look>, view: T['View']): Fault[] {
  const told = box.game.locales.flatMap((locale) => tableFaults(box, view, locale));
  return told.length > 0 ? told : pictureFaults(box, view);
}

function tableFaults<T extends GameTypes, Look>({ story }: Box<T, Look>, view: T['View'], locale: string): Fault[] {
  return tried(`story('${locale}')`, () => {
    const look = story.look(view);
    const lines = story.table(look, { locale, colour: 'none', columns: 80 });
    const isDrawn = lines.every((line) => line.every(({ text }) => typeof text === 'string'));
    const players = story.players(look, locale).length;
    return [
      ...(isDrawn ? [] : [fault(`story.table('${locale}')`, 'expected lines of pieces with a text')]),
      ...(players === view.decisions.length
        ? []
        : [fault(`story.players('${locale}')`, `expected ${view.decisions.length}, found ${players}`)]),
    ];
  });
}

// One language will do: to draw a large table takes its time.
function pictureFaults<T extends GameTypes, Look>({ game, story, pictures }: Box<T, Look>, view: T['View']): Fault[] {
  return tried('pictures.table', () => {
    const drawn: unknown = pictures.table(story.look(view), { locale: localeOf(undefined, game.locales) });
    const isPicture = typeof drawn === 'string' && drawn.startsWith('<svg ');
    return isPicture ? [] : [fault('pictures.table', 'expected a picture as SVG')];
  });
}

/** What is not said of a pause: of each question, and of the first thing that can be done about it. */
function pauseFaults<T extends GameTypes, Look>({ game, words }: Box<T, Look>, state: T['State']): Fault[] {
  return tried('words', () =>
    game.pending(state).flatMap((decision) => {
      const view = game.view(state, decision.seat);
      const [action] = game.legalActions(view);
      return game.locales.flatMap((locale) => [
        ...nothingSaid(`words.question('${decision.kind}', '${locale}')`, words.question(decision, view, { locale })),
        ...(action === undefined
          ? []
          : nothingSaid(`words.action('${action.type}', '${locale}')`, words.action(action, view, { locale }))),
      ]);
    }),
  );
}

function traitFaults<T extends GameTypes, Look>({ game }: Box<T, Look>, values: readonly string[]): Fault[] {
  return [
    ...twice(values).map((value) => fault('trait.values', `'${value}' is there twice`)),
    ...(values.length < game.seats.max
      ? [fault('trait.values', `expected one for each of ${game.seats.max} seats, found ${values.length}`)]
      : []),
  ];
}

function wordFaults<T extends GameTypes, Look>({ game, words }: Box<T, Look>): Fault[] {
  return game.locales.flatMap((locale) =>
    tried('words', () => [
      ...nothingSaid(`words.name('${locale}')`, words.name({ locale })),
      ...nothingSaid(`words.seat(0, '${locale}')`, words.seat(0, { locale })),
      ...Object.keys(game.decisions).flatMap((kind) =>
        nothingSaid(`words.decision('${kind}', '${locale}')`, words.decision(kind, { locale })),
      ),
    ]),
  );
}

const nothingSaid = (path: string, text: unknown): Fault[] =>
  typeof text === 'string' && text !== '' ? [] : [fault(path, 'expected a text')];

function cardFaults<T extends GameTypes, Look>(box: Box<T, Look>): Fault[] {
  return box.game.locales.flatMap((locale) =>
    tried(`cards('${locale}')`, () => {
      const cards = (box.cards?.(locale) ?? []).flatMap((group) => group.cards);
      return [
        ...twice(cards.map(({ id }) => id)).map((id) => fault(`cards('${locale}')`, `'${id}' is there twice`)),
        ...cards.flatMap(({ id, name, text }) => [
          ...nothingSaid(`cards('${locale}').${id}.name`, name),
          ...nothingSaid(`cards('${locale}').${id}.text`, text),
        ]),
      ];
    }),
  );
}

/** The faults that are found, or the error that keeps from finding any. */
function tried(path: string, find: () => Fault[]): Fault[] {
  try {
    return find();
  } catch (thrown) {
    if (isEngineError(thrown) && thrown.faults.length > 0) {
      return thrown.faults.map(({ path: inner, message }) => fault(`${path}: ${inner}`, message));
    }
    const [first = ''] = String(thrown instanceof Error ? thrown.message : thrown).split('\n');
    return [fault(path, first)];
  }
}
