import { withPrinted } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';
import { type Shown, shown } from '../../../test/kit/pictured.ts';
import type { InLanguages } from '../read/sentences.ts';
import { type Cut, cutToChange } from './crop.ts';
import { runCollected } from './vitest.ts';

/** A picture of a rule at work, from a test. */
export interface Figure extends Cut {
  readonly rules: readonly string[];
  /** What the test shows. */
  readonly title: string;
  /** What happened from the first picture to the second, in each language. */
  readonly told: readonly Told[];
}

/** Something that happened, with the rule to look up. */
interface Told {
  readonly sentences: InLanguages;
  readonly rule: string | undefined;
}

/** Runs the tests that show something, file by file, and draws what they show. */
export async function figuresFrom(
  files: readonly (readonly [string, () => Promise<unknown>])[],
  boxes: readonly AnyBox[],
): Promise<readonly Figure[]> {
  for (const [file, load] of files) {
    try {
      await load();
      await runCollected();
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return shown.flatMap((each) => figureOf(each, boxes));
}

/** Sentences about more than this are no caption any more. */
const MOST_TOLD = 4;

function figureOf({ rules, title, change, viewer }: Shown, boxes: readonly AnyBox[]): readonly Figure[] {
  const { game, before, state, events } = change;
  const box = boxes.find((each) => each.game.id === game.id);
  if (box === undefined) throw new Error(`${game.id} is in no box.`);
  const drawn = (at: typeof state): string =>
    box.pictures.table(box.story.look(withPrinted(game, game.view(at, viewer))), { locale: 'en', style: 'outside' });
  const cut = cutToChange(drawn(before), drawn(state));
  if (cut === undefined) throw new Error(`${rules.join(' + ')} ${title}: both pictures are the same.`);
  const told = game.viewEvents(events, viewer).flatMap((event) => {
    if (box.story.tell(event, { locale: 'en' }) === undefined) return [];
    const sentences = Object.fromEntries(
      game.locales.map((locale) => [locale, box.story.tell(event, { locale })?.sentence ?? '']),
    );
    return [{ sentences, rule: box.ruleOf(event) }];
  });
  return [{ rules, title, ...cut, told: told.slice(0, MOST_TOLD) }];
}
