import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import {
  type Application,
  Converter,
  type DeclarationReflection,
  DefaultTheme,
  DefaultThemeRenderContext,
  DocumentReflection,
  JSX,
  KindRouter,
  MarkdownEvent,
  type PageEvent,
  ParameterType,
  ProjectReflection,
  type Reflection,
  ReflectionKind,
  RendererEvent,
  type RouterTarget,
} from 'typedoc';
import { categorize } from './categories.ts';
import { asData, type RulesAsData } from './data.ts';
import type { Book, Rule } from './model.ts';
import {
  allRulesPage,
  chapterPage,
  homeOf,
  isShort,
  overviewPage,
  type Page,
  replayPage,
  rulePath,
} from './pages/book.ts';
import { galleryPage, glossaryPage, printPage } from './pages/gallery.ts';
import { changesPage, homePage, listPage, referencePage } from './pages/home.ts';
import { codeHtml, esc, type Places, ruleLink, withRuleLinks } from './pages/html.ts';
import { pageHtml, type Sheet, type SideLink } from './pages/layout.ts';
import { plainOf, sentencesOf, slugOf } from './read/rulebook.ts';
import { sourcesIn } from './read/source.ts';
import { type Entry, entriesOf } from './search-index.ts';
import { collected } from './site.ts';

/** A page that is ours: where it is, and how it is written. */
interface OwnPage {
  readonly path: string;
  readonly book: Book | undefined;
  readonly write: (at: Places, context: DefaultThemeRenderContext) => Page;
}

/** A guide, a page on design or on what was measured: what its folder is called, and what it is. */
interface TextPage {
  readonly folder: string;
  readonly path: string;
  readonly title: string;
  readonly lead: string;
}

const FOLDERS: readonly (readonly [string, string, string])[] = [
  ['guide', 'Guides', 'How to do something with the library, step by step.'],
  ['design', 'Design', 'What was decided, and why.'],
  ['measured', 'Measured', 'How fast it is, how fair, and which cards there are.'],
];

/** What typedoc is told of the site. */
export async function load(app: Application, root: string): Promise<void> {
  app.options.addDeclaration({
    name: 'rulesBefore',
    type: ParameterType.Path,
    help: 'A file that typedoc --json has written before: the site tells what has changed in the rules since.',
    defaultValue: '',
  });
  const finish = await collected(root);
  const site = new Site(app, root);
  app.renderer.defineRouter('book', routerFor(site));
  app.renderer.defineTheme('book', themeFor(site));
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    categorize(context.project);
    site.fill(context.project, finish(context.programs));
  });
  app.serializer.addSerializer<ProjectReflection>({
    priority: 0,
    supports: (item): item is ProjectReflection => item instanceof ProjectReflection,
    toObject: (_project, data) => Object.assign(data, { rulebooks: site.data }),
  });
  app.renderer.on(
    MarkdownEvent.PARSE,
    (event) => {
      event.parsedText = dressed(event.parsedText, site.places(event.page.url));
    },
    -10,
  );
  // The search is ours.
  app.renderer.on('prepareIndex', (event) => {
    for (let nth = event.searchResults.length - 1; nth >= 0; nth--) event.removeResult(nth);
  });
  app.renderer.hooks.on('comment.beforeTags', (context, comment) => {
    const cited = comment.blockTags.filter(({ tag }) => tag === '@rule');
    for (const tag of cited) tag.skipRendering = true;
    const at = site.places(context.page.url);
    const items = cited.map(({ content }) => {
      const [, id = '', words = ''] =
        /^(\S+)\s*(.*)$/s.exec(
          content
            .map(({ text }) => text)
            .join('')
            .trim(),
        ) ?? [];
      return `<li>${ruleLink(at, id)} ${esc(plainOf(words))}</li>`;
    });
    return raw(items.length === 0 ? '' : `<div class="cited-rules"><h4>Rules</h4><ul>${items.join('')}</ul></div>`);
  });
  let entries: readonly Entry[] = [];
  app.renderer.on(RendererEvent.BEGIN, () => {
    entries = [...site.books.flatMap(entriesOf), ...site.textEntries(), ...site.apiEntries()];
  });
  app.renderer.on(RendererEvent.END, ({ outputDirectory }) => finishSite(site, outputDirectory, entries, root));
}

const raw = (html: string): JSX.Element => JSX.createElement(JSX.Raw, { html });

/** Rules become links, and tables get a frame that scrolls. */
const dressed = (html: string, at: Places): string =>
  withRuleLinks(html, at)
    .replace(/<table>/g, '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>')
    .replace(/<\/table>/g, '</table></div>');

