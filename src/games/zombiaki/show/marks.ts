import { INKS, type Line, type Palette, piece } from '../../../drawing/index.ts';
import { deepFreeze, type Seat } from '../../../kernel/index.ts';
import type { Codes, Labels } from '../text/labels.ts';
import type { CreatureLook, FieldLook } from './look.ts';

/** The inks of Zombiaki: who stands on the street, what lies there, and the ground of lanes where that has its colour. */
// Of the 256 colours, dark ones: what stands on them is light, whatever the colours of the terminal are.
export const ZOMBIAKI_INKS: Palette = deepFreeze({
  ...INKS,
  zombie: { few: '1;32' },
  dogs: { few: '1;33' },
  object: { few: '36' },
  fire: { few: '1;31' },
  wood: { few: '33' },
  grass: { few: '32' },
  ...groundInks('road', 236),
  ...groundInks('pavement', 239),
  ...groundInks('barred', 94),
});

function groundInks(name: string, ground: number): Palette {
  const on = (colour: number, weight = ''): string => `48;5;${ground};38;5;${colour}${weight}`;
  return {
    [`ground-${name}`]: { few: '', many: `48;5;${ground}` },
    [`plain-on-${name}`]: { few: '', many: on(250) },
    [`zombie-on-${name}`]: { few: '1;32', many: on(156, ';1') },
    [`dogs-on-${name}`]: { few: '1;33', many: on(222, ';1') },
    [`object-on-${name}`]: { few: '36', many: on(117) },
    [`fire-on-${name}`]: { few: '1;31', many: on(209, ';1') },
  };
}

/** The ink of a player's name. */
export const inkOf = (seat: Seat): string => `seat-${seat}`;
/** The ink of a player's letter. */
export const badgeOf = (seat: Seat): string => `badge-${seat}`;

/** A creature as it stands on the board: `Z3/4+S+B2`, its strength of how much, then what it carries and its marks. */
function creatureMark(creature: CreatureLook, codes: Codes): string {
  const { kind, strength, base, wounds, shield, boss, claws } = creature;
  const marks = [
    ...(shield === undefined ? [] : [codes.shield]),
    ...(boss === undefined ? [] : [`${codes.boss}${boss.orders}${boss.hasOrdered ? '!' : ''}`]),
    ...claws.map(() => codes.claws),
    ...(creature.isNetted ? [codes.netted] : []),
    ...(creature.isHeld ? [codes.held] : []),
    ...(creature.hasMoved ? [codes.moved] : []),
    ...(creature.hasObeyed ? [codes.obeyed] : []),
  ];
  return `${codes[kind]}${strength}${wounds === 0 ? '' : `/${base}`}${marks.map((mark) => `+${mark}`).join('')}`;
}

/** What the marks of creatures mean. */
export function markNames({ codes, shield, boss, claws, netted, held, moved, obeyed }: Labels): readonly string[] {
  const names: readonly (readonly [string, string])[] = [
    [codes.shield, shield],
    [`${codes.boss}2`, boss(2)],
    [codes.claws, claws(1)],
    [codes.netted, netted],
    [codes.held, held],
    [codes.moved, moved],
    [codes.obeyed, obeyed],
  ];
  return names.map(([code, name]) => `+${code} ${name}`);
}

/** Whether somebody stands on a field, what lies there and burns, each in its ink. */
export function fieldPieces(
  { creature, object, fire }: FieldLook,
  { codes, fire: burning }: Labels,
  { cardName, ink }: { readonly cardName: (id: string) => string; readonly ink: (name: string) => string },
): { readonly creature: Line; readonly things: Line } {
  return {
    creature: creature === undefined ? [] : [piece(creatureMark(creature, codes), ink(creature.kind))],
    things: [
      ...(object === undefined ? [] : [piece(`${cardName(object.card)} `, ink('object'))]),
      ...(fire === undefined ? [] : [piece(`${burning} ${fire.heat} `, ink('fire'))]),
    ],
  };
}
