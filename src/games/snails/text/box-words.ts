import type { Locale } from '../../../kernel/index.ts';
import type { BoxLabels } from './box-labels.ts';
import { BOX as DE } from './de/box.ts';
import { BOX as EN } from './en/box.ts';
import { BOX as PL } from './pl/box.ts';

/** What tools say of the game, in each language. */
export const BOX_LABELS: Readonly<Record<Locale, BoxLabels>> = { en: EN, pl: PL, de: DE };
