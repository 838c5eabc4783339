import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { startAuth } from '#app/boot/start-auth.server.ts';
import { findKey } from '#app/features/api-keys/queries/find-key.server.ts';
import { hashOfSecret, newKeySecret, startOf } from '#app/features/api-keys/key-secret.server.ts';
import { deliverDue, stopSending } from '#app/features/webhooks/commands/deliver-due.server.ts';
import { publishWebhooks } from '#app/features/webhooks/commands/publish-webhooks.server.ts';
import { newWebhookSecret, sealSecret } from '#app/features/webhooks/webhook-secret.server.ts';
import { jobs } from '#app/jobs.server.ts';
import { countKeyUse } from '#app/platform/access/key-limit.server.ts';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { database, databasePool } from '#app/platform/database/database.server.ts';
import { prepareQueues, startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { closeOutgoingAgents } from '#app/platform/outgoing/outgoing-agents.server.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { cpuOfDatabase } from '../load/cpu-time.ts';
import { report } from '../load/report.ts';
import { seedBookables } from '../marketplaces/booking-marketplace.ts';
import { withScratchDatabase } from '../marketplaces/scratch-database.ts';

// What programs cost: finding a key and counting its call, as every call with one does, and webhooks from the event to
// the answer of an endpoint in another process.

const keyCalls = 20_000;
const callsAlone = 5_000;
const atOnce = 16;
const endpoints = 200;
const events = 2_000;
const lot = 50;

await withScratchDatabase(async ({ connection, postmaster }) => {
  useConfig(readConfig({ WEBHOOKS_TO_LOOPBACK: '1' }));
  startAuth(['a secret that is only good for this bench']);
  await startJobs(connection, { work: false });
  await prepareQueues(jobs);
  const { clientIds } = await seedBookables(databasePool(), 10, endpoints);
  const key = await measureKeys(clientIds[0] ?? '', postmaster);
  const sent = await measureWebhooks(clientIds, postmaster);
  await stopSending();
  closeOutgoingAgents();
  await stopJobs();
  report('programs', [
    { what: 'a key found and counted, server', figure: key.server, unit: 'CPU-ms', atMost: 0.1 },
    { what: 'a key found and counted, database', figure: key.database, unit: 'CPU-ms' },
    { what: 'a key found and counted, one call at a time, both', figure: key.alone, unit: 'CPU-ms' },
    { what: 'an event of a booking without endpoints, server', figure: sent.unheard, unit: 'CPU-ms' },
    { what: 'a webhook, server', figure: sent.server, unit: 'CPU-ms' },
    { what: 'a webhook, database', figure: sent.database, unit: 'CPU-ms' },
    { what: 'webhooks delivered, as measured', figure: sent.perSecond, unit: '/s', atLeast: 200 },
  ]);
});

async function measureKeys(userId: string, postmaster: number) {
  const secret = newKeySecret();
  await sql`insert into api_keys (user_id, name, start, secret_hash, scopes, per_minute)
    values (${userId}, 'bench', ${startOf(secret)}, ${hashOfSecret(secret)}, '{read:bookings}', 100000000)`.execute(
    database(),
  );
  const call = async () => {
    const found = await findKey(secret);
    if (typeof found === 'string') throw new Error(`The key is ${found}`);
    await countKeyUse(found.viewer.key.id, found.perMinute);
  };
  await repeat(2_000, call);
  const costs = await costsOf(postmaster, () => repeat(keyCalls, call));
  const alone = await costsOf(postmaster, () => repeat(callsAlone, call, 1));
  return {
    server: costs.server / keyCalls,
    database: costs.database / keyCalls,
    alone: (alone.server + alone.database) / callsAlone,
  };
}

async function repeat(times: number, work: () => Promise<unknown>, workers = atOnce): Promise<void> {
  let left = times;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
}

async function measureWebhooks(clientIds: readonly string[], postmaster: number) {
  const sink = fork(new URL('webhook-sink.ts', import.meta.url));
  const [port] = (await once(sink, 'message')) as [number];
  const bookings = await seedBookings(clientIds);
  const unheard = await costsOf(postmaster, () => publishAll(bookings));
  const sealed = await sealSecret(newWebhookSecret());
  await sql`insert into webhook_endpoints (user_id, url, events, secret)
    select id, ${`http://127.0.0.1:${port}/`}, '{booking.confirmed}', ${sealed} from unnest(${[...clientIds]}::uuid[]) as id`.execute(
    database(),
  );
  const began = performance.now();
  const costs = await costsOf(postmaster, async () => {
    await publishAll(bookings);
    await deliverDue();
    while ((await arrivedAt(sink)) < events) await after(20);
  });
  const seconds = (performance.now() - began) / 1_000;
  sink.disconnect();
  return {
    unheard: unheard.server / events,
    server: costs.server / events,
    database: costs.database / events,
    perSecond: events / seconds,
  };
}

async function arrivedAt(sink: ReturnType<typeof fork>): Promise<number> {
  sink.send('?');
  const [arrived] = (await once(sink, 'message')) as [number];
  return arrived;
}

async function seedBookings(clientIds: readonly string[]): Promise<string[]> {
  const bookings = clientIds.map((id) => buildBooking(database(), { client_id: id, status: 'confirmed' }));
  return (await Promise.all(bookings)).map(({ id }) => id);
}

async function publishAll(bookings: readonly string[]): Promise<void> {
  for (let from = 0; from < events; from += lot) {
    const happenings = Array.from({ length: lot }, (_, index) => ({
      id: randomUUID(),
      bookingId: bookings[(from + index) % bookings.length] ?? '',
      type: 'booking.confirmed',
      at: new Date(),
    }));
    await publishWebhooks(happenings);
  }
}

/** CPU time in ms, of this process and of the database. */
async function costsOf(postmaster: number, work: () => Promise<void>) {
  const [usage, before] = [process.cpuUsage(), await cpuOfDatabase(postmaster)];
  await work();
  const { user, system } = process.cpuUsage(usage);
  return { server: (user + system) / 1_000, database: (await cpuOfDatabase(postmaster)) - before };
}
