// #region draw
import type { Client } from 'gastropodia/client';
import { type Look, type SnailsTypes, snailsBox } from 'gastropodia/snails';

/** As much of an element as a page needs. */
interface Part {
  innerHTML: string;
  onclick: ((event: { readonly target: { readonly dataset: { readonly index?: string } } }) => void) | null;
}

/** Draws a client whenever it changes: a picture, what is asked, a button for everything that can be clicked, and the log. */
export function follow(
  client: Client<SnailsTypes, Look>,
  page: Readonly<Record<'picture' | 'asked' | 'log', Part>>,
): void {
  let drawn: unknown;
  const draw = (): void => {
    const { status, look, questions, lit, chosen, refusal, log } = client.getSnapshot();
    // A look that has not changed is the same object.
    if (look !== undefined && look !== drawn) page.picture.innerHTML = snailsBox.pictures.table(look, { locale: 'en' });
    drawn = look;
    const said = [
      status === 'open' ? '' : `Connection: ${status}.`,
      refusal?.text ?? '',
      ...questions.map(({ text }) => text),
    ];
    const buttons = lit.map(({ label }, index) => `<button data-index="${index}">${escaped(label)}</button>`);
    const back = chosen.length > 0 ? '<button data-index="back">Back</button>' : '';
    page.asked.innerHTML = `<p>${said.map(escaped).join(' ')}</p>${buttons.join('')}${back}`;
    page.log.innerHTML = log.map(({ text }) => `<li>${escaped(text)}</li>`).join('');
  };
  page.asked.onclick = ({ target: { dataset } }) => {
    const clicked = client.getSnapshot().lit[Number(dataset.index)];
    if (dataset.index === 'back') client.unclick();
    else if (clicked !== undefined) client.click(clicked.target);
  };
  client.subscribe(draw);
  draw();
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
// #endregion draw
