import { isSamePlain } from '../../../kernel/index.ts';
import type { HexLook, Look } from './look.ts';

/** The hexes where something is otherwise than in an earlier look, corners included; none, if there is none to compare with. */
export function changedHexes(before: Look | undefined, now: Look): ReadonlySet<string> {
  const earlier = before ?? now;
  return new Set(
    now.hexes.flatMap((hex, nth) =>
      isSamePlain(hex, earlier.hexes[nth]) && foragersOn(now, hex) === foragersOn(earlier, hex) ? [] : [hex.hex],
    ),
  );
}

/** Whose foragers stand on the corners of a hex, in one text. */
const foragersOn = ({ vertices }: Look, hex: HexLook): string =>
  hex.vertices.map((name) => vertices.find(({ vertex }) => vertex === name)?.forager ?? '-').join();
