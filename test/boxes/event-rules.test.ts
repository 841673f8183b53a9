import { readdirSync, readFileSync } from 'node:fs';
import { createRandom } from 'gastropodia';
import { boxOf } from 'gastropodia/boxes';
import { snailsBox } from 'gastropodia/snails';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';
import { allBoxes } from '../../src/registry/index.ts';

const written = readdirSync('docs/rules')
  .map((page) => readFileSync(`docs/rules/${page}`, 'utf8'))
  .flatMap((page) => [...page.matchAll(/^- `([A-Z]{3}-\d+\.\d+)`/gm)].map(([, id]) => id));

/** What is told of a game, by type of event, with the rules that are named for it. */
function rulesTold(box: Awaited<ReturnType<typeof allBoxes>>[number]): ReadonlyMap<string, ReadonlySet<unknown>> {
  const told = new Map<string, Set<unknown>>();
  const random = createRandom('rules');
  for (const { config, seats } of box.configs) {
    const players = Array.from({ length: seats.min }, () => ({}));
    let { state, events } = box.game.begin(config({ players, length: 'limited' }), 'rules');
    while (box.game.outcome(state) === undefined) {
      const done = box.game.apply(state, random.oneOf([...box.game.legalActions(state)]));
      for (const event of box.game.viewEvents(events, 'spectator')) {
        if (box.story.tell(event, { locale: 'en' }) === undefined) continue;
        told.set(event.type, (told.get(event.type) ?? new Set()).add(box.ruleOf(event)));
      }
      if (!done.ok) expect.unreachable();
      ({ state, events } = done);
    }
  }
  return told;
}

describe.each((await allBoxes()).map((box) => [box.game.id, box] as const))(
  'rules of what happens in %s',
  (_id, box) => {
    test('KER-12.7 whatever is told has a rule that is written', () => {
      const told = rulesTold(box);
      const rules = [...told].flatMap(([type, named]) => [...named].map((rule) => [type, rule]));

      expect(rules.length).toBeGreaterThan(0);
      expect(rules.filter(([, rule]) => !written.includes(String(rule)))).toEqual([]);
    });
  },
);

test('KER-12.7 an event that says its rule is believed; of a type without a rule there is none', () => {
  const passed = { type: 'slot-passed', seat: 0, slot: 1, reason: 'empty', rule: 'SNL-3.23' } as const;
  const hurt = { type: 'damaged', snail: 1, amount: 10, shell: 0, life: 20, by: 'mine' } as const;

  expect(snailsBox.ruleOf(passed)).toBe('SNL-3.23');
  expect(snailsBox.ruleOf(hurt)).toBe('SNL-10.3');
  expect(snailsBox.ruleOf({ ...hurt, by: 'fire' })).toBe('SNL-10.6');
  expect(boxOf({ game: ticTacToe }).ruleOf({ type: 'marked', seat: 0, field: 4 })).toBeUndefined();
});
