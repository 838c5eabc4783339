import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { destroyEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildSession, testSecret } from '#tests/factories/sessions.ts';
import { BuiltServer, provideBuild } from '#tests/support/faults/built-server.ts';
import { FaultyNetwork } from '#tests/support/faults/faulty-network.ts';
import { askEverything, deadline, expectAllWell, expectOutage } from '#tests/support/faults/outage-probe.ts';
import { isThorough, rounds } from '#tests/support/vitest/rounds.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

log.level = 'silent';
const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
/** Noticed within the deadline; then connections are opened anew within a second, and workers look every two. */
const waiting = { timeout: deadline + 5_000, interval: 100 };

/** A built server whose way to the database is at hand, and somebody who is signed in and listens. */
async function start({ connection }: TestDatabase) {
  const network = await FaultyNetwork.before(connection);
  const { host, port } = network.address;
  const server = await BuiltServer.create(await provideBuild(), {
    DATABASE_URL: `postgresql://${connection.user}@${host}:${port}/${connection.database}`,
    AUTH_SECRET: testSecret,
  });
  onTestFinished(async () => {
    await server.kill('server');
    await network.close();
    await destroyEmbeddedPostgres(server.dataDir);
  });
  await server.start();
  const client = await buildClient(db);
  const { cookie } = await buildSession(db, client.id);
  return { network, server, client, cookie };
}

type World = Awaited<ReturnType<typeof start>>;

async function listen({ server, cookie }: World): Promise<string[]> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/realtime`, {
    headers: { ...cookie, origin: server.url },
  });
  onTestFinished(() => socket.terminate());
  const heard: string[] = [];
  socket.on('message', (data) => void heard.push(String(data)));
  await once(socket, 'open');
  // As browsers do: whoever is silent for a minute is let go.
  const heartbeat = setInterval(() => socket.send('{}'), 10_000);
  socket.once('close', () => clearInterval(heartbeat));
  return heard;
}

/** A job of a queue that every server works is done. */
async function jobsAreWorked(): Promise<void> {
  const id = crypto.randomUUID();
  await pool.query(`insert into pgboss.job (id, name, data) values ($1, 'jobs.pulse', '{}')`, [id]);
  await vi.waitFor(
    async () =>
      expect((await pool.query('select state from pgboss.job where id = $1', [id])).rows).toEqual([
        { state: 'completed' },
      ]),
    waiting,
  );
}

/** Requests, jobs and live updates, all within the one time. */
async function everythingIsBack({ server, cookie }: World, heard: string[]): Promise<void> {
  const begun = performance.now();
  await vi.waitFor(async () => expectAllWell(await askEverything(server, cookie)), waiting);
  await jobsAreWorked();
  heard.length = 0;
  await vi.waitFor(async () => {
    await pool.query(`select pg_notify('live_changes', '')`);
    expect(heard).toContain(JSON.stringify({ type: 'changed', topic: 'all', id: null }));
  }, waiting);
  expect(performance.now() - begun).toBeLessThan(waiting.timeout);
}

test.skipIf(!isThorough)(
  'a network that falls silent: every request is answered in time, and requests, jobs and live updates come back by themselves',
  { timeout: 60_000 * (rounds + 2) },
  async () => {
    const world = await start(testDatabase);
    const heard = await listen(world);
    await everythingIsBack(world, heard);
    for (let round = 0; round < rounds; round += 1) {
      await outages[round % outages.length]?.(world);
      await everythingIsBack(world, heard);
    }
  },
);

/** A failover with nobody to take over at first, one with a new primary at once, and connections that are refused. */
const outages: ((world: World) => Promise<void> | void)[] = [
  async ({ network, server, cookie }) => {
    network.failOver('silent');
    expectOutage(await askEverything(server, cookie));
    expectOutage(await askEverything(server, cookie));
    network.mend();
  },
  ({ network }) => network.failOver('through'),
  async ({ network, server, cookie }) => {
    network.reset('refused');
    await vi.waitFor(async () => expectOutage(await askEverything(server, cookie)), waiting);
    network.mend();
  },
];

test.skipIf(!isThorough)(
  'PostgreSQL stopped by SIGSTOP: every request is answered in time, and all goes on with SIGCONT',
  { timeout: 120_000 * (rounds + 2) },
  async () => {
    const server = await BuiltServer.create(await provideBuild(), { DEMO: '1', AUTH_SECRET: testSecret });
    onTestFinished(async () => {
      await server.kill('server');
      await destroyEmbeddedPostgres(server.dataDir);
    });
    await server.start();
    expectAllWell(await askEverything(server, {}).then(exceptPrivate));
    for (let round = 0; round < rounds; round += 1) {
      const goOn = await server.pauseDatabase();
      try {
        // An unknown session's token: whether it is one cannot be found out.
        expectOutage(
          await askEverything(server, { cookie: `doorstep.session_token=${encodeURIComponent(await signedToken())}` }),
        );
      } finally {
        goOn();
      }
      await vi.waitFor(async () => expectAllWell(await askEverything(server, {}).then(exceptPrivate)), waiting);
    }
  },
);

const exceptPrivate = (answers: Awaited<ReturnType<typeof askEverything>>) =>
  answers.filter(({ path }) => path !== '/api/bookings');

async function signedToken(): Promise<string> {
  const { cookie } = await buildSession(db, (await buildClient(db)).id);
  return decodeURIComponent(cookie.cookie.split('=')[1] ?? '');
}

test.skipIf(!isThorough)(
  '/readyz says when jobs are not worked, though the database answers',
  { timeout: 300_000 },
  async () => {
    const { server } = await start(testDatabase);
    const holder = await pool.connect();
    await holder.query(
      'begin; lock table pgboss.job in access exclusive mode; set local idle_in_transaction_session_timeout = 0',
    );
    try {
      await vi.waitFor(
        async () => {
          const answer = await fetch(`${server.url}/readyz`);
          expect([answer.status, await answer.json()]).toMatchObject([
            503,
            { code: 'unavailable', details: { part: 'jobs' } },
          ]);
        },
        { timeout: 60_000, interval: 500 },
      );
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await server.becomesReady();
    await jobsAreWorked();
  },
);
