import { expect, onTestFinished, test, vi } from 'vitest';
import { refreshEntry } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { destroyEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { buildSession, testSecret } from '#tests/factories/sessions.ts';
import { BuiltServer, freePort, provideBuild } from '#tests/support/faults/built-server.ts';
import { startReplicatedDatabase, type Standby } from '#tests/support/replicas/replicated-database.ts';
import { isThorough, roundsOver } from '#tests/support/vitest/rounds.ts';

log.level = 'silent';
const waiting = { timeout: 30_000, interval: 100 };

/** A built server that reads from a standby, and a professional who is listed there. */
async function start() {
  const replicated = await startReplicatedDatabase();
  onTestFinished(replicated.stop);
  const metricsPort = await freePort();
  const server = await BuiltServer.create(await provideBuild(), {
    DATABASE_URL: replicated.connectionString,
    DATABASE_REPLICA_URLS: replicated.standby.connectionString,
    METRICS_PORT: String(metricsPort),
    SEARCHES_PER_MINUTE: '1000000',
    AUTH_SECRET: testSecret,
  });
  onTestFinished(async () => {
    await server.kill('server');
    await destroyEmbeddedPostgres(server.dataDir);
  });
  await server.start();
  const professional = await buildProfessional(database());
  await buildService(database(), { professional_id: professional.id });
  await refreshEntry(database(), professional.id);
  const { cookie } = await buildSession(database(), professional.profile_id);
  const isUsed = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return /^doorstep_replica_used\{.+\} 1$/m.test(text);
  };
  return { standby: replicated.standby, server, id: professional.id, cookie: cookie.cookie, isUsed };
}

type World = Awaited<ReturnType<typeof start>>;

/** A visitor who searches for something else each time, as often as there is an answer. */
async function visit({ server }: World, load: { isOver: boolean; answers: number; failures: string[] }): Promise<void> {
  while (!load.isOver) {
    const search = Math.random().toString(36).slice(2, 8);
    const { status } = await fetch(`${server.url}/api/professionals?search=${search}`);
    load.answers += 1;
    if (status !== 200) load.failures.push(`search ${status}`);
  }
}

/** The professional, who changes the bio and looks at the public page each time. */
async function edit(world: World, load: { isOver: boolean; failures: string[] }): Promise<void> {
  const { server, id, cookie } = world;
  for (let count = 0; !load.isOver; count += 1) {
    const bio = `This is bio number ${count}.`;
    const saved = await fetch(`${server.url}/api/professionals/${id}`, {
      method: 'PATCH',
      headers: { cookie, origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ first_name: 'Paula', last_name: 'Professional', phone: '(512) 555-0142', bio }),
    });
    if (saved.status !== 200) load.failures.push(`edit ${saved.status} ${await saved.text()}`);
    const [position = ''] = saved.headers.getSetCookie().filter((text) => text.startsWith('doorstep_position='));
    const page = await fetch(`${server.url}/professionals/${id}.data`, {
      headers: { cookie: `${cookie}; ${position.split(';')[0]}` },
    });
    if (!(await page.text()).includes(bio)) load.failures.push(`the page of bio ${count} shows an older one`);
  }
}

const faults: ((standby: Standby) => Promise<() => Promise<void> | void>)[] = [
  async (standby) => {
    await standby.kill();
    return () => standby.start();
  },
  (standby) => {
    standby.signal('SIGSTOP');
    return Promise.resolve(() => standby.signal('SIGCONT'));
  },
  async (standby) => {
    await standby.pauseReplay();
    return () => standby.resumeReplay();
  },
];

test.skipIf(!isThorough)(
  'a replica that dies, stands still or falls behind under load costs nobody an answer or their own change',
  { timeout: 600_000 },
  async () => {
    const world = await start();
    await vi.waitFor(async () => expect(await world.isUsed()).toBe(true), waiting);
    const load = { isOver: false, answers: 0, failures: [] as string[] };
    const people = [...Array.from({ length: 6 }, () => visit(world, load)), edit(world, load)];
    for (let round = 0; round < roundsOver(faults); round += 1) {
      const mend = await faults[round % faults.length]?.(world.standby);
      await vi.waitFor(async () => expect(await world.isUsed()).toBe(false), waiting);
      const before = load.answers;
      await vi.waitFor(() => expect(load.answers).toBeGreaterThan(before + 100), waiting);
      await mend?.();
      await vi.waitFor(async () => expect(await world.isUsed()).toBe(true), waiting);
    }
    load.isOver = true;
    await Promise.all(people);
    expect(load.failures).toEqual([]);
  },
);
