import { capitalised, roman } from '../../../../kernel/index.ts';
import type { Cost, Count, Effect, Lasting, Need, Trigger } from '../../cards/vocabulary.ts';
import { ADVANCE, CHOSEN_FROM, MOST_SIZE, type Resource, TOKEN_PRICE, TRACKS } from '../../components.ts';
import { areGains, type Gains, type Grammar, gathered, inARow } from '../grammar.ts';
import { takesTokens } from '../phrases.ts';
import { ALL_NAMES, NAMES } from './names.ts';
import { amount, and, CARDS, cardsCounted, MARKERS, markers, or, plural, symbols, universals } from './phrases.ts';

/** German sentences. */
export const GRAMMAR: Grammar = {
  cost: (cost) => `Kostet ${and(Object.entries(cost).map(([what, count]) => amount(what as Resource, count ?? 0)))}.`,
  room: (size) =>
    size === MOST_SIZE
      ? `Füllt ein leeres Kammerplättchen der Größe ${size}.`
      : `Füllt ein leeres Kammerplättchen ab Größe ${size}.`,
  symbols: (shown) => `Gibt ${shown.length === 1 ? 'das Symbol' : 'die Symbole'} ${symbols(shown)}.`,
  need: needOf,
  needs: (lines) => `Verlangt ${and(lines.map(needOf))}.`,
  orders: (effects) =>
    gathered(effects)
      .map((told) => toldOf(told).order)
      .join('; '),
  now: (effects) => `Sofort: ${clauses(effects)}.`,
  before: (effects) => `Vor dem Spiel: ${clauses(effects)}.`,
  incubation: (effects) => `Bei jeder Inkubation: ${clauses(effects)}.`,
  always: (lasting) => `Dauerhaft: ${capitalised(lastingOf(lasting))}.`,
  score(line) {
    if (line.score === 'every') return `Am Ende: ${line.points} SP ${forEvery(line.count, line.every)}.`;
    const told = line.steps.map(({ points, least }, nth) =>
      nth === 0
        ? `${points} SP, wenn du mindestens ${countOf(line.count, least)} hast`
        : `${points} SP, wenn es mindestens ${least} sind`,
    );
    return `Am Ende: ${told.join(', oder ')}.`;
  },
  points: (points) => `Wert: ${points} SP.`,
  enemy: (level, terrain) => `Ein Feind der Stufe ${roman(level)}; Gelände: ${NAMES.terrains[terrain]}.`,
  tile: (set, needs) =>
    `Ein Plättchen des Satzes ${NAMES.sets[set]}: Ist seine Bedingung bei einer Inkubation erfüllt, drehst du es um und erhöhst eine beliebige Produktion um ${ADVANCE}.${takesTokens(needs) ? ' Marker musst du dafür nicht ablegen.' : ''}`,
  leaf: (effects) => `Für den Ersten, der im eigenen Zug einen Pheromonwürfel hierher legt: ${clauses(effects)}.`,
  roomTile: (size) =>
    `Bedeckt ${plural(size, 'Feld', 'Felder')} eines Nests. Ein leeres kann mit einer Kammerkarte gefüllt werden; dann liegt die volle Seite oben.`,
};

/** What is done: as an order, as what may be done, and as what something is done for. */
interface Deed {
  readonly order: string;
  readonly infinitive: string;
  readonly aim: string;
}

/** `nimm 2 Blätter`, `2 Blätter nehmen`, `2 Blätter zu nehmen`; what of the order stands behind is its tail. */
const deed = (verb: string, what: string, infinitive: string, aim = `zu ${infinitive}`, tail = ''): Deed => ({
  order: `${verb} ${what}${tail}`,
  infinitive: `${what} ${infinitive}`,
  aim: `${what} ${aim}`,
});

/** The same words behind each of them. */
const tailed = ({ order, infinitive, aim }: Deed, tail: string): Deed => ({
  order: `${order}${tail}`,
  infinitive: `${infinitive}${tail}`,
  aim: `${aim}${tail}`,
});

/** Words one after the other. */
const clauses = (effects: readonly Effect[]): string => capitalised(inARow(gathered(effects).map(clause)).join('; '));

