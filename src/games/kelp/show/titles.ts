import { type Drawing, percentOf } from './drawn.ts';
import { type AreaLook, groupOf, type SpaceLook } from './look.ts';

/** How likely the octopus is in an area, by all that everybody has seen. */
export const octopusChance = ({ look, chancesAt }: Pick<Drawing, 'look' | 'chancesAt'>, { area }: AreaLook): number =>
  chancesAt(area).find(({ block }) => groupOf(look, block) === 'octopus')?.chance ?? 0;

/** What everybody can know of a block, in words: `Octopus 33 %, Shell 67 %`. */
function chanceWords({ labels, cardName, chancesAt }: Drawing, { area }: AreaLook): string {
  return chancesAt(area)
    .map(({ block, chance }) => `${cardName(block)} ${labels.chance(percentOf(chance))}`)
    .join(', ');
}

/** A block, in words: what it is as far as the viewer sees it, and how it lies. */
function blockWords({ labels, cardName }: Drawing, { state, block }: AreaLook): string {
  if (state === 'empty') return labels.emptied;
  const name = block === undefined ? labels.unknown : cardName(block);
  return block === undefined ? name : `${name}, ${labels[state]}`;
}

/** An area for those who point at it: what it is made of, its value, its block, and what all can know of it. */
export function areaTitle(drawing: Drawing, area: AreaLook): string {
  const { labels, words, dieName, look } = drawing;
  return [
    `${labels.area(area.area)} (${words.areaKinds[area.kind]}, ${labels.value(area.value)}): ${blockWords(drawing, area)}`,
    ...(area.state === 'hidden' && look.facts !== undefined ? [`${labels.memory}: ${chanceWords(drawing, area)}`] : []),
    ...(area.die === undefined ? [] : [labels.placed(dieName(area.die))]),
    ...(look.resolving === area.area ? [labels.resolving] : []),
  ].join('; ');
}

/** A current space for those who point at it. */
export function spaceTitle({ look, labels }: Drawing, { space, inward, current }: SpaceLook): string {
  const there = [
    ...(inward === undefined ? [] : [labels.den]),
    ...(look.shark?.space === space ? [`${labels.shark}, ${labels.looks(look.shark.facing)}`] : []),
    ...(current === undefined ? [] : [labels.current(current)]),
  ];
  return there.length === 0 ? labels.space(space) : `${labels.space(space)}: ${there.join(', ')}`;
}
