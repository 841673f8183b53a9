// #region store
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { advance, openMatch } from 'gastropodia';
import { type SnailsAction, snails } from 'gastropodia/snails';

/** A position alone: an action has to be legal. */
const position = createSlice({
  name: 'position',
  initialState: () => snails.setup({ players: 2 }, 'any seed'),
  reducers: { reduced: (draft, { payload }: PayloadAction<SnailsAction>) => snails.reduce(draft, payload) },
});

/** A position with its record, which can be saved and replayed. What is illegal is refused with a sentence. */
const match = createSlice({
  name: 'match',
  initialState: () => {
    const { state, record } = openMatch(snails, { players: 2 }, 'any seed');
    return { state, record, refusal: '' };
  },
  reducers: {
    acted(draft, { payload }: PayloadAction<SnailsAction>) {
      const done = advance(snails, draft, payload);
      if (!done.ok) return { ...draft, refusal: snails.explain(done.refusal) };
      const { state, record } = done.state;
      return { state, record, refusal: '' };
    },
  },
});

export const { reduced } = position.actions;
export const { acted } = match.actions;
export const openStore = () => configureStore({ reducer: { position: position.reducer, match: match.reducer } });
// #endregion store