/** `nimm 1 Karte`, or `du darfst 1 Karte nehmen`. */
const clause = (told: Effect | Gains): string =>
  areGains(told) || !OPTIONAL.includes(told.op) ? toldOf(told).order : `du darfst ${deedOf(told).infinitive}`;

/** `nimm 1 Nahrung und 1 Blatt`, `ziehe 1 Karte`. */
const toldOf = (told: Effect | Gains): Deed =>
  areGains(told) ? deed('nimm', and(told.map((each) => amount(each.resource, each.amount))), 'nehmen') : deedOf(told);

const OPTIONAL: readonly Effect['op'][] = [
  'larva',
  'item',
  'raise',
  'shift',
  'room',
  'turn-back',
  'swap-eggs',
  'lose-scent',
  'action',
  'defeat',
  'play',
  'pay',
];

function deedOf(effect: Effect): Deed {
  switch (effect.op) {
    case 'gain':
      return deed('nimm', amount(effect.resource, effect.amount), 'nehmen');
    case 'draw':
      return deed('ziehe', cardsCounted(effect.count), 'ziehen');
    case 'draw-keep':
      return {
        order: `ziehe ${cardsCounted(CHOSEN_FROM)}, behalte 1 davon und lege den Rest ab`,
        infinitive: `${cardsCounted(CHOSEN_FROM)} ziehen, 1 davon behalten und den Rest ablegen`,
        aim: `${cardsCounted(CHOSEN_FROM)} zu ziehen, 1 davon zu behalten und den Rest abzulegen`,
      };
    case 'take-card':
      return deed('nimm', '1 Karte aus einer beliebigen Reihe der Auslage', 'nehmen');
    case 'seek':
      return {
        order: 'nenne ein Symbol und decke Basiskarten auf, bis eine es zeigt; nimm diese und lege die anderen ab',
        infinitive:
          'ein Symbol nennen und Basiskarten aufdecken, bis eine es zeigt, diese nehmen und die anderen ablegen',
        aim: 'ein Symbol zu nennen und Basiskarten aufzudecken, bis eine es zeigt, diese zu nehmen und die anderen abzulegen',
      };
    case 'flight':
      return deed(
        'rücke',
        `auf der Flugleiste ${plural(effect.spaces, 'Feld', 'Felder')}`,
        'vorrücken',
        'vorzurücken',
        ' vor',
      );
    case 'advance':
      return deed('erhöhe', `${tracksOf(effect.tracks)} um ${ADVANCE}`, 'erhöhen');
    case 'universal':
      return deed('nimm', universals(1), 'nehmen');
    case 'larva':
      return deed('nimm', '1 Larve beliebiger Art', 'nehmen');
    case 'item':
      return deed('nimm', '1 Fundstück neben dem Plan', 'nehmen');
    case 'item-here':
      return deed('nimm', 'das hier liegende Fundstück', 'nehmen');
    case 'raise':
      return deed('lege', '1 Scheibe auf das Inkubationsplättchen darüber', 'legen');
    case 'shift':
      return deed('lege', '1 Scheibe auf eine andere Art desselben Inkubationsplättchens', 'legen');
    case 'room':
      return deed('lege', `1 Kammerplättchen der Größe ${effect.size}`, 'legen');
    case 'turn-back':
      return deed('drehe', '1 deiner vollen Kammerplättchen auf die leere Seite', 'drehen');
    case 'swap-eggs':
      return {
        order: `senke eine deiner Eierproduktionen um ${ADVANCE} und erhöhe die anderen um ${ADVANCE}`,
        infinitive: `eine deiner Eierproduktionen um ${ADVANCE} senken und die anderen um ${ADVANCE} erhöhen`,
        aim: `eine deiner Eierproduktionen um ${ADVANCE} zu senken und die anderen um ${ADVANCE} zu erhöhen`,
      };
    case 'lose-scent':
      return tailed(
        deed('entferne', '1 deiner Pheromonwürfel vom Plan', 'entfernen'),
        ', ohne ihn auf ein Blattplättchen zu legen',
      );
    case 'action':
      return actOf(effect);
    case 'defeat':
      return deed('besiege', 'einen Feind', 'besiegen');
    case 'play':
      return deed('spiele', playOf(effect), 'spielen');
    case 'incubation':
      return deed('führe', 'alle deine Inkubationseffekte', 'ausführen', 'auszuführen', ' aus');
    case 'mark':
      return deed(
        'lege',
        `${markers(effect.marker, effect.count)} auf ${effect.where === 'this' ? 'diese Karte' : 'eine deiner gespielten Karten'}`,
        'legen',
      );
    case 'move-marks':
      return deed(
        'lege',
        `bis zu ${markers(effect.marker, effect.most)} von dieser Karte auf andere deiner gespielten Karten`,
        'legen',
      );
    case 'tuck':
      return deed('lege', `${cardsCounted(effect.cards)} von der Hand verdeckt unter diese Karte`, 'legen');
    case 'pay':
      return payOf(effect);
    case 'each': {
      const every = forEvery(effect.count, 1);
      const inner = gathered(effect.effects).map(toldOf);
      return {
        // Behind the verb: `nimm für jede Karte 1 Blatt`.
        order: and(inner.map(({ order }) => order.replace(' ', ` ${every} `))),
        infinitive: `${every} ${and(inner.map(({ infinitive }) => infinitive))}`,
        aim: `${every} ${and(inner.map(({ aim }) => aim))}`,
      };
    }
    case 'either': {
      const branches = effect.effects.map((each) => deedOf(each).order).join(', oder ');
      return {
        order: `wähle eines: ${capitalised(branches)}`,
        infinitive: `eines wählen: ${capitalised(branches)}`,
        aim: `eines zu wählen: ${capitalised(branches)}`,
      };
    }
  }
}

