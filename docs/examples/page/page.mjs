// People at one screen, with pictures, clicks and animation: the script of a page that has <main>, <nav> and <ol>.
import { advance, openMatch, takeBack, undoable } from 'gastropodia';
import { clicksOf } from 'gastropodia/boxes';
import { snailsBox as box } from 'gastropodia/snails';

const { game, words, story, pictures } = box;
const [locale, players] = ['en', [{ name: 'Ann' }, { name: 'Bo' }]];
let match = openMatch(game, box.configs[0].config({ players }), crypto.randomUUID());
let [holder, chosen] = ['spectator', []]; // who holds the screen; what was clicked, of an answer that takes several clicks
const view = () => game.view(match.state, holder);
const telling = { locale, names: words.names(game.view(match.state, 'spectator')) };
const [picture, asked, log] = ['main', 'nav', 'ol'].map((tag) => document.querySelector(tag));
const part = (tag, textContent, onclick) => Object.assign(document.createElement(tag), { textContent, onclick });
const draw = (look) => Object.assign(picture, { innerHTML: pictures.table(look, { locale }) });
const tell = (sentence) => log.prepend(part('li', sentence));

async function click(targets) {
  const clicks = clicksOf(box, view(), chosen);
  const lit = clicks.at(...targets); // a snail covers its field: whichever is lit is meant
  if (!lit) return tell(words.refusal(clicks.refusal(...targets), { locale, names: telling.names }));
  chosen.push(lit.target);
  if (lit.action) await say(lit.action);
  return show();
}

async function say(action) {
  const done = advance(game, match, action, { as: holder, frames: [holder] });
  [match, chosen] = [done.state, []];
  for (const { events, view } of done.frames[0].frames) {
    const told = events.map((event) => story.tell(event, { locale, names: telling.names })).find(Boolean);
    if (told) await new Promise((next) => setTimeout(next, 400, draw(story.look(view)), tell(told.sentence)));
  }
}

function handTo(seat) {
  holder = seat;
  show();
}

function back() {
  match = chosen.length > 0 ? match : takeBack(game, match, { seat: holder });
  chosen = [];
  show();
}

function show() {
  const decisions = game.pending(match.state);
  const decision = decisions.find(({ seat }) => seat === holder) ?? decisions[0];
  if (!decision)
    return asked.replaceChildren(words.outcome(game.outcome(match.state), { locale, names: telling.names }));
  const take = part('button', `${players[decision.seat].name} plays`, () => handTo(decision.seat));
  asked.replaceChildren(decision.seat === holder ? words.question(decision, view(), telling) : take);
  if (decision.seat !== holder) return [picture, log].map((each) => each.replaceChildren()); // the curtain
  draw(story.look(view()));
  for (const lit of clicksOf(box, view(), chosen).lit) {
    const marked = picture.querySelectorAll(`[data-${lit.target.kind}="${lit.target.id}"]`);
    for (const element of marked) element.classList.add('lit');
    const title = lit.action ? '' : marked[0]?.querySelector('title')?.textContent; // what is only begun with a snail: its name
    asked.append(part('button', title || words.label(lit, view(), telling), () => click([lit.target])));
  }
  if (chosen.length + undoable(game, match, holder) > 0) asked.append(part('button', 'Back', back));
}

picture.onclick = ({ clientX, clientY }) => {
  const around = (hit) => (hit ? [hit, ...around(hit.parentElement)] : []);
  const named = ({ dataset }) => Object.entries(dataset).map(([kind, id]) => ({ kind, id })); // data-field="2,-1"
  click(document.elementsFromPoint(clientX, clientY).flatMap(around).flatMap(named));
};
show();
