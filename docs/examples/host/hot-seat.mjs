// Two people at one screen: the script of a page with nothing on it.
import { withPrinted } from 'gastropodia';
import { openTable } from 'gastropodia/host';
import { renderText, snails } from 'gastropodia/snails';

const KEY = 'gastropodia/hot-seat';
const seats = [{ name: 'Ada' }, { name: 'Bo' }];
const table = openTable(snails, {
  log: localStorage.getItem(KEY) ?? '',
  config: { players: 2, factions: 'random' },
  luck: crypto.randomUUID(),
  seats,
  keep: (lines) => localStorage.setItem(KEY, (localStorage.getItem(KEY) ?? '') + lines),
  onFault: ({ error }) => console.error(error),
});

let [last, places, holder] = [[], []]; // last message and connection of each seat; who holds the device
seats.forEach((_, seat) => {
  const hear = (message) => {
    if (message.tell === 'game') last[seat] = message;
    if (message.tell === 'refused') alert(message.text);
    queueMicrotask(show);
  };
  places[seat] = table.connect(seat, hear, { views: 'whole' });
});

function show() {
  const { outcome } = last[0];
  const over = outcome && `${outcome.winners.map((seat) => seats[seat].name).join(' and ')} won.`;
  if (over) return page(text('h1', over), text('pre', renderText(withPrinted(snails, last[0].view), { outcome })));
  const seat = last[holder]?.decision ? holder : last.findIndex(({ decision }) => decision);
  if (seat !== holder)
    return page(
      button(`${seats[seat].name} plays`, () => {
        holder = seat;
        show();
      }),
    );
  const { view, decision } = last[seat];
  const say = (message) => places[seat].say({ id: crypto.randomUUID(), ...message });
  page(
    text('pre', renderText(withPrinted(snails, view))),
    button('Take back', () => say({ say: 'take-back' })),
    ...snails.legalActions(view).map((action) => button(label(action), () => say({ say: 'act', decision, action }))),
  );
}

const page = (...parts) => document.body.replaceChildren(...parts);
const text = (tag, textContent) => Object.assign(document.createElement(tag), { textContent });
const button = (name, onclick) => Object.assign(text('button', name), { onclick });
const label = ({ type, seat: _, decision: __, ...rest }) => [type, ...Object.values(rest).map(String)].join(' ');