function payOf({ cost, effects }: Extract<Effect, { readonly op: 'pay' }>): Deed {
  return tailed(costOf(cost), `, um ${and(gathered(effects).map((told) => toldOf(told).aim))}`);
}

function actOf({ action, strength }: Extract<Effect, { readonly op: 'action' }>): Deed {
  const infinitive = NAMES.actions[action].toLowerCase();
  return tailed(
    deed(ORDERS[action], `mit Stärke ${strength}`, infinitive),
    ' (ohne Ameisen und ohne Karte der Auslage)',
  );
}

const ORDERS = { dig: 'grabe', explore: 'erkunde', forage: 'sammle' } as const;

function playOf({ type, how }: Extract<Effect, { readonly op: 'play' }>): string {
  const card = type === 'any' ? '1 Karte' : `1 ${CARDS[type]}`;
  if (how === 'free') return `${card} ohne Kosten und Bedingungen`;
  return how === 'waive' ? `${card} ohne eine ihrer Bedingungen` : card;
}

function tracksOf(tracks: readonly (typeof TRACKS)[number][]): string {
  if (tracks.length === TRACKS.length) return 'eine beliebige Produktion';
  if (tracks.length === 3 && tracks.every((track) => track.startsWith('egg-'))) return 'eine beliebige Eierproduktion';
  return or(tracks.map((track) => `deine ${NAMES.tracks[track]}`));
}

function costOf(cost: Cost): Deed {
  switch (cost.cost) {
    case 'cubes':
      return deed('bezahle', amount(cost.cube, cost.amount), 'bezahlen');
    case 'cards': {
      const cards =
        cost.type === 'any' ? cardsCounted(cost.amount) : plural(cost.amount, CARDS[cost.type], `${CARDS[cost.type]}n`);
      return deed('lege', cards, 'ablegen', 'abzulegen', ' ab');
    }
    case 'markers':
      return deed(
        'lege',
        `${markers(cost.marker, cost.amount)} von ${cost.where === 'this' ? 'dieser Karte' : 'beliebigen deiner Karten'}`,
        'ablegen',
        'abzulegen',
        ' ab',
      );
  }
}

function needOf(need: Need): string {
  if (need.needs === 'symbol') return symbols(Array.from({ length: need.least }, () => need.symbol));
  if (need.count.count === 'eggs') return `eine Eierproduktion von zusammen mindestens ${need.least}`;
  return `mindestens ${countOf(need.count, need.least)}`;
}

