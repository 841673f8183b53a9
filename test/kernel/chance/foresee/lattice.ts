/** The rows of a basis: whole numbers of any size. Everything here changes it in place, and it spans the same lattice. */
export type Basis = bigint[][];

/** What the rows are when each is taken at right angles to those before it, as far as numbers can say. */
interface Orthogonal {
  /** How much of each earlier row is in a row. */
  readonly share: Float64Array[];
  /** Of each row and each earlier one: how long the later one is in that direction, times the length of the earlier one. */
  readonly product: Float64Array[];
}

const LOVASZ = 0.99;

/** Lenstra, Lenstra and Lovász: makes the rows short and nearly at right angles. */
function reduceLattice(basis: Basis): Orthogonal {
  const numbers = basis.map((row) => Float64Array.from(row, Number));
  const bare = (): Float64Array[] => basis.map(() => new Float64Array(basis.length));
  const found: Orthogonal = { share: bare(), product: bare() };
  measure(numbers, found, 0);
  for (let row = 1; row < basis.length; ) {
    shorten(basis, numbers, found, row);
    const share = at(found.share, row, row - 1);
    const isShort = at(found.product, row, row) >= (LOVASZ - share * share) * at(found.product, row - 1, row - 1);
    if (isShort) {
      row += 1;
    } else {
      exchange(basis, row);
      exchange(numbers, row);
      row = Math.max(1, row - 1);
      measure(numbers, found, row - 1);
    }
  }
  return found;
}

// Takes whole multiples of the earlier rows away, again and again: numbers see only the first digits of what is left.
function shorten(basis: Basis, numbers: Float64Array[], found: Orthogonal, row: number): void {
  for (let isChanged = true; isChanged; ) {
    measure(numbers, found, row);
    isChanged = false;
    const share = Float64Array.from(found.share[row] ?? []);
    for (let other = row - 1; other >= 0; other--) {
      const part = share[other] ?? 0;
      if (Math.abs(part) < 0.51) continue;
      isChanged = true;
      const times = Math.round(part);
      for (let earlier = 0; earlier < other; earlier++) {
        share[earlier] = (share[earlier] ?? 0) - times * at(found.share, other, earlier);
      }
      add(basis[row] ?? [], BigInt(-times), basis[other] ?? []);
    }
    numbers[row] = Float64Array.from(basis[row] ?? [], Number);
  }
}

function measure(numbers: readonly Float64Array[], { share, product }: Orthogonal, row: number): void {
  const [own, ownShare, ownProduct] = [numbers[row], share[row], product[row]];
  if (own === undefined || ownShare === undefined || ownProduct === undefined) return;
  for (let other = 0; other <= row; other++) {
    const [theirs, theirShare] = [numbers[other], share[other]];
    if (theirs === undefined || theirShare === undefined) return;
    let sum = 0;
    for (let place = 0; place < own.length; place++) sum += (own[place] as number) * (theirs[place] as number);
    for (let earlier = 0; earlier < other; earlier++) {
      sum -= (theirShare[earlier] as number) * (ownProduct[earlier] as number);
    }
    ownProduct[other] = sum;
    if (other < row) ownShare[other] = sum / at(product, other, other);
  }
}

/**
 * The same, and shorter: looks for the shortest vector of every `size` neighbouring rows, until `isEnough`, or until a
 * whole round has found nothing.
 */
export function reduceBlocks(basis: Basis, size: number, isEnough: (basis: Basis) => boolean): void {
  let found = reduceLattice(basis);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let first = 0; first < basis.length - 1; first++) {
      if (isEnough(basis)) return;
      const times = shortest(found, first, Math.min(basis.length, first + size));
      // The new row takes the place of one that was used once: so the lattice stays the same.
      const replaced = times?.findLastIndex((each) => Math.abs(each) === 1) ?? -1;
      if (times === undefined || replaced < 1) continue;
      const row = basis[first]?.map(() => 0n) ?? [];
      for (const [place, each] of times.entries()) add(row, BigInt(each), basis[first + place] ?? []);
      basis.splice(first + replaced, 1);
      basis.splice(first, 0, row);
      found = reduceLattice(basis);
      isChanged = true;
    }
  }
}

/** How often each row of a block is in its shortest vector; nothing, if the first row is that already. */
function shortest({ share, product }: Orthogonal, first: number, end: number): number[] | undefined {
  const size = end - first;
  const times = new Int32Array(size);
  const step = new Int32Array(size);
  const centre = new Float64Array(size);
  const length = new Float64Array(size + 1);
  let bound = LOVASZ * at(product, first, first);
  let best: number[] | undefined;
  let last = 0;
  times[0] = 1;
  for (let row = 0; row < size; ) {
    const off = (times[row] as number) - (centre[row] as number);
    const reached = (length[row + 1] as number) + off * off * at(product, first + row, first + row);
    if (reached < bound && row > 0) {
      length[row] = reached;
      row -= 1;
      let sum = 0;
      for (let later = row + 1; later <= last; later++)
        sum -= (times[later] as number) * at(share, first + later, first + row);
      centre[row] = sum;
      times[row] = Math.round(sum);
      step[row] = sum < (times[row] as number) ? -1 : 1;
      continue;
    }
    if (reached < bound) {
      bound = reached;
      best = Array.from(times);
    }
    row += 1;
    if (row >= last) {
      last = row;
      times[row] = (times[row] as number) + 1;
    } else {
      const next = step[row] as number;
      times[row] = (times[row] as number) + next;
      step[row] = next > 0 ? -next - 1 : -next + 1;
    }
  }
  return best;
}

function add(row: bigint[], times: bigint, other: readonly bigint[]): void {
  if (times === 0n) return;
  for (let place = 0; place < row.length; place++)
    row[place] = (row[place] as bigint) + times * (other[place] as bigint);
}

function exchange<Row>(rows: Row[], row: number): void {
  [rows[row - 1], rows[row]] = [rows[row] as Row, rows[row - 1] as Row];
}

function at(table: readonly Float64Array[], row: number, column: number): number {
  return (table[row] as Float64Array)[column] as number;
}