/** What is left to be written beside the pages, and what nobody needs. */
function finishSite({ books }: Site, output: string, entries: readonly Entry[], root: string): void {
  const assets = join(output, 'assets');
  for (const name of ['main.js', 'search.js', 'navigation.js', 'hierarchy.js'])
    rmSync(join(assets, name), { force: true });
  const styles = new Set(books.flatMap(({ box }) => (box === undefined ? [] : [box.pictures.style])));
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, 'pictures.css'), [...styles].join('\n'));
  writeFileSync(join(assets, 'search-index.js'), `window.bookIndex=${JSON.stringify(entries)};\n`);
  cpSync(join(root, 'docs/book/book.css'), join(assets, 'book.css'));
  cpSync(join(root, 'dist/book/book.js'), join(assets, 'book.js'));
  cpSync(join(root, 'dist/play'), join(output, 'play'), { recursive: true });
}

/** What is known of the site: filled when typedoc has read the code, used when it writes. */
class Site {
  readonly own = new Map<Reflection, OwnPage>();
  readonly texts = new Map<Reflection, TextPage>();
  /** What stands on pages of ours, by their addresses. */
  readonly headings = new Map<string, Page['headings']>();
  books: readonly Book[] = [];
  data: RulesAsData = asData([], '');
  readonly #app: Application;
  readonly #root: string;
  readonly #sourceOf: ReturnType<typeof sourcesIn>;
  readonly #rules = new Map<string, { readonly rule: Rule; readonly path: string }>();
  readonly #apis = new Map<string, Reflection>();
  #project: ProjectReflection | undefined;

  constructor(app: Application, root: string) {
    this.#app = app;
    this.#root = root;
    this.#sourceOf = sourcesIn(root);
  }