/** `2 vollbrachte Taten`. */
function countOf(count: Count, number: number): string {
  const { one, many } = nounOf(count);
  return plural(number, one, many);
}
/** `für jede vollbrachte Tat`, `für je 2 vollbrachte Taten`. */
const forEvery = (count: Count, number: number): string =>
  number === 1 ? `für ${nounOf(count).each}` : `für je ${countOf(count, number)}`;

/** Something that is counted, and how it is called where each one counts. */
interface Noun {
  readonly one: string;
  readonly many: string;
  readonly each: string;
}

const noun = (one: string, many: string, each: string): Noun => ({ one, many, each });

function nounOf(count: Count): Noun {
  switch (count.count) {
    case 'rooms': {
      const size = count.most === MOST_SIZE ? '' : count.most === 1 ? ' der Größe 1' : ` bis Größe ${count.most}`;
      const tile = `Kammerplättchen${size} in deinem Nest`;
      return noun(tile, tile, `jedes ${tile}`);
    }
    case 'explorers':
      return noun('Spähameise auf dem Plan', 'Spähameisen auf dem Plan', 'jede deiner Spähameisen auf dem Plan');
    case 'foragers':
      return noun('Sammelameise auf dem Plan', 'Sammelameisen auf dem Plan', 'jede deiner Sammelameisen auf dem Plan');
    case 'eggs':
      return noun(
        'Stufe deiner Eierproduktionen insgesamt',
        'Stufen deiner Eierproduktionen insgesamt',
        'jede Stufe deiner Eierproduktionen insgesamt',
      );
    case 'level': {
      const of = `deiner ${NAMES.tracks[count.track]}`;
      return noun(`Stufe ${of}`, `Stufen ${of}`, `jede Stufe ${of}`);
    }
    case 'pheromones':
      return noun('entfernten Pheromonwürfel', 'entfernte Pheromonwürfel', 'jeden deiner entfernten Pheromonwürfel');
    case 'swarmed':
      return noun(
        'Scheibe in einem Schwarmgebiet',
        'Scheiben in Schwarmgebieten',
        'jede deiner Scheiben in Schwarmgebieten',
      );
    case 'deeds':
      return noun('vollbrachte Tat', 'vollbrachte Taten', 'jede vollbrachte Tat');
    case 'played': {
      const [one, many] = [
        or(count.types.map((type) => CARDS[type])),
        or(count.types.map((type) => `${CARDS[type]}n`)),
      ];
      return noun(`gespielte ${one}`, `gespielte ${many}`, `jede gespielte ${one}`);
    }
    case 'available': {
      if (count.ants === 'universal') return noun('Universalameise', 'Universalameisen', 'jede Universalameise');
      if (count.ants === 'any') {
        return noun('verfügbare Ameise', 'verfügbare Ameisen', 'jede verfügbare Ameise');
      }
      const name = NAMES.specialisations[count.ants];
      return noun(`verfügbare ${name}`, `verfügbare ${name}n`, `jede verfügbare ${name}`);
    }
    case 'has': {
      const [one, many] = [1, 2].map((number) => amount(count.resource, number).replace(/^\d+ /, ''));
      return noun(`${one} im Vorrat`, `${many} im Vorrat`, `jedes Stück ${many} im Vorrat`);
    }
    case 'symbols':
      return noun('verschiedenes Symbol', 'verschiedene Symbole', 'jedes verschiedene Symbol, das du hast');
    case 'marks': {
      const marker = `${MARKERS[count.marker]} auf dieser Karte`;
      return noun(marker, marker, `jeden ${marker}`);
    }
    case 'under':
      return noun('Karte unter dieser Karte', 'Karten unter dieser Karte', 'jede Karte unter dieser Karte');
    case 'stones':
      return noun('bedeckten Stein', 'bedeckte Steine', 'jeden bedeckten Stein');
  }
}

