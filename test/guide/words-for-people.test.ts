import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { snails, speaking } from '../../src/games/snails/index.ts';

test('KER-11.12 + KER-11.13 buttons for whoever is asked', () => {
  // #region buttons
  const state = snails.setup({ players: [{ name: 'Ann' }, { name: 'Bo' }], firstPlayer: 0 }, 'buttons');
  const view = withPrinted(snails, snails.view(state, 0));
  const speaker = speaking(view, { locale: 'en' });

  const asked = speaker.questions.map((question) => speaker.question(question));
  const buttons = [...snails.legalActions(view)].map((action) => speaker.action(action));
  // #endregion buttons

  expect(asked).toEqual(['Ann keeps the cards or draws again.']);
  expect(buttons).toEqual(['Keep the cards']);
});
