import { Comment, CommentTag, type DeclarationReflection, type ProjectReflection } from 'typedoc';

/** What the rooms of the kernel and of games are called in the reference. */
const ROOMS: Readonly<Record<string, string>> = {
  basics: 'Basics',
  board: 'Board',
  bot: 'Bots',
  cards: 'Cards',
  chance: 'Luck',
  components: 'Components',
  contract: 'The contract',
  course: 'Course of a game',
  keeping: 'Saves and records',
  odds: 'Odds',
  ops: 'Effects',
  proof: 'Invariants',
  reading: 'Reading values from outside',
  rules: 'Rules',
  running: 'Playing',
  secrets: 'Secrets',
  shape: 'Declaring a game',
  show: 'Showing',
  table: 'States, actions, events',
  text: 'Languages',
  vocabulary: 'Words of cards',
  words: 'Sentences',
};

/** Puts every export of a large room into the category of the folder it comes from: nobody has to tag it. */
export function categorize(project: ProjectReflection): void {
  for (const module of project.children ?? []) {
    const children = module.children ?? [];
    if (children.length < 20) continue;
    for (const child of children) {
      const path = project.getSymbolIdFromReflection(child)?.packagePath ?? '';
      const [, room = ''] = /^src\/(?:kernel|games\/\w+)\/(\w+)/.exec(path) ?? [];
      const category = ROOMS[room];
      if (category !== undefined) put(child, category);
    }
  }
}

function put(child: DeclarationReflection, category: string): void {
  const owner = child.signatures?.[0] ?? child;
  owner.comment ??= new Comment();
  owner.comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: category }]));
}