/** When something happens: behind it stands what is done then. */
function triggerOf(event: Trigger): string {
  switch (event.event) {
    case 'card-played':
      return `nachdem du eine Karte mit ${NAMES.symbols[event.symbol]} gespielt hast`;
    case 'symbol-played':
      return `nachdem du eine Karte mit ${NAMES.symbols[event.symbol]} gespielt hast, für jedes solche Symbol darauf`;
    case 'deed-done':
      return {
        any: 'nachdem du eine Tatkarte gespielt oder die Tat eines Inkubationsplättchens vollbracht hast',
        card: 'nachdem du eine Tatkarte gespielt hast',
        tile: 'nachdem du die Tat eines Inkubationsplättchens vollbracht hast',
      }[event.by];
    case 'enemy-defeated':
      return 'nachdem du einen Feind besiegt hast';
    case 'room-placed':
      return event.least === 1
        ? 'nachdem du ein Kammerplättchen gelegt hast'
        : `nachdem du ein Kammerplättchen ${event.least === MOST_SIZE ? 'der' : 'ab'} Größe ${event.least} gelegt hast`;
    case 'acted': {
      const strength = event.strength === 0 ? '' : ` mit einer Stärke von genau ${event.strength}`;
      return event.action === 'any'
        ? `nachdem du${strength} gegraben, erkundet oder gesammelt hast`
        : `nachdem du${strength} ${ACTED[event.action]} hast`;
    }
    case 'generic-advance':
      return 'nachdem ein Effekt dich eine beliebige Produktion erhöhen ließ';
  }
}

const ACTED = { dig: 'gegraben', explore: 'erkundet', forage: 'gesammelt' } as const;

function lastingOf(lasting: Lasting): string {
  switch (lasting.lasts) {
    case 'when':
      return `${triggerOf(lasting.event)}: ${clauses(lasting.effects)}`;
    case 'symbol':
      return `du hast das Symbol ${NAMES.symbols[lasting.symbol]}`;
    case 'symbol-for':
      return `du hast das Symbol ${NAMES.symbols[lasting.symbol]} einmal ${forEvery(lasting.count, lasting.every)}`;
    case 'cheaper':
      return `deine ${CARDS[lasting.type]}n kosten ${amount('leaf', lasting.by)} weniger`;
    case 'larger':
      return `wenn du eine Kammerkarte spielst, gelten deine Kammerplättchen als um ${lasting.by} größer`;
    case 'spend':
      return `${MARKERS[lasting.marker]} auf dieser Karte darfst du wie ${ALL_NAMES.resources[lasting.as]} ausgeben`;
    case 'any-tile':
      return 'bei einer Inkubation darfst du die Tat eines beliebigen deiner Inkubationsplättchen vollbringen, nicht nur die des oberen';
    case 'free': {
      const why = and(gathered(lasting.effects).map((told) => toldOf(told).aim));
      return `als freie Aktion darfst du ${lasting.often === 'once' ? 'einmal pro Zug ' : ''}${costOf(lasting.cost).infinitive}, um ${why}`;
    }
    case 'any-row':
      return 'die Karte der Auslage für Graben, Erkunden oder Sammeln darf aus einer beliebigen Reihe kommen';
    case 'any-egg':
      return 'wenn du eine bestimmte Eierproduktion erhöhst, darfst du stattdessen eine andere erhöhen';
    case 'spare-ants':
      return `hier ${lasting.discs === 1 ? 'liegt' : 'liegen'} ${plural(lasting.discs, 'Scheibe', 'Scheiben')} von dir; einmal pro Zug darfst du eine Karte ablegen, um zusammen mit einer anderen Ameise eine davon als Universalameise auszugeben`;
    case 'tokens':
      return `als freie Aktion darfst du bis zu ${plural(lasting.spaces, 'Königinnenmarker', 'Königinnenmarker')} hierher legen und hast deren Symbole; jeder außer dem ersten kostet ${amount('food', TOKEN_PRICE)}`;
    case 'stone-cells':
      return `deine Kammerplättchen dürfen die Steine neben dem Nest bedecken; für jeden bedeckten Stein erhöhst du eine beliebige Produktion um ${ADVANCE}`;
  }
}
