import { askedFor } from '../../../../boxes/index.ts';
import type { ActionSentences, ActionWords, Seat } from '../../../../kernel/index.ts';
import { EMERGENCY_FOOD, SPECIALIST, TRANSFORM_COST } from '../../components.ts';
import type { AntsAction } from '../../table/work.ts';
import { wordsAsked } from '../asked-words.ts';
import { strengthOf } from '../phrases.ts';
import type { Question, Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import { amount, and, aSpecialist, cells, disc, type Phrases, plural, slot, spentOn, terrain } from './phrases.ts';

/** What players can do, in English. */
export const actionsWith = ({
  card,
  cards: list,
  played,
  player,
  quoted,
  the,
}: Phrases): ActionSentences<AntsAction, Scene> => {
  const said = (seat: Seat, label: string, deed: string): ActionWords => ({
    label,
    sentence: `${player(seat)} ${deed}.`,
  });
  const hexAt = (hex: string, { terrainOf }: Scene): string => {
    const found = terrainOf(hex);
    return found === undefined ? hex : `${hex} (${terrain(found)})`;
  };
  const wordsOf = (kind: Question['kind'], seat: Seat, at: Scene): string => wordsAsked(askedFor(kind, seat, at), at);

  return {
    'choose-queen': ({ seat, queen }) => said(seat, `choose ${card(queen)}`, `chooses ${card(queen)}`),
    'keep-cards': ({ seat, cards }) => said(seat, `keep ${list(cards)}`, `keeps ${list(cards)}`),
    'main-action': ({ seat, action }) => said(seat, NAMES.actions[action], `chooses ${NAMES.actions[action]}`),
    'end-turn': ({ seat }) => said(seat, 'end the turn', 'ends the turn'),
    'spend-ants': ({ seat, ...spent }, at) => {
      const action = askedFor('spend-ants', seat, at)?.action;
      const own = action === undefined ? undefined : SPECIALIST[action];
      const what = `${spentOn(own, spent)} (Strength ${strengthOf(spent)})`;
      return said(seat, `spend ${what}`, `spends ${what}`);
    },
    'take-display-card': (action, { cardIn }) => {
      const found = cardIn(action.slot);
      const what = `${found === undefined ? 'the card' : card(found)} from ${slot(action.slot)}`;
      return said(action.seat, `take ${what}`, `takes ${what}`);
    },
    'granted-action': (action, at) =>
      'decline' in action
        ? said(action.seat, 'leave the effect', 'leaves the effect')
        : said(
            action.seat,
            `use the effect${wordsOf('granted-action', action.seat, at)}`,
            `uses the effect${wordsOf('granted-action', action.seat, at)}`,
          ),
    'dig-tile': (action) => {
      const what = `a Room tile on ${cells(action.cells)}`;
      return said(action.seat, `place ${what}`, `places ${what}`);
    },
    'bonus-order': ({ seat, cell }) =>
      said(seat, `activate the bonus of ${cells([cell])} first`, `activates the bonus of ${cells([cell])} first`),
    'explore-hex': ({ seat, hex }, at) => said(seat, `explore ${hexAt(hex, at)}`, `explores ${hexAt(hex, at)}`),
    'forage-vertex': ({ seat, vertex }) => said(seat, `place a forager on ${vertex}`, `places a forager on ${vertex}`),
    'collect-kind': ({ seat, cube }) => said(seat, `collect ${amount(cube, 1)}`, `collects ${amount(cube, 1)}`),
    'emptied-order': ({ seat, hex }, at) =>
      said(seat, `deal with ${hexAt(hex, at)} first`, `deals with ${hexAt(hex, at)} first`),
    'next-part': (action) => {
      if ('decline' in action) return said(action.seat, 'finish the action', 'finishes the action');
      return action.part === 'card'
        ? said(action.seat, 'play a card', 'is going to play a card')
        : said(action.seat, 'defeat an enemy', 'is going to defeat an enemy');
    },
    'play-card': (action) =>
      'decline' in action
        ? said(action.seat, 'play no card', 'plays no card')
        : said(action.seat, `play ${card(action.card)}`, `plays ${card(action.card)}`),
    'waive-line': ({ seat, line }, at) => {
      const id = askedFor('waive-line', seat, at)?.thing;
      const need = id === undefined ? undefined : at.needOf(id, line);
      const what = need === undefined ? `requirement ${line}` : `the requirement “${need}”`;
      return said(seat, `waive ${what}`, `waives ${what}`);
    },
    'fill-room': ({ seat, size }) =>
      said(seat, `fill a Room tile of size ${size}`, `fills a Room tile of size ${size}`),
    'cover-symbols': ({ seat, aggression }) =>
      aggression === 0
        ? said(seat, 'use Mutation tokens only', 'uses Mutation tokens only')
        : said(seat, `use ${amount('aggression', aggression)}`, `uses ${amount('aggression', aggression)}`),
    pay: ({ seat, fungus, markers }, at) => {
      const asked = askedFor('pay', seat, at);
      const rest = (asked?.count ?? 0) - fungus - markers;
      const given = [
        ...(asked?.what === undefined || rest <= 0 ? [] : [amount(asked.what, rest)]),
        ...(fungus === 0 ? [] : [amount('fungus', fungus)]),
        ...(markers === 0 ? [] : [plural(markers, 'marker')]),
      ];
      const what = and(given) || 'cubes of the kind asked for';
      return said(seat, `pay ${what}`, `pays ${what}`);
    },
    'defeat-enemy': (action, { enemyOn }) => {
      if ('decline' in action) return said(action.seat, 'defeat no enemy', 'defeats no enemy');
      const found = enemyOn(action.hex);
      const what = `${found === undefined ? 'the enemy' : the(found)} on ${action.hex}`;
      return said(action.seat, `defeat ${what}`, `defeats ${what}`);
    },
    'ability-space': ({ seat, space }, { abilityOf }) => {
      const ability = abilityOf(space);
      const what = ability === undefined ? '' : ` (${ability})`;
      return said(seat, `unlock ${card(space)}${what}`, `unlocks ${card(space)}`);
    },
    'store-ants': ({ seat, ants }) => {
      const what = and(ants.map(aSpecialist)) || 'no ant';
      return said(seat, `store ${what}`, `stores ${what}`);
    },
    'resolve-deed': (action, { tileAt }) => {
      if ('decline' in action) return said(action.seat, 'resolve no deed', 'resolves no deed');
      const tile = tileAt(action.seat, action.place);
      const what = `the deed of ${tile === undefined ? `the ${action.place} tile` : quoted(tile)}`;
      return said(action.seat, `resolve ${what}`, `resolves ${what}`);
    },
    'incubation-effect': (action, at) => {
      if ('decline' in action) return said(action.seat, 'activate nothing more', 'activates nothing more');
      const { effect } = action;
      if (effect.of === 'all') {
        return said(action.seat, 'activate all effects without a choice', 'activates all effects without a choice');
      }
      if (effect.of === 'production') {
        return said(action.seat, `use ${NAMES.tracks[effect.track]}`, `uses ${NAMES.tracks[effect.track]}`);
      }
      const words = at.lineOf(effect.of === 'card' ? effect.card : effect.space, effect.line);
      const name = effect.of === 'card' ? played(effect.card) : card(effect.space);
      return said(action.seat, `activate ${name}${words === undefined ? '' : `: ${words}`}`, `activates ${name}`);
    },
    'feed-larvae': (action) =>
      'decline' in action
        ? said(action.seat, 'give up a larva', 'gives up a larva')
        : said(action.seat, 'feed all larvae', 'feeds all larvae'),
    'drop-larva': (action) => {
      const what = `${aSpecialist(action.specialisation)} larva`;
      return said(action.seat, `give up ${what}`, `gives up ${what}`);
    },
    swarm: (action) =>
      'decline' in action
        ? said(action.seat, 'stay on the flight track', 'stays on the flight track')
        : said(action.seat, 'swarm', 'swarms'),
    'production-track': ({ seat, track }) =>
      said(seat, `raise ${NAMES.tracks[track]}`, `raises ${NAMES.tracks[track]}`),
    'draw-keep': (action) => said(action.seat, `keep ${card(action.card)}`, `keeps ${card(action.card)}`),
    'seek-symbol': ({ seat, symbol }) =>
      said(seat, `seek ${NAMES.symbols[symbol]}`, `seeks the symbol ${NAMES.symbols[symbol]}`),
    'move-disc': (action, at) => {
      if ('decline' in action) return said(action.seat, 'move no disc', 'moves no disc');
      const raised = askedFor('move-disc', action.seat, at)?.how === 'raise';
      const to = raised ? disc(action.place === 'bottom' ? 'middle' : 'top', action.to) : disc(action.place, action.to);
      const what = `${an(disc(action.place, action.from))} into ${an(to)}`;
      return said(action.seat, `turn ${what}`, `turns ${what}`);
    },
    'larva-kind': (action) =>
      'decline' in action
        ? said(action.seat, 'gain no larva', 'gains no larva')
        : said(
            action.seat,
            `gain ${aSpecialist(action.specialisation)} larva`,
            `gains ${aSpecialist(action.specialisation)} larva`,
          ),
    'choose-item': (action) =>
      'decline' in action
        ? said(action.seat, 'take no Special Item', 'takes no Special Item')
        : said(action.seat, `take ${the(action.item)}`, `takes ${the(action.item)}`),
    'choose-pheromone': (action) =>
      'decline' in action
        ? said(action.seat, 'remove no Pheromone cube', 'removes no Pheromone cube')
        : said(
            action.seat,
            `remove the ${terrain(action.terrain)} Pheromone cube`,
            `removes the ${terrain(action.terrain)} Pheromone cube`,
          ),
    'discard-card': (action) => said(action.seat, `discard ${card(action.card)}`, `discards ${card(action.card)}`),
    'discard-for': (action) =>
      'decline' in action
        ? said(action.seat, 'discard no card', 'discards no card')
        : said(action.seat, `discard ${card(action.card)}`, `discards ${card(action.card)}`),
    'tuck-card': (action, at) => {
      const on = askedFor('tuck-card', action.seat, at)?.thing;
      const where = on === undefined ? 'the played card' : played(on);
      return said(action.seat, `put ${card(action.card)} under ${where}`, `puts a card under ${where}`);
    },
    'pay-for': (action, at) =>
      'decline' in action
        ? said(action.seat, 'do not pay', 'does not pay')
        : said(action.seat, `pay for the effect${wordsOf('pay-for', action.seat, at)}`, 'pays for the effect'),
    'place-marker': (action) =>
      said(action.seat, `put the marker on ${played(action.card)}`, `puts the marker on ${played(action.card)}`),
    'choose-effect': (action, at) => {
      if ('decline' in action) return said(action.seat, 'choose no effect', 'chooses no effect');
      const words = at.orders(
        askedFor('choose-effect', action.seat, at)?.words?.slice(action.effect - 1, action.effect),
      );
      const what = words === undefined ? `effect ${action.effect}` : `the effect “${words}”`;
      return said(action.seat, `choose ${what}`, `chooses ${what}`);
    },
    'move-marker': (action) =>
      'decline' in action
        ? said(action.seat, 'move no more markers', 'moves no more markers')
        : said(action.seat, `move a marker to ${played(action.card)}`, `moves a marker to ${played(action.card)}`),
    'use-marker': (action) =>
      'decline' in action
        ? said(action.seat, 'discard no marker', 'discards no marker')
        : said(
            action.seat,
            `discard a marker from ${played(action.card)}`,
            `discards a marker from ${played(action.card)}`,
          ),
    'egg-swap': (action) =>
      'decline' in action
        ? said(action.seat, 'leave the Egg productions', 'leaves the Egg productions')
        : said(
            action.seat,
            `lower ${NAMES.tracks[action.track]} and raise the two others`,
            `lowers ${NAMES.tracks[action.track]} and raises the two others`,
          ),
    'empty-room': (action) =>
      'decline' in action
        ? said(action.seat, 'empty no Room tile', 'empties no Room tile')
        : said(action.seat, `empty a Room tile of size ${action.size}`, `empties a Room tile of size ${action.size}`),
    transform: ({ seat, place, from, to }) => {
      const what = `${an(disc(place, from))} into ${an(disc(place, to))} for ${amount('food', TRANSFORM_COST)}`;
      return said(seat, `transform ${what}`, `transforms ${what}`);
    },
    emergency: ({ seat }) =>
      said(seat, `take ${EMERGENCY_FOOD} emergency Food`, `takes ${EMERGENCY_FOOD} emergency Food`),
    'queen-discard': ({ seat, kind }) =>
      said(
        seat,
        `discard a ${NAMES.types[kind]} card for the Queen`,
        `discards a ${NAMES.types[kind]} card for the Queen`,
      ),
    'queen-token': ({ seat, symbol }) =>
      said(seat, `place the token ${NAMES.symbols[symbol]}`, `places the Queen token ${NAMES.symbols[symbol]}`),
    'queen-fungus': ({ seat }) => said(seat, 'use the free action of the Queen', 'uses the free action of the Queen'),
  };
};
const an = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
