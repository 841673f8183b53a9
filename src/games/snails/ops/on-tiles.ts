import { next } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { levelOf, placeOf } from '../rules/position.ts';
import { canBeRaised, hasWholeTile, addTile as layTile, removeTile as takeTileAway } from '../rules/terrain.ts';
import { putTokens } from '../rules/tokens.ts';
import type { Seen } from '../table/state.ts';
import type { Harm, OpRule } from './op.ts';
import type { Subject } from './subject.ts';

const touchesOwnTile = (at: Seen, { active, field }: Subject): Harm => ({
  dealt: 0,
  blast: field !== NONE && field === placeOf(at, active) && hasWholeTile(at, field),
});

export const damageTile: OpRule<'damage-tile'> = {
  canApply: (_book, at, _effect, { field }) => hasWholeTile(at, field),
  harm: (_book, at, _effect, subject) => touchesOwnTile(at, subject),
  apply(_book, draft, { cards }, { subject: { field } }) {
    if (field !== NONE) next(draft, { do: 'damage-tile', field, drawer: cards === 'drawn' ? draft.play.seat : NONE });
  },
};

export const destroyTile: OpRule<'destroy-tile'> = {
  canApply: (_book, at, _effect, { field }) => hasWholeTile(at, field),
  harm: (_book, at, _effect, subject) => touchesOwnTile(at, subject),
  apply(_book, draft, { cards }, { subject: { field } }) {
    if (field !== NONE) next(draft, { do: 'destroy-tile', field, drawer: cards === 'drawn' ? draft.play.seat : NONE });
  },
};

export const removeTile: OpRule<'remove-tile'> = {
  canApply: (_book, at, _effect, { field }) => levelOf(at, field) > 0,
  apply(book, draft, _effect, { subject: { field } }) {
    if (field !== NONE) takeTileAway(book, draft, field);
  },
};

export const addTile: OpRule<'add-tile'> = {
  canApply: (_book, at, _effect, { field }) => canBeRaised(at, field),
  apply(book, draft, _effect, { subject: { field } }) {
    layTile(book, draft, field);
  },
};

export const put: OpRule<'put'> = {
  // SNL-10.1: mine, dynamite and fire cannot be put on water.
  canApply: (_book, at, _effect, { field }) => levelOf(at, field) > 0,
  apply(book, draft, { token, count }, { subject: { field } }) {
    if (field !== NONE) putTokens(book, draft, { field, token, count });
  },
};
