import { createRandom, type GameTypes, undoable, type Viewer } from 'gastropodia';
import { antsBox } from 'gastropodia/ants';
import type { AnyBox } from 'gastropodia/boxes';
import { type ClientOptions, openClient } from 'gastropodia/client';
import { kelpBox } from 'gastropodia/kelp';
import { snailsBox } from 'gastropodia/snails';
import { zombiakiBox } from 'gastropodia/zombiaki';
import { expect, test } from 'vitest';
import { ids, type Sent, SmallTable, Waiting } from './kit.ts';

const BOXES = { snails: snailsBox, zombiaki: zombiakiBox, kelp: kelpBox, ants: antsBox } as unknown as Readonly<
  Record<string, AnyBox>
>;
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

test.each(Object.keys(BOXES))('KER-18.1 KER-18.5 %s: every view is the table’s, whatever the line does', (name) => {
  const box = BOXES[name] as AnyBox;
  const { game } = box;
  const [usual] = box.configs;
  const config = usual?.config({ players: [{}, {}], length: 'limited' }) as GameTypes['Config'];
  const table = new SmallTable(game, config, `client ${name}`);
  const random = createRandom(`client ${name}`);
  const time = new Waiting();
  // Messages come twice, or are lost.
  const bend = (message: Sent, deliver: (message: unknown) => void): void => {
    const dice = random.below(100);
    if (dice < 3 && message.tell === 'frames') return;
    deliver(message);
    if (dice > 95) deliver(message);
  };
  const faults: unknown[] = [];
  const clients = VIEWERS.map((seat) =>
    openClient({
      show: box,
      // One seat has the rules, the others do without.
      ...(seat === 0 ? { game } : {}),
      transport: table.transport(bend),
      seat,
      pace: () => 100,
      later: time.later,
      newId: ids(String(seat)),
      onFault: ({ what, error }) => what !== 'message' && faults.push(error),
    } as ClientOptions<GameTypes, unknown>),
  );
  let acts = 0;
  let stuck = 0;
  while (game.outcome(table.match.state) === undefined && acts < 400) {
    time.pass(3000);
    const owing = clients.filter((client) => client.getSnapshot().lit.length > 0);
    const client = owing[random.below(Math.max(1, owing.length))];
    if (client === undefined) {
      // The message that asks was lost: connecting anew helps.
      stuck += 1;
      if (stuck > 3) throw new Error(`nobody is asked after ${acts}`);
      table.cut();
      time.pass(60_000);
      continue;
    }
    stuck = 0;
    const dice = random.below(40);
    if (dice === 0) table.cut();
    if (dice === 1) clients[random.below(3)]?.reconnect();
    if (dice === 2) {
      const seat = random.below(2);
      if (undoable(game, table.match, seat) > 0) clients[seat]?.say({ say: 'take-back' });
      continue;
    }
    while (client.getSnapshot().lit.length > 0) {
      const { lit } = client.getSnapshot();
      const each = lit[random.below(lit.length)];
      if (each === undefined) break;
      expect(each.label).not.toBe('');
      client.click(each.target);
      if (each.action !== undefined) break;
    }
    acts += 1;
    if (acts % 20 === 0) {
      for (const one of clients) one.reconnect();
      time.pass(100_000);
      for (const [index, seat] of VIEWERS.entries()) {
        expect(clients[index]?.getSnapshot().view, `${seat} after ${acts}`).toMatchObject(table.view(seat));
      }
    }
  }
  for (const one of clients) one.reconnect();
  time.pass(100_000);
  for (const [index, seat] of VIEWERS.entries()) {
    const { view, look, waiting, outcome } = clients[index]?.getSnapshot() ?? {};
    expect(view).toMatchObject(table.view(seat));
    expect(look).toEqual(box.story.look(table.view(seat), outcome));
    expect(waiting).toBe(0);
    expect(outcome).toEqual(game.outcome(table.match.state));
  }
  expect(faults).toEqual([]);
  expect(acts).toBeGreaterThan(40);
});
