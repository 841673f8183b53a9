/** The places of a list at which this value stands, from the first on: the empty fields of a board, the seats that bid most. */
export function placesOf<Value>(list: readonly Value[], value: Value): number[] {
  const places: number[] = [];
  for (let place = 0; place < list.length; place++) if (list[place] === value) places.push(place);
  return places;
}
