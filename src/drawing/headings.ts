import type { Block } from './blocks.ts';
import { largestSize, lettersCut, lettersWidth, written } from './lettering.ts';
import { centred, disc, panel } from './shapes.ts';
import { group, type Markup } from './svg.ts';
import { shade } from './theme.ts';

/** The sign of a side in a square of 24, and its colour. */
export interface SideSign {
  readonly colour: string;
  readonly sign: readonly Markup[];
}

/** One of the steps of a turn, and whether it is on. */
export interface StepPill {
  readonly text: string;
  readonly isOn: boolean;
}

const PILL = 12;

/** When it is: in large letters behind the sign of a side, and the steps of a turn of which one is on. */
export function headLine(title: string, side: SideSign, steps: readonly StepPill[], width: number): Block {
  const pills = steps.map((step) => ({ ...step, width: lettersWidth(step.text, { size: PILL, weight: 'bold' }) + 18 }));
  const total = pills.reduce((sum, pill) => sum + pill.width + 4, -4);
  const isBeside = width - total > 340;
  let [x, y] = isBeside ? [width - total, 8] : [0, 30];
  const room = (isBeside ? x - 10 : width) - 34;
  const size = largestSize({ size: 19, least: 13, height: room }, (tried) =>
    lettersWidth(title, { size: tried, weight: 'bold' }),
  );
  const marks = pills.flatMap(({ text, isOn, width: wide }) => {
    if (!isBeside && x > 0 && x + wide > width) [x, y] = [0, y + 27];
    const pill = [
      panel({ x, y, width: wide, height: 24, r: 12 }, isOn ? 'ink' : 'paper', {
        stroke: shade('ink'),
        'stroke-width': 1.2,
      }),
      centred(text, { x: x + wide / 2, y: y + 12, size: PILL }, isOn ? 'paper' : 'quiet'),
    ];
    x += wide + 4;
    return pill;
  });
  return {
    height: isBeside ? 40 : pills.length === 0 ? 30 : y + 26,
    marks: [
      disc(13, 15, 13, side.colour),
      group({ x: 1, y: 3, scale: 1 }, side.sign),
      written({ x: 34, y: 15 + size * 0.36 }, lettersCut(title, room, { size, weight: 'bold' }), {
        size,
        weight: 'bold',
        room,
      }),
      ...marks,
    ],
  };
}

/** A player: the sign of the side, the name, and what else there is to say, beside it or below. */
export function nameLine(name: string, side: SideSign, notes: readonly string[], width: number): Block {
  const said = notes.join(' · ');
  const room = width - 34;
  const shown = lettersCut(name, room * 0.6, { size: 15, weight: 'bold' });
  const used = lettersWidth(shown, { size: 15, weight: 'bold' }) + 10;
  const isBeside = lettersWidth(said, { size: 12 }) <= room - used;
  const at = isBeside ? { x: 34 + used, y: 17 } : { x: 34, y: 33 };
  const left = isBeside ? room - used + 4 : room;
  return {
    height: isBeside ? 26 : 38,
    marks: [
      disc(13, 13, 13, side.colour),
      group({ x: 1, y: 1 }, side.sign),
      written({ x: 34, y: 17 }, shown, { size: 15, weight: 'bold', room }),
      written(at, lettersCut(said, left, { size: 12 }), { size: 12, fill: shade('quiet'), room: left }),
    ],
  };
}
