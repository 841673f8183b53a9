// #region sentences
/** What is said of a field that is taken: `{empty}` stands for a fact. */
export const TAKEN = {
  en: 'That field is taken; empty are {empty}.',
  pl: 'To pole jest zajęte; wolne są {empty}.',
  de: 'Dieses Feld ist besetzt; frei sind {empty}.',
} as const;
// #endregion sentences