  fill(project: ProjectReflection, books: readonly Book[]): void {
    this.books = books;
    this.#project = project;
    const { version } = JSON.parse(readFileSync(join(this.#root, 'package.json'), 'utf8')) as { version: string };
    this.data = asData(books, version);
    for (const book of books)
      for (const rule of book.rules) this.#rules.set(rule.id, { rule, path: rulePath(book, rule) });
    const written = new Map<string, DocumentReflection>();
    for (const document of project.documents ?? []) {
      const path = project.files.getReflectionPath(document);
      if (path !== undefined) written.set(relative(this.#root, path), document);
    }
    for (const [file, document] of written) if (!file.startsWith('docs/rules/')) this.#addText(file, document);
    const add = (name: string, page: OwnPage, known?: DocumentReflection): void => {
      const document = known ?? new DocumentReflection(name, project, [], {});
      document.name = name;
      document.content = [];
      if (known === undefined) {
        project.addChild(document);
        project.registerReflection(document, undefined, undefined);
      }
      this.own.set(document, page);
    };
    for (const book of books) this.#addBook(book, add, written.get(`docs/rules/${book.id}.md`));
    add('What changed in the rules', {
      path: 'changes.html',
      book: undefined,
      write: (at) => changesPage(this.#rulesBefore(), this.data, at),
    });
    for (const [folder, title, lead] of FOLDERS) {
      const pages = [...this.texts.values()].filter((each) => each.folder === folder);
      const write = (at: Places): Page =>
        listPage(
          title,
          lead,
          pages.map((page) => [at.to(page.path), page.title, page.lead]),
        );
      add(title, { path: `${folder}/index.html`, book: undefined, write });
    }
  }

  #addText(file: string, document: DocumentReflection): void {
    const [, folder = 'measured', name = ''] = /^docs\/(?:(guide|design)\/)?(.+)\.md$/.exec(file) ?? [];
    const text = readFileSync(join(this.#root, file), 'utf8').replace(/^---[\s\S]*?---\n/, '');
    const [, title = name] = /^# (.+)$/m.exec(text) ?? [];
    const [lead = ''] = text
      .replace(/^# .+$/m, '')
      .trim()
      .split('\n\n', 1);
    document.name = title;
    this.texts.set(document, {
      folder,
      path: `${folder}/${name}.html`,
      title,
      lead: sentencesOf(plainOf(lead.replace(/\s+/g, ' ')).replace(/^Question\.\s*/, '')),
    });
  }

  #addBook(
    book: Book,
    add: (name: string, page: OwnPage, known?: DocumentReflection) => void,
    known: DocumentReflection | undefined,
  ): void {
    const page = (name: string, path: string, write: OwnPage['write']): void =>
      add(name, { path: `${book.id}/${path}`, book, write });
    add(book.name, { path: homeOf(book), book, write: (at) => overviewPage(book, at) }, known);
    if (!isShort(book)) {
      for (const chapter of book.chapters) {
        page(chapter.title, `${chapter.slug}.html`, (at) => chapterPage(book, chapter, at));
      }
      page(`All rules of ${book.name}`, 'all-rules.html', (at) => allRulesPage(book, at));
    }
    if (book.cards.length > 0) page(`Cards of ${book.name}`, 'cards.html', (at) => galleryPage(book, at));
    if (book.terms.length > 0) page(`Glossary of ${book.name}`, 'glossary.html', (at) => glossaryPage(book, at));
    if (book.replays.length > 0) page(`${book.name}: a game, told`, 'replay.html', (at) => replayPage(book, at));
    page(`${book.name}, to print`, 'print.html', (at) => printPage(book, at));
  }

  #rulesBefore(): RulesAsData | undefined {
    const file = String(this.#app.options.getValue('rulesBefore' as 'name'));
    if (file === '') return undefined;
    const text = readFileSync(resolve(this.#root, file), 'utf8');
    return (JSON.parse(text) as { readonly rulebooks?: RulesAsData }).rulebooks;
  }

  /** How things are found from a page. */
  places(url: string, markdown?: (text: string) => string): Places {
    const base = '../'.repeat(url.split('/').length - 1);
    const at: Places = {
      to: (path) => base + path,
      rule: (id) => {
        const found = this.#rules.get(id);
        if (found === undefined) return undefined;
        const [page, anchor] = found.path.split('#');
        const href = page === url ? `#${anchor}` : base + found.path;
        return { href, sentence: plainOf(found.rule.sentence) };
      },
      api: (file, name) => {
        const target = this.#apiOf(file, name);
        return target === undefined ? undefined : base + (this.#app.renderer.router?.getFullUrl(target) ?? '');
      },
      prose: (text) => markdown?.(text.replace(/\]\(\.\.\/(\w+)\.md\)/g, `](${base}measured/$1.html)`)) ?? esc(text),
      inline: (text) => at.prose(text).replace(/^\s*<p>|<\/p>\s*$/g, ''),
    };
    return at;
  }

  #apiOf(file: string, name: string): Reflection | undefined {
    const project = this.#project;
    if (project === undefined || name === '') return undefined;
    if (this.#apis.size === 0) {
      for (const reflection of Object.values(project.reflections)) {
        const symbol = project.getSymbolIdFromReflection(reflection);
        const key = symbol === undefined ? '' : `${symbol.packagePath}#${symbol.qualifiedName}`;
        if (key !== '' && this.#app.renderer.router?.hasUrl(reflection) && !this.#apis.has(key)) {
          this.#apis.set(key, reflection);
        }
      }
    }
    return this.#apis.get(`${file}#${name}`);
  }

  textEntries(): readonly Entry[] {
    return [...this.texts.values()].map(({ path, title, lead }) => [path, 'guide', title, lead, '']);
  }

  apiEntries(): readonly Entry[] {
    const { router } = this.#app.renderer;
    const kinds =
      ReflectionKind.Class |
      ReflectionKind.Function |
      ReflectionKind.Interface |
      ReflectionKind.Method |
      ReflectionKind.TypeAlias |
      ReflectionKind.Variable;
    return Object.values(this.#project?.getReflectionsByKind(kinds) ?? {}).flatMap((reflection): Entry[] => {
      if (router === undefined || !router.hasUrl(reflection)) return [];
      const { comment, signatures } = reflection as DeclarationReflection;
      const summary = (comment ?? signatures?.[0]?.comment)?.summary.map(({ text }) => text).join('') ?? '';
      const [first = ''] = plainOf(summary).split('\n\n', 1);
      return [[router.getFullUrl(reflection), 'api', reflection.name, sentencesOf(first.replace(/\s+/g, ' ')), '']];
    });
  }

  /** The links in the bar of every page. */
  get bar(): readonly SideLink[] {
    const games = this.books
      .filter(({ rank }) => rank === 'game')
      .map((book) => ({ href: homeOf(book), text: book.name }));
    return [
      ...games,
      { href: 'guide/index.html', text: 'Guides' },
      { href: 'design/index.html', text: 'Design' },
      { href: 'measured/index.html', text: 'Measured' },
      { href: 'modules.html', text: 'Reference' },
      { href: 'play/index.html', text: 'Play' },
    ];
  }

  /** The links at the side of a page of ours. */
  sideOf(model: Reflection): readonly SideLink[] {
    const book = this.own.get(model)?.book;
    if (book !== undefined) return bookSide(book);
    const folder = this.texts.get(model)?.folder ?? FOLDERS.find(([, title]) => title === model.name)?.[0];
    if (folder !== undefined) {
      return [...this.texts.values()]
        .filter((each) => each.folder === folder)
        .map(({ path, title }) => ({ href: path, text: title }));
    }
    return [];
  }

  /** The links at the side of the reference: all entry points, and what stands beside this in its own. */
  apiSide(model: Reflection): readonly SideLink[] {
    const { router } = this.#app.renderer;
    if (router === undefined) return [];
    let module: Reflection | undefined = model;
    while (module !== undefined && !module.kindOf(ReflectionKind.Module)) module = module.parent;
    const urlOf = (target: RouterTarget): string => router.getFullUrl(target);
    const category = (module as DeclarationReflection | undefined)?.categories?.find(({ children }) =>
      children.some((child) => child === model),
    );
    const groups = (module as DeclarationReflection | undefined)?.groups?.find(({ children }) =>
      children.some((child) => child === model),
    );
    const beside = ((category ?? groups)?.children ?? []).map((child) => ({ href: urlOf(child), text: child.name }));
    const link = (each: Reflection, name: string): SideLink => ({
      href: urlOf(each),
      text: name,
      ...(each === module ? { below: beside } : {}),
    });
    return familiesOf(this.#project).map(({ door, inner }) => {
      const own = link(door, nameOfDoor(door));
      const isHere = module === door || inner.some((each) => each === module);
      const doors = inner.map((each) => link(each, each.name.slice(door.name.length + 1)));
      return isHere ? { ...own, below: [...(own.below ?? []), ...doors] } : own;
    });
  }

  /** The source of what a page of the reference is about, its rules linked; nothing, where it is not at the top of a file. */
  sourceHtml(model: Reflection, at: Places): string {
    const symbol = this.#project?.getSymbolIdFromReflection(model);
    if (symbol === undefined || !symbol.packagePath.startsWith('src/')) return '';
    const found = this.#sourceOf(symbol.packagePath, symbol.qualifiedName);
    if (found === undefined) return '';
    const place = `${symbol.packagePath}:${found.line}`;
    return `<details class="shelf"><summary>Source <small>${place}</small></summary>${codeHtml(found.code, at)}</details>`;
  }

  /** The entry points with what each is for: first what is for any game, then the games. */
  referencePage(at: Places): Page {
    const { router } = this.#app.renderer;
    const games = new Set(this.books.flatMap(({ rank, id }) => (rank === 'game' ? [id] : [])));
    const entries = familiesOf(this.#project).map(({ door, inner }) => {
      const urlOf = (target: Reflection): string => at.to(router?.getFullUrl(target) ?? '');
      return {
        href: urlOf(door),
        name: door.name,
        says: (door.comment?.summary ?? [])
          .map(({ text }) => text)
          .join('')
          .trim()
          .replace(/\n\n[\s\S]*$/, ''),
        isGame: games.has(nameOfDoor(door)),
        inner: inner.map((each) => ({ href: urlOf(each), name: each.name.slice(door.name.length + 1) })),
      };
    });
    return referencePage(entries, at);
  }
}

/** An entry point, and those that are parts of it: `gastropodia/snails` and `gastropodia/snails/show`. */
interface Family {
  readonly door: DeclarationReflection;
  readonly inner: readonly DeclarationReflection[];
}

function familiesOf(project: ProjectReflection | undefined): readonly Family[] {
  const doors = project?.children ?? [];
  return doors
    .filter(({ name }) => name.split('/').length <= 2)
    .map((door) => ({
      door,
      inner: doors.filter(
        ({ name }) => name.startsWith(`${door.name}/`) && name.split('/').length > 2 && !isRoot(door),
      ),
    }));
}

/** The kernel has the name of the package, which all others begin with. */
const isRoot = ({ name }: Reflection): boolean => !name.includes('/');

const nameOfDoor = ({ name }: Reflection): string => name.replace(/^gastropodia\//, '');

function bookSide(book: Book): readonly SideLink[] {
  const { id, chapters, cards, terms, replays } = book;
  const page = (is: boolean, path: string, text: string): SideLink[] => (is ? [{ href: `${id}/${path}`, text }] : []);
  return [
    { href: homeOf(book), text: book.name },
    ...page(cards.length > 0, 'cards.html', 'Cards'),
    ...page(terms.length > 0, 'glossary.html', 'Glossary'),
    ...page(!isShort(book), 'all-rules.html', 'All rules'),
    ...page(replays.length > 0, 'replay.html', 'A game, told'),
    ...page(true, 'print.html', 'To print'),
    ...(isShort(book)
      ? []
      : [
          {
            href: '',
            text: 'Chapters',
            below: chapters.map(({ number, title, slug }) => ({
              href: `${id}/${slug}.html`,
              text: `${number} ${title}`,
            })),
          },
        ]),
  ];
}

/** Pages lie where they are looked for: snails/attacks.html#SNL-8.4. */
function routerFor(site: Site) {
  return class extends KindRouter {
    protected override getIdealBaseName(target: RouterTarget): string {
      const path = site.own.get(target as Reflection)?.path ?? site.texts.get(target as Reflection)?.path;
      return path === undefined ? super.getIdealBaseName(target as Reflection) : path.replace(/\.html$/, '');
    }
  };
}

function themeFor(site: Site) {
  return class extends DefaultTheme {
    override getRenderContext(page: PageEvent<Reflection>): DefaultThemeRenderContext {
      return contextFor(site, new DefaultThemeRenderContext(this.router, this, page, this.application.options));
    }
    // Nobody reads it.
    override buildNavigation(): [] {
      return [];
    }
  };
}

/** The theme of typedoc with pages of our own, and all of them in our own frame. */
function contextFor(site: Site, context: DefaultThemeRenderContext): DefaultThemeRenderContext {
  const at = site.places(context.page.url, (text) => context.markdown([{ kind: 'text', text }]));
  const { documentTemplate, reflectionTemplate } = context;
  const shown = (page: Page): JSX.Element => {
    site.headings.set(context.page.url, page.headings);
    return raw(page.html);
  };
  context.documentTemplate = (page) => {
    const own = site.own.get(page.model);
    return own === undefined ? documentTemplate(page) : shown(own.write(at, context));
  };
  context.reflectionTemplate = (page) =>
    page.model instanceof ProjectReflection ? shown(site.referencePage(at)) : reflectionTemplate(page);
  context.indexTemplate = (page) =>
    shown(homePage(site.books, context.markdown(page.model.readme).replace(/<h1[\s\S]*?<\/h1>/, ''), at));
  context.defaultLayout = (template, page) => {
    const { model, url } = page;
    const isIndex = url === 'index.html';
    const kind = isIndex || site.own.has(model) ? 'book' : site.texts.has(model) ? 'text' : 'reference';
    const written = template(page);
    const content = typeof written === 'string' ? written : JSX.renderElement(written);
    const isOwn = kind !== 'reference' || model instanceof ProjectReflection;
    const head = isOwn ? '' : JSX.renderElement(context.header(page));
    const source = isOwn ? '' : site.sourceHtml(model, at);
    const sheet: Sheet = {
      title: isIndex ? 'gastropodia' : `${model.name} · gastropodia`,
      description: isIndex ? 'Rules, cards, guides and reference of gastropodia' : `${model.name}, of gastropodia`,
      base: '../'.repeat(url.split('/').length - 1),
      path: url,
      kind: isIndex ? 'text' : kind,
      main: head + withPlainAnchors(content.replace(/<summary[\s\S]*?<\/summary>/g, withoutLinks)) + source,
      side: kind === 'reference' ? site.apiSide(model) : site.sideOf(model),
      bar: site.bar,
      headings: site.headings.get(url) ?? headingsOf(page),
    };
    return raw(pageHtml(sheet, at));
  };
  return context;
}

/** The link of a heading to itself is a sign, not a picture that needs a style of its own. */
const withPlainAnchors = (html: string): string =>
  html.replace(/(<a [^>]*tsd-anchor-icon[^>]*>)[\s\S]*?<\/a>/g, '$1#</a>');

/** A summary is clicked to be opened: there is no room for a second thing to click. */
const withoutLinks = (summary: string): string => summary.replace(/<a [^>]*tsd-anchor-icon[\s\S]*?<\/a>/g, '');

/** What is on a page: of an entry point its parts, of everything else all that has a place. */
const headingsOf = ({ model, pageSections }: PageEvent<Reflection>): Page['headings'] =>
  model.kindOf(ReflectionKind.Module)
    ? pageSections.flatMap(({ title }) => (title === '' ? [] : [{ href: `#${slugOf(title)}`, text: title }]))
    : pageSections.flatMap(({ headings }) =>
        headings.map(({ link, text }) => ({ href: link, text: text.replace(/<[^>]*>/g, '') })),
      );
