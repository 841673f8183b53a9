import type { ChosenTarget, ZombiakiAction } from '../../../src/games/zombiaki/index.ts';

/**
 * What players say, in few words: `play zombie-3 a1`, `play hunger c2>c3` (`c5>out`), `play shot-1 b:creature` (`b:b3`,
 * `b:nothing`), `play sniper c2:creature` (`c2:object`), `play burst-2 a`, `play net a2+b2`, `play flamethrower 2,1,2`,
 * `play meat shot-1`, `play terror`; `end`; `order b3 b2>a2`; `hold c1`, `walk`; `dogs a2>a3`, `stay`; `discard car`; `click`,
 * `let`; `aim creature`, `aim b3`; `oil b2`, `stop`; `shrapnel a3`.
 */
export function parseSaid(text: string, seat: number): ZombiakiAction {
  const [word = '', first = '', second] = text.trim().split(/\s+/);
  const no = NO[word];
  if (no !== undefined) return { type: no, seat, decline: true } as ZombiakiAction;
  const [from = '', to = ''] = (second ?? first).split('>');
  switch (word) {
    case 'play':
      return {
        type: 'play',
        seat,
        card: first,
        ...(second === undefined ? {} : { target: parseTarget(second) }),
      } as ZombiakiAction;
    case 'order':
      return { type: 'order', seat, boss: first, zombie: from, to } as ZombiakiAction;
    case 'dogs':
      return { type: 'dogs', seat, from, to } as ZombiakiAction;
    case 'hold':
    case 'oil':
    case 'shrapnel':
      return { type: word, seat, field: first } as ZombiakiAction;
    case 'discard':
      return { type: 'discard', seat, card: first } as ZombiakiAction;
    case 'aim':
      return { type: 'aim', seat, hits: first } as ZombiakiAction;
    case 'click':
      return { type: 'click', seat };
    default:
      throw new Error(`Nobody says '${text}'.`);
  }
}

/** The words for declining each decision. */
const NO: Readonly<Record<string, string>> = {
  end: 'play',
  walk: 'hold',
  stay: 'dogs',
  let: 'click',
  stop: 'oil',
};

function parseTarget(text: string): ChosenTarget {
  if (text.includes(',')) return { amounts: text.split(',').map(Number) };
  if (text.includes('+')) return { fields: text.split('+').filter((field) => field !== '') };
  if (text.includes('>')) {
    const [from = '', to = ''] = text.split('>');
    return { from, to };
  }
  const [place = '', hits] = text.split(':');
  const hit = hits === undefined ? {} : { hits };
  if (/^[abc]$/.test(place)) return { lane: place, ...hit } as ChosenTarget;
  if (/^[abc][1-5]$/.test(place)) return { field: place, ...hit } as ChosenTarget;
  return { card: text };
}

/** An action in the same words. */
export function formatSaid(action: ZombiakiAction): string {
  if ('decline' in action) return Object.keys(NO).find((word) => NO[word] === action.type) ?? action.type;
  switch (action.type) {
    case 'play':
      return action.target === undefined ? `play ${action.card}` : `play ${action.card} ${formatTarget(action.target)}`;
    case 'order':
      return `order ${action.boss} ${action.zombie}>${action.to}`;
    case 'dogs':
      return `dogs ${action.from}>${action.to}`;
    case 'hold':
    case 'oil':
    case 'shrapnel':
      return `${action.type} ${action.field}`;
    case 'discard':
      return `discard ${action.card}`;
    case 'aim':
      return `aim ${action.hits}`;
    case 'click':
      return 'click';
  }
}

function formatTarget(target: ChosenTarget): string {
  if ('amounts' in target) return target.amounts.join(',');
  // A net over one zombie is told from a field by its sign.
  if ('fields' in target) return target.fields.length === 1 ? `${target.fields[0]}+` : target.fields.join('+');
  if ('from' in target) return `${target.from}>${target.to}`;
  if ('card' in target) return target.card;
  const place = 'lane' in target ? target.lane : target.field;
  return target.hits === undefined ? place : `${place}:${target.hits}`;
}
