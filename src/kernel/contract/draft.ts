type Primitive = string | number | bigint | boolean | null | undefined;

/** Data that rules may change, to the last corner: the copy of a state that an action is carried out on. */
export type Draft<Data> = Data extends Primitive
  ? Data
  : Data extends object
    ? { -readonly [Key in keyof Data]: Draft<Data[Key]> }
    : Data;

/** Data that nobody changes, to the last corner. */
export type Lasting<Data> = Data extends Primitive
  ? Data
  : Data extends object
    ? { readonly [Key in keyof Data]: Lasting<Data[Key]> }
    : Data;
