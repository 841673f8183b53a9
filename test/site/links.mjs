import { posix } from 'node:path';

/** What of a page others can point at, and what it points at. */
export function pageOf(html) {
  const text = html.replace(/<script[\s\S]*?<\/script>/g, '');
  return {
    ids: Array.from(text.matchAll(/\sid="([^"]+)"/g), ([, id]) => id),
    links: Array.from(text.matchAll(/<(?:a|link|img|script|use)\b[^>]*?\s(?:href|src)="([^"]*)"/g), ([, link]) => link),
  };
}

/** Ids that stand on a page more than once. */
export function idsTwice({ ids }) {
  const seen = new Set();
  return [...new Set(ids.filter((id) => seen.has(id) || !seen.add(id)))];
}

/** Links to pages, files and anchors that are not there. Links out of the site are not followed. */
export function brokenLinks(pages, files) {
  const broken = [];
  let count = 0;
  const ids = new Map([...pages].map(([name, page]) => [name, new Set(page.ids)]));
  for (const [name, { links }] of pages) {
    for (const link of links) {
      if (/^(https?:|mailto:|data:)/.test(link)) continue;
      count += 1;
      const [path = '', anchor = ''] = link.replaceAll('&amp;', '&').split('#');
      const target = path === '' ? name : posix.normalize(posix.join(posix.dirname(name), decodeURI(path)));
      if (!files.has(target)) broken.push(`${name}: ${link.slice(0, 80)} leads nowhere`);
      else if (
        anchor !== '' &&
        ids.has(target) &&
        !/^replay=/.test(anchor) &&
        !ids.get(target).has(decodeURIComponent(anchor))
      ) {
        broken.push(`${name}: ${link.slice(0, 80)} has no such anchor`);
      }
    }
  }
  return { count, broken };
}
