import { byFields, type ClickPart, type ClickRules, type Path, type Target } from '../../../boxes/index.ts';
import { type Decision, freezeAll } from '../../../kernel/index.ts';

import type { SnailsTypes } from '../table/state.ts';
import type { Ask, ChosenTarget } from '../table/work.ts';

const SNAIL: ClickPart = { key: 'snail', kind: 'piece' };
const FIELD: ClickPart = { key: 'field', kind: 'field' };
const CARD: ClickPart = { key: 'card', kind: 'card' };
const button = (key: string): ClickPart => ({ key, kind: 'button' });

const ONE_BY_ONE = byFields<SnailsTypes>({
  'choose-faction': [button('faction')],
  'keep-cards': [CARD],
  'place-snail': [SNAIL, FIELD],
  'discard-excess': [CARD],
  'declare-active': [SNAIL],
  'declare-passive': [SNAIL],
  'plan-card': [CARD],
  'choose-half': [button('action')],
  'choose-effect': [button('option')],
  decline: [button('choice')],
  'crawl-step': [FIELD],
  'take-shell-from': [SNAIL],
  're-roll': [{ key: 'die', kind: 'die' }],
  'choose-row': [button('row')],
  'scatter-field': [FIELD],
  'push-next': [SNAIL],
  'push-to': [FIELD],
  overcrowd: [SNAIL, FIELD],
  'discard-arsenal': [CARD],
});

/**
 * How Snails is played by clicking: snails are pieces by their handles, fields are `q,r`, cards of the own hand are ids, dice
 * of the card that is resolved are numbers from 0, tokens are `q,r mine`; all else is a button.
 */
export const snailsClicks: ClickRules<SnailsTypes> = /* @__PURE__ */ freezeAll<ClickRules<SnailsTypes>>({
  paths(action, view, among) {
    if ('decline' in action) return ONE_BY_ONE.paths(action, view, among);
    switch (action.type) {
      case 'exchange':
        return [[{ anyOrder: action.cards.map((id) => ({ kind: 'card', id })) }]];
      case 'choose-target':
        return [[clickOn(action.target)]];
      case 'order-effects':
        return [[{ kind: 'token', id: `${action.field} ${action.effect}` }]];
      case 'discard-arsenal':
        return action.card === 'none' ? [[{ kind: 'button', id: 'none' }]] : ONE_BY_ONE.paths(action, view, among);
      default:
        return ONE_BY_ONE.paths(action, view, among);
    }
  },
  begun: (action, { id }) => (action.type === 'exchange' ? { ...action, cards: [id] } : action),
  meant(path, asked, about) {
    switch (asked.kind) {
      case 'exchange':
        return exchangeOf(path, asked);
      case 'choose-target':
        return targetOf(path, asked);
      case 'order-effects':
        return effectOf(path, asked);
      default:
        return ONE_BY_ONE.meant?.(path, asked, about);
    }
  },
});

type Asked = Decision<Ask['ask']>;

function clickOn(target: ChosenTarget): Target {
  if ('snail' in target) return { kind: 'piece', id: String(target.snail) };
  return 'field' in target ? { kind: 'field', id: target.field } : { kind: 'player', id: String(target.player) };
}

function exchangeOf(path: Path, { seat }: Asked): object | undefined {
  if (path.length !== 2 || path.some(({ kind }) => kind !== 'card')) return undefined;
  return { type: 'exchange', seat, cards: path.map(({ id }) => id) };
}

function targetOf([clicked]: Path, { seat }: Asked): object | undefined {
  const target = clicked === undefined ? undefined : targetBy(clicked);
  return target === undefined ? undefined : { type: 'choose-target', seat, target };
}

function targetBy({ kind, id }: Target): ChosenTarget | undefined {
  if (kind === 'piece') return { snail: Number(id) };
  if (kind === 'player') return { player: Number(id) };
  return kind === 'field' ? { field: id } : undefined;
}

function effectOf([clicked]: Path, { seat }: Asked): object | undefined {
  if (clicked?.kind !== 'token') return undefined;
  const [field, effect] = clicked.id.split(' ');
  return { type: 'order-effects', seat, field, effect };
}
