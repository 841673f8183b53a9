// Do not edit: `vitest --update`.
import { cloneDeck, cloneHand, clonePile, clonePosition } from 'gastropodia';
import type { StallState } from './stall.ts';

/** Returns a copy that shares nothing with this state that changes. */
export function cloneState(state: StallState): StallState {
  const { ruleset, chance, agenda, decisions } = clonePosition(state);
  return {
    ruleset,
    chance,
    agenda,
    decisions,
    name: state.name,
    mood: state.mood,
    prices: [...state.prices],
    shelves: cloneRows(state.shelves),
    halves: cloneRows(state.halves),
    boxA: copyBoxA(state.boxA),
    'box-a': copyBoxA2(state['box-a']),
    crates: state.crates.map(cloneRows),
    hands: state.hands.map(cloneHand),
    deck: cloneDeck(state.deck),
    bank: clonePile(state.bank),
    'on-top': copyOnTop(state['on-top']),
    goods: state.goods.map(copyGoodsEntry),
    said: state.said.map(copySaidEntry),
    orders: state.orders.map(copyOrdersEntry),
  };
}

function cloneRows<Row extends readonly unknown[]>(rows: readonly Row[]): Row[] {
  const copy = [...rows];
  for (let index = 0; index < copy.length; index++) copy[index] = [...(copy[index] as Row)] as unknown as Row;
  return copy;
}

function copyBoxA(from: StallState['boxA']): typeof from {
  return {
    marks: [...from.marks],
  };
}

function copyBoxA2(from: StallState['box-a']): typeof from {
  return {
    marks: [...from.marks],
  };
}

function copyOnTopInner(from: StallState['on-top']['inner']): typeof from {
  return {
    marks: [...from.marks],
  };
}

function copyOnTop(from: StallState['on-top']): typeof from {
  return {
    by: from.by,
    'not-for-sale': [...from['not-for-sale']],
    inner: copyOnTopInner(from.inner),
  };
}

function copyGoodsEntry(from: StallState['goods'][number]): typeof from {
  return {
    kind: from.kind,
    weights: [...from.weights],
  };
}

function copySaidEntry(from: StallState['said'][number]): typeof from {
  return { ...from };
}

function copyOrdersEntryFish(from: Extract<StallState['orders'][number], { readonly 'of-what': 'fish' }>): typeof from {
  return {
    'of-what': from['of-what'],
    weights: [...from.weights],
  };
}

function copyOrdersEntryFruitBox(
  from: Extract<StallState['orders'][number], { readonly 'of-what': 'fruit' }>['box'],
): typeof from {
  return {
    marks: [...from.marks],
  };
}

function copyOrdersEntryFruit(
  from: Extract<StallState['orders'][number], { readonly 'of-what': 'fruit' }>,
): typeof from {
  return {
    'of-what': from['of-what'],
    bags: [...from.bags],
    box: copyOrdersEntryFruitBox(from.box),
  };
}

function copyOrdersEntryNone(from: Extract<StallState['orders'][number], { readonly 'of-what': 'none' }>): typeof from {
  return {
    'of-what': from['of-what'],
  };
}

function copyOrdersEntry(from: StallState['orders'][number]): typeof from {
  switch (from['of-what']) {
    case 'fish':
      return copyOrdersEntryFish(from);
    case 'fruit':
      return copyOrdersEntryFruit(from);
    case 'none':
      return copyOrdersEntryNone(from);
  }
}
