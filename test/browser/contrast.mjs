// Measures in Chromium how well lit targets can be seen in the pictures of the large games, in both themes.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { ENTRY_POINTS } from '../../.ci/entry-points.mjs';
import { pathOf } from './chromium.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const THEMES = ['light', 'dark'];
/** WCAG 2.2, 1.4.11: what tells a state has this contrast to what is next to it. */
const LEAST = 3;
/** So many of the points on an edge that nothing covers have that contrast; pieces of other colours stand around it. */
const SHARE = 0.9;
/** So much of an edge is covered at most. */
const COVERED = 0.6;
/** How often a step of an answer of one kind is looked at. */
const LOOKS = 1;
/** Random games reach most questions in so many. */
const GAMES = 2;

/** The contrast of whatever is lit: what is said of it, and whether all of it is enough. */
export async function contrastIn({ command }) {
  const started = Date.now();
  const { boxNamed, GAME_NAMES } = await import(resolve(ROOT, 'dist/programs/registry.js'));
  const { createRandom } = await import(resolve(ROOT, 'dist/index.js'));
  const { clicksOf } = await import(resolve(ROOT, 'dist/boxes.js'));
  const css = await readFile(resolve(ROOT, 'docs/play/play.css'), 'utf8');
  const browser = await chromium.launch({ executablePath: pathOf(command), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent(`<!doctype html><style>${css}</style><div class="stage"></div>`);
  const faults = new Map();
  let targets = 0;
  try {
    for (const name of GAME_NAMES.filter((each) => Object.hasOwn(ENTRY_POINTS, each))) {
      const box = await boxNamed(name);
      for (const { asked, svg, lit } of pictured(box, { createRandom, clicksOf })) {
        for (const theme of THEMES) {
          for (const { target, contrast, isWell } of await measured(page, { svg, lit, theme })) {
            targets += 1;
            const what = `${name}, ${theme}, ${asked}: ${target.replace(/ .*/, '')}`;
            if (!isWell && !faults.has(what)) faults.set(what, `${what} (${target.replace(/^\S+ /, '')}): ${contrast}`);
          }
        }
      }
    }
  } finally {
    await browser.close();
  }
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  return {
    isWell: faults.size === 0,
    said: [
      ...faults.values(),
      `${targets} lit targets measured in ${THEMES.join(' and ')}: ${faults.size === 0 ? `all have a contrast of ${LEAST}:1` : `${faults.size} faults`} (${seconds} s)`,
    ].join('\n'),
  };
}

/** Pictures in which something is lit: of each kind of question, and of each step of an answer to it. */
function* pictured(box, { createRandom, clicksOf }) {
  const { game } = box;
  const looked = new Map();
  for (let nth = 0; nth < GAMES; nth++) {
    const offer = box.configs[nth % box.configs.length];
    const random = createRandom(`contrast ${nth}`);
    const players = Array.from({ length: offer.seats.min }, () => ({}));
    let state = game.setup(offer.config({ players }), `contrast ${nth}`);
    while (game.outcome(state) === undefined) {
      const [{ kind, seat }] = game.pending(state);
      const view = game.view(state, seat);
      const chosen = [];
      for (let step = 0; ; step++) {
        const { lit } = clicksOf(box, view, chosen);
        const inPicture = lit.filter(({ target }) => target.kind !== 'button');
        const key = `${kind} ${step}`;
        if (inPicture.length > 0 && (looked.get(key) ?? 0) < LOOKS) {
          looked.set(key, (looked.get(key) ?? 0) + 1);
          const svg = box.pictures.table(box.story.look(view), { locale: 'en' });
          yield { asked: key, svg, lit: inPicture.map(({ target }) => target) };
        }
        const longer = lit.filter(({ action }) => action === undefined);
        if (longer.length === 0) break;
        chosen.push(random.oneOf(longer).target);
      }
      state = game.reduce(state, random.oneOf([...game.legalActions(state)]));
    }
  }
}

/** How well each target of a picture can be seen when it is lit. */
async function measured(page, { svg, lit, theme }) {
  await page.evaluate(
    ([markup, which]) => {
      document.documentElement.dataset.theme = which;
      document.querySelector('.stage').innerHTML = markup;
    },
    [svg, theme],
  );
  await page.emulateMedia({ colorScheme: theme });
  const shot = async () => (await page.screenshot({ fullPage: true })).toString('base64');
  const before = await shot();
  await page.evaluate((targets) => {
    for (const { kind, id } of targets) {
      for (const each of document.querySelectorAll(`[data-${CSS.escape(kind)}="${CSS.escape(id)}"]`)) {
        each.classList.add('lit');
      }
    }
  }, lit);
  const after = await shot();
  return await page.evaluate(pointsMeasured, { before, after, LEAST, SHARE, COVERED });
}

/** In the page: compares what has changed at points of the edge, when it was lit, with the pixels next to it on both sides. */
async function pointsMeasured({ before, after, LEAST, SHARE, COVERED }) {
  const [unlit, lit] = await Promise.all([before, after].map(pixels));
  return [...document.querySelectorAll('.stage .lit')].map((element) => {
    const [data] = [...element.attributes].filter(({ name }) => name.startsWith('data-'));
    const target = `${data?.name.slice('data-'.length)} ${data?.value}`;
    const ratios = edgesOf(element).flatMap(ratiosAround);
    const uncovered = ratios.filter((ratio) => ratio !== undefined);
    const well = uncovered.filter((ratio) => ratio >= LEAST);
    const isSeen = uncovered.length > 0 && uncovered.length >= (1 - COVERED) * ratios.length;
    const lowest = [...uncovered].sort((one, other) => one - other)[Math.floor(uncovered.length * (1 - SHARE))];
    return {
      target,
      isWell: isSeen && well.length >= SHARE * uncovered.length,
      contrast: ratios.length === 0 ? 'no lit edge' : isSeen ? `${lowest.toFixed(2)}:1` : 'covered',
    };
  });

  async function pixels(base64) {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
    return (x, y) => {
      const [column, row] = [Math.round(x), Math.round(y)];
      if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
      const at = 4 * (row * width + column);
      return [data[at], data[at + 1], data[at + 2]];
    };
  }

  /** The shapes of an element whose stroke has the colour of what is lit. */
  function edgesOf(element) {
    const shapes = [element, ...element.querySelectorAll('.edge')].filter((each) => each instanceof SVGGeometryElement);
    return shapes.filter((each) => {
      const probe = each.cloneNode();
      probe.removeAttribute('class');
      probe.style.stroke = 'var(--lit)';
      each.parentNode.append(probe);
      const colour = getComputedStyle(probe).stroke;
      probe.remove();
      return getComputedStyle(each).stroke === colour;
    });
  }

  /** For points along an edge, the contrast to what is outside; undefined where something covers the edge. */
  function ratiosAround(edge) {
    const matrix = edge.getScreenCTM();
    const scale = Math.hypot(matrix.a, matrix.b);
    const half = (Number.parseFloat(getComputedStyle(edge).strokeWidth) * scale) / 2;
    const length = edge.getTotalLength();
    const count = 24;
    return Array.from({ length: count }, (_, nth) => {
      const place = ((nth + 0.5) / count) * length;
      const point = edge.getPointAtLength(place);
      const next = edge.getPointAtLength(Math.min(length, place + length / 1000));
      const long = Math.hypot(next.x - point.x, next.y - point.y) || 1;
      const normal = { x: (next.y - point.y) / long, y: (point.x - next.x) / long };
      const step = (half + 2.5) / scale;
      const sides = [1, -1].map(
        (sign) => new DOMPoint(point.x + sign * normal.x * step, point.y + sign * normal.y * step),
      );
      const outward = edge.isPointInFill(sides[0]) ? -1 : 1;
      // Across the edge, from inside to outside, in steps of half a pixel.
      const across = Array.from({ length: Math.ceil(4 * (half + 3)) + 1 }, (_, at) => {
        const off = at / 2 - half - 3;
        const far = (outward * off) / scale;
        const { x, y } = new DOMPoint(point.x + normal.x * far, point.y + normal.y * far).matrixTransform(matrix);
        return {
          isOn: Math.abs(off) <= half,
          now: lit(x + scrollX, y + scrollY),
          old: unlit(x + scrollX, y + scrollY),
        };
      }).filter(({ now }) => now !== undefined);
      const hasChanged = ({ now, old }) => now.join() !== old.join();
      // Where something lies over the stroke, only its glow may be seen beside it.
      const isCovered = !across.some(
        (pixel) => pixel.isOn && hasChanged(pixel) && contrast(pixel.now, pixel.old) > 1.3,
      );
      if (isCovered) return undefined;
      const changed = across.filter(hasChanged).map(({ now }) => now);
      return Math.max(...changed.flatMap((ring) => across.map(({ now }) => contrast(ring, now))));
    });
  }

  function contrast(one, other) {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }

  function luminance(colour) {
    const [red, green, blue] = colour.map((each) => {
      const part = each / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
