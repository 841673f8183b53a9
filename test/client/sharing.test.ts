import { createRandom, type GameTypes, type Viewer } from 'gastropodia';
import { antsBox } from 'gastropodia/ants';
import type { AnyBox } from 'gastropodia/boxes';
import { openClient } from 'gastropodia/client';
import { kelpBox } from 'gastropodia/kelp';
import { snailsBox } from 'gastropodia/snails';
import { zombiakiBox } from 'gastropodia/zombiaki';
import { describe, expect, test } from 'vitest';
import { ids, SmallTable, Waiting } from './kit.ts';

const BOXES = { snails: snailsBox, zombiaki: zombiakiBox, kelp: kelpBox, ants: antsBox } as unknown as Readonly<
  Record<string, AnyBox>
>;

/** How many parts there are, and how many of them are the same object as before. */
interface Count {
  parts: number;
  kept: number;
}

/** Counts the parts of a view or a look: its objects and lists, and theirs in turn. */
function count(now: object, before: unknown, into: Count): void {
  const was = new Map<string, unknown>(Object.entries(before ?? {}));
  for (const [key, part] of Object.entries(now)) {
    if (typeof part !== 'object' || part === null) continue;
    into.parts += 1;
    if (part === was.get(key)) into.kept += 1;
    count(part, was.get(key), into);
  }
}

/** Plays random games and counts what stays the same from one frame to the next, for every viewer. */
function countedIn(box: AnyBox): Readonly<Record<'views' | 'looks', Count>> {
  const { game } = box;
  const [usual] = box.configs;
  const seats = usual?.seats.max ?? 2;
  const views: Count = { parts: 0, kept: 0 };
  const looks: Count = { parts: 0, kept: 0 };
  const config = usual?.config({ players: Array.from({ length: seats }, () => ({})), length: 'limited' });
  const table = new SmallTable(game, config as GameTypes['Config'], 'sharing');
  const random = createRandom('sharing');
  const time = new Waiting();
  const clients = table.viewers.map((seat: Viewer) => {
    const client = openClient({
      show: box,
      game,
      transport: table.transport(),
      seat,
      pace: () => 1,
      later: time.later,
      newId: ids(String(seat)),
    });
    let before = client.getSnapshot();
    client.subscribe(() => {
      const now = client.getSnapshot();
      if (now.view !== before.view && before.view !== undefined) count(now.view as object, before.view, views);
      if (now.look !== before.look && before.look !== undefined) count(now.look as object, before.look, looks);
      before = now;
    });
    return client;
  });
  for (let acts = 0; acts < 150 && game.outcome(table.match.state) === undefined; acts++) {
    const owing = clients.filter((client) => client.getSnapshot().decision !== undefined);
    const client = owing[random.below(owing.length)];
    const actions = client?.getSnapshot().actions ?? [];
    client?.act(actions[random.below(actions.length)] as GameTypes['Action']);
    time.pass(1000);
  }
  return { views, looks };
}

const share = ({ kept, parts }: Count): number => kept / parts;

describe.each(Object.entries(BOXES))('%s', (_name, box) => {
  const counted = countedIn(box);
  test('KER-18.2 nine of ten parts of a view are the same objects as in the frame before', () => {
    expect(share(counted.views)).toBeGreaterThan(0.9);
  });

  test('KER-18.2 nine of ten parts of a look are the same objects as in the frame before', () => {
    expect(share(counted.looks)).toBeGreaterThan(0.9);
  });
});
