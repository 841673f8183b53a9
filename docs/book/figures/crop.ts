import { around, type Box, boxesIn, meets, type Node, parseSvg } from './svg.ts';

/** Two pictures of a table, before and after something happened, cut to what it is about. */
export interface Cut {
  readonly before: string;
  readonly after: string;
}

interface Picture {
  readonly root: Node;
  readonly boxes: ReadonlyMap<Node, Box>;
  /** Everything that has a name of its own (KER-13.5), with where it stands. */
  readonly things: readonly Thing[];
}

interface Thing {
  readonly node: Node;
  readonly box: Box;
  /** Its names: `field=0,0`. */
  readonly name: string;
}

/**
 * Cuts two pictures of a table to the part of the board where something stands or has changed, and lights in the second what
 * has changed. Where nothing of the board has changed, the sheets are shown on which something has. Nothing comes back where
 * both pictures are the same.
 *
 * Which part is the board is not said: it is what holds the places, and places are those named things that take up most room.
 */
export function cutToChange(one: string, other: string): Cut | undefined {
  const [before, after] = [readPicture(one), readPicture(other)];
  const changed = [...strangers(before, after), ...strangers(after, before)];
  if (changed.length === 0) return undefined;
  const board = boardOf(after);
  const onBoard = board === undefined ? [] : changed.filter(({ box }) => isIn(box, board.box));
  const region =
    board === undefined
      ? undefined
      : onBoard.length > 0
        ? crowdedPart(before, after, board, onBoard)
        : around(changed.flatMap(({ box }) => sheetAround(after, box)));
  if (region === undefined) return { before: one, after: other };
  const news = strangers(after, before);
  const lit = new Set((board === undefined ? news : litIn(after, board, news)).map(({ node }) => node));
  return { before: cutOut(before, region), after: cutOut(after, region, lit) };
}

/** The board of a picture alone; the whole picture, if it has none. */
export function boardAlone(svg: string): string {
  const picture = readPicture(svg);
  const board = boardOf(picture);
  return board === undefined ? svg : cutOut(picture, board.box);
}

function readPicture(svg: string): Picture {
  const root = parseSvg(svg);
  const boxes = boxesIn(root);
  const things: Thing[] = [];
  const visit = (node: Node): void => {
    const name = node.said.includes(' data-') ? namesOf(node) : '';
    const box = boxes.get(node);
    if (name !== '' && box !== undefined && node !== root) things.push({ node, box, name });
    for (const child of node.children) visit(child);
  };
  visit(root);
  return { root, boxes, things };
}

const namesOf = ({ said }: Node): string =>
  Array.from(said.matchAll(/ data-(\w+)="([^"]*)"/g), ([, key, value]) => `${key}=${value}`).join(' ');

/** What of a picture is not in another just so, at the same place. */
function strangers(picture: Picture, other: Picture): readonly Thing[] {
  const place = ({ left, top }: Box): string => `${Math.round(left)} ${Math.round(top)}`;
  const key = ({ name, box, node }: Thing): string => `${name} ${place(box)} ${node.text}`;
  const known = new Set(other.things.map(key));
  return picture.things.filter((thing) => !known.has(key(thing)));
}

interface Board {
  readonly box: Box;
  /** What the places of it are called: `field`, `area`. */
  readonly kind: string;
  readonly places: readonly Thing[];
}

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);
const kindOf = ({ name }: Thing): string => name.split('=', 1)[0] ?? '';

function boardOf({ root, boxes, things }: Picture): Board | undefined {
  const sums = new Map<string, number>();
  for (const thing of things) sums.set(kindOf(thing), (sums.get(kindOf(thing)) ?? 0) + areaOf(thing.box));
  // The panels of players are large, but nothing stands on them.
  const [kind] = [...sums].filter(([each]) => each !== 'player').sort(([, one], [, other]) => other - one)[0] ?? [];
  const places = things.filter((thing) => kindOf(thing) === kind);
  const parents = parentsIn(root);
  const ways = places.map(({ node }) => pathTo(node, parents));
  const [first = []] = ways;
  const common = first.findLast((each, nth) => ways.every((way) => way[nth] === each));
  const box = common === undefined || common === root ? undefined : boxes.get(common);
  return kind === undefined || box === undefined ? undefined : { box, kind, places };
}

function parentsIn(root: Node): ReadonlyMap<Node, Node> {
  const parents = new Map<Node, Node>();
  const visit = (node: Node): void => {
    for (const child of node.children) {
      parents.set(child, node);
      visit(child);
    }
  };
  visit(root);
  return parents;
}

