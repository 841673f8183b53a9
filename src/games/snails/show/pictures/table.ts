import {
  type Block,
  endText,
  stacked,
  TABLE_SIZES,
  type TablePicture,
  tableFramed,
} from '../../../../drawing/index.ts';
import { attempt, EngineError, givenOptions, type LocaleTag, languageWith } from '../../../../kernel/index.ts';
import type { Pack } from '../../cards/vocabulary.ts';
import type { SnailsLanguages } from '../../text/language.ts';
import { slotName } from '../../text/phrases.ts';
import { drawingOf, factionName, playerName } from '../drawn.ts';
import { type Look, squadIn } from '../look.ts';
import { decisionText } from '../now.ts';
import { boardBlock, snailTitle } from './board.ts';
import { headBlock, nowBlock, pilesBlock, playerBlock, type Scene, trackBlock } from './panels.ts';
import { SNAILS_STYLE } from './theme.ts';

/** How a table of Snails is drawn. */
export interface DrawOptions extends Omit<Partial<TablePicture>, 'locale'> {
  readonly locale?: LocaleTag;
  /** The pack that is played with: the small cards of the table get the signs and colours of their decks from it. */
  readonly pack?: Pack;
  /** What the cards of a pack of one's own are called, by id. */
  readonly names?: Readonly<Record<string, string>>;
}

/** How wide what stands beside the board is. */
const SIDE = 420;

/** A look as an SVG picture, with the words of one of these languages. */
export function tableIn(languages: SnailsLanguages, look: Look, options: DrawOptions): string {
  const { locale = 'en', names = {}, ...others } = givenOptions(options);
  const language = languageWith(languages)(locale);
  const drawn = attempt(() => {
    const drawing = drawingOf(look, { languages, locale }, givenOptions(names));
    return tablePicture({ ...drawing, language, pack: others.pack }, others);
  });
  if (drawn !== undefined) return drawn;
  throw new EngineError('view/invalid', 'This is no look at a game of Snails, or its cards have no names.');
}

function tablePicture(scene: Scene, options: DrawOptions): string {
  return tableFramed(
    {
      game: 'snails',
      theme: SNAILS_STYLE,
      title: scene.labels.title(scene.look.players.length),
      description: descriptionOf(scene),
      narrow: () => narrow(scene),
      wide: () => wide(scene),
    },
    options,
  );
}

/** Everything below each other, for a phone. */
function narrow(scene: Scene): Block {
  const { width, margin } = TABLE_SIZES.narrow;
  const inner = width - 2 * margin;
  const { height, marks } = stacked(
    [
      headBlock(scene, inner),
      boardBlock(scene, inner),
      nowBlock(scene, inner),
      trackBlock(scene, inner),
      ...scene.look.players.map((player) => playerBlock(scene, player, inner)),
      pilesBlock(scene, inner),
    ],
    9,
    margin,
    margin,
  );
  return { height: height + 2 * margin, marks };
}

/** The board at the left; at its right what is going on, and the players. */
function wide(scene: Scene): Block {
  const { width, margin } = TABLE_SIZES.wide;
  const main = width - 3 * margin - SIDE;
  const left = stacked(
    [headBlock(scene, main), boardBlock(scene, main), trackBlock(scene, main), pilesBlock(scene, main)],
    12,
    margin,
    margin,
  );
  const right = stacked(
    [nowBlock(scene, SIDE), ...scene.look.players.map((player) => playerBlock(scene, player, SIDE))],
    12,
    main + 2 * margin,
    margin,
  );
  return { height: Math.max(left.height, right.height) + 2 * margin, marks: [...left.marks, ...right.marks] };
}

/** What is to be seen, for those who do not see it. */
function descriptionOf(scene: Scene): string {
  const { look, labels, words } = scene;
  const when = [
    ...(look.round === 0 ? [] : [labels.round(look.round, look.rounds)]),
    words.phases[look.phase],
    ...(look.slot === 0 ? [] : [labels.slot(slotName(look.slot))]),
  ];
  const squads = look.players.map((player) => {
    const snails = squadIn(look, player.seat).map((snail) => snailTitle(scene, snail));
    return `${playerName(scene, player.seat)}, ${factionName(scene, player)}: ${snails.join('; ')}.`;
  });
  return [
    `${when.join(', ')}.`,
    ...squads,
    ...look.decisions.map((decision) => `${labels.waits}: ${decisionText(scene, decision)}.`),
    endText(scene) ?? '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
