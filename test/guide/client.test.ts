import { replay, withPrinted } from 'gastropodia';
import { localTransport } from 'gastropodia/client';
import { openTable } from 'gastropodia/host';
import { snails, snailsBox } from 'gastropodia/snails';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { storeOf } from '../../docs/examples/zustand/client.ts';
import { servers } from '../client/servers.ts';
import { join } from './client/at-a-server.ts';
import { follow } from './client/draw.ts';

const { serverOf, close } = servers();
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As much of a page as the guide needs. */
const pageOf = () => {
  const part = () => ({ innerHTML: '', onclick: null as Parameters<typeof follow>[1]['asked']['onclick'] });
  return { picture: part(), asked: part(), log: part() };
};

test('a page against bots: whoever clicks what is lit comes on, and everything is drawn', async () => {
  vi.useFakeTimers();
  const { client } = await import('./client/against-bots.ts');
  const page = pageOf();
  follow(client, page);

  for (let clicks = 0; clicks < 20; clicks++) {
    await vi.advanceTimersByTimeAsync(60_000);
    const { lit, waiting, outcome } = client.getSnapshot();
    if (outcome !== undefined) break;
    expect(waiting).toBe(0);
    expect(page.asked.innerHTML.split('<button data-index="')).toHaveLength(
      lit.length + 1 + (page.asked.innerHTML.includes('"back"') ? 1 : 0),
    );
    page.asked.onclick?.({ target: { dataset: { index: String(clicks % lit.length) } } });
    if (clicks % 7 === 6) page.asked.onclick?.({ target: { dataset: { index: 'back' } } });
  }

  const { look, log } = client.getSnapshot();
  expect(page.picture.innerHTML).toBe(snailsBox.pictures.table(look as never, { locale: 'en' }));
  expect(log.length).toBeGreaterThan(5);
  expect(page.log.innerHTML).toContain('<li>');
  client.close();
});

test('a page at a server: the same, without rules; and the same in a store of zustand', async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  const config = snailsBox.configs[0]?.config({ players: [{}, {}], begins: 'first-seat' });
  const table = openTable(snails, {
    config: config ?? { players: 2 },
    luck: 'guide',
    seats: [{ name: 'Ann' }, { name: 'Bo' }],
    onFault: ({ error }) => expect.fail(String(error)),
  });
  const { url } = await serverOf((connecting) => localTransport(table)({ ...connecting, seat: 0 }));
  const client = join(url);
  const page = pageOf();
  follow(client, page);
  const store = storeOf(client);
  await vi.waitFor(() => expect(store.getState().lit.length).toBeGreaterThan(0));
  const { lit } = store.getState();
  expect(lit.map(({ label }) => label)).not.toContain('');
  expect(page.asked.innerHTML).toContain('<button');

  for (let clicks = 0; clicks < 5 && !store.getState().isSending; clicks++)
    client.click(store.getState().lit[0]?.target as never);
  await vi.waitFor(() => expect(client.getSnapshot().seq).toBeGreaterThan(1));
  client.skip();
  expect(store.getState()).toBe(client.getSnapshot());
  const state = replay(snails, table.record);
  expect(client.getSnapshot().view).toEqual(withPrinted(snails, snails.view(state, 0)));
  expect(page.picture.innerHTML).toContain('<svg');
  client.close();
});