function pathTo(node: Node, parents: ReadonlyMap<Node, Node>): readonly Node[] {
  const parent = parents.get(node);
  return parent === undefined ? [node] : [...pathTo(parent, parents), node];
}

const middleOf = ({ left, top, right, bottom }: Box): { readonly x: number; readonly y: number } => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

const isIn = (inner: Box, outer: Box): boolean => {
  const { x, y } = middleOf(inner);
  return outer.left <= x && x <= outer.right && outer.top <= y && y <= outer.bottom;
};

/** The part of a board where something stands or has changed, and some room around it. */
function crowdedPart(before: Picture, after: Picture, board: Board, changed: readonly Thing[]): Box | undefined {
  const standing = [...before.things, ...after.things].filter(
    (thing) => kindOf(thing) !== board.kind && isIn(thing.box, board.box),
  );
  const held = board.places.filter(({ box }) => standing.some((thing) => isIn(thing.box, box)));
  const shown = around([...held, ...changed].map(({ box }) => box));
  const [place] = board.places;
  if (shown === undefined || place === undefined) return undefined;
  const size = Math.min(place.box.right - place.box.left, place.box.bottom - place.box.top);
  const { x, y } = middleOf(shown);
  const [width, height] = [shown.right - shown.left, shown.bottom - shown.top];
  const [wide, high] = [Math.max(width + 0.9 * size, 3.4 * size), Math.max(height + 0.9 * size, 2.4 * size)];
  return {
    left: Math.max(board.box.left, x - wide / 2),
    top: Math.max(board.box.top, y - high / 2),
    right: Math.min(board.box.right, x + wide / 2),
    bottom: Math.min(board.box.bottom, y + high / 2),
  };
}

/** What is lit: what has changed, or the place where it stands now. */
function litIn({ things }: Picture, { kind, box }: Board, news: readonly Thing[]): readonly Thing[] {
  return news
    .filter((thing) => isIn(thing.box, box))
    .map((thing) => {
      if (kindOf(thing) === kind) return thing;
      const places = things.filter((each) => kindOf(each) === kind && isIn(thing.box, each.box));
      return places.sort((one, other) => areaOf(one.box) - areaOf(other.box))[0] ?? thing;
    });
}

/** The sheet of paper that something lies on: the smallest panel around it that is large enough to be one. */
function sheetAround({ root, boxes }: Picture, inner: Box): readonly Box[] {
  const whole = boxes.get(root);
  const least = whole === undefined ? 0 : areaOf(whole) * 0.02;
  const sheets = [...boxes].flatMap(([node, box]) =>
    node.name === 'rect' && node !== root && areaOf(box) > least && areaOf(box) < 0.9 * (whole ? areaOf(whole) : 0)
      ? [box]
      : [],
  );
  const [found] = sheets.filter((box) => isIn(inner, box)).sort((one, other) => areaOf(one) - areaOf(other));
  return found === undefined ? [] : [found];
}

/** A part of a picture, without what is outside of it, and with some things lit. */
function cutOut({ root, boxes }: Picture, region: Box, lit: ReadonlySet<Node> = new Set()): string {
  const hasLit = (node: Node): boolean => lit.has(node) || node.children.some(hasLit);
  const cut = (node: Node): string => {
    const box = boxes.get(node);
    // How far a path goes is not known.
    if (box !== undefined && node.name !== 'path' && !meets(box, region)) return '';
    const isWhole = box === undefined || (isWithin(box, region) && !hasLit(node)) || node.children.length === 0;
    if (isWhole || node.name === 'svg') return node.text;
    return `<${node.name}${lit.has(node) ? litUp(node.said) : node.said}>${node.children.map(cut).join('')}</${node.name}>`;
  };
  const [width, height] = [region.right - region.left, region.bottom - region.top];
  const said = root.said
    .replace(/ viewBox="[^"]*"/, ` viewBox="${[region.left, region.top, width, height].map(rounded).join(' ')}"`)
    .replace(/ width="[^"]*"/, ` width="${rounded(width)}"`)
    .replace(/ height="[^"]*"/, ` height="${rounded(height)}"`);
  return `<svg${said}>${root.children.map(cut).join('')}</svg>`;
}

const isWithin = (inner: Box, outer: Box): boolean =>
  outer.left <= inner.left && inner.right <= outer.right && outer.top <= inner.top && inner.bottom <= outer.bottom;

const litUp = (said: string): string =>
  / class="/.test(said) ? said.replace(/ class="/, ' class="lit ') : `${said} class="lit"`;

const rounded = (value: number): number => Math.round(value * 10) / 10;
