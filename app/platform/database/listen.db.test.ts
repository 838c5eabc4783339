import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { listenTo, notifyListeners } from './listen.server.ts';

const { db, connection } = await createTestDatabase();
const way = await openWay();
const heard: string[] = [];
const stop = await listenTo({ ...connection, ...way.address }, 'news', (payload) => void heard.push(payload));
afterAll(stop);

/** A way to the database that can be cut: whoever tries it then is turned away, and counted. */
async function openWay() {
  const through = new Set<Socket>();
  const state = { isCut: false, attempts: 0 };
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (state.isCut) {
      state.attempts += 1;
      return socket.destroy();
    }
    const database = connect(path.join(connection.host, `.s.PGSQL.${connection.port}`));
    database.on('error', () => socket.destroy());
    for (const end of [socket, database]) through.add(end);
    socket.pipe(database).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const cut = () => {
    state.isCut = true;
    for (const end of through) end.destroy();
  };
  const mend = () => (state.isCut = false);
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    cut,
    mend,
    attempts: () => state.attempts,
  };
}

it('a database that stays away is asked once a second, and heard once when it is back', async () => {
  way.cut();
  await vi.waitFor(() => expect(way.attempts()).toBeGreaterThan(2), 20_000);
  way.mend();
  await vi.waitFor(() => expect(heard).toEqual(['']), 20_000);
  await notifyListeners(db, 'news', 'first');
  await vi.waitFor(() => expect(heard).toContain('first'), 20_000);
  await notifyListeners(db, 'news', 'second');
  await vi.waitFor(() => expect(heard).toContain('second'), 20_000);
  expect(heard).toEqual(['', 'first', 'second']);
});
