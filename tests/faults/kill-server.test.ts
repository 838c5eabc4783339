import path from 'node:path';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { reconcileCheckouts, silenceMinutes } from '#app/features/bookings/commands/reconcile-checkouts.server.ts';
import { connectStripe } from '#app/features/payments/stripe.server.ts';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { destroyEmbeddedPostgres, joinEmbeddedPostgres } from '#app/platform/database/embedded-postgres.server.ts';
import { startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { prepareQueues } from '#app/subscriptions.ts';
import { startSandbox } from '#sandbox/sandbox.server.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { personOf } from '#tests/support/booking-journey.ts';
import { BookingStream } from '#tests/support/booking-stream.ts';
import { BuiltServer, provideBuild, type Victim } from '#tests/support/built-server.ts';
import { expectMoneyAndBookingsAgree } from '#tests/support/money-invariants.ts';
import { rounds } from '#tests/support/rounds.ts';

const victims: Victim[] = ['server', 'server and database'];
const clients = 6;
const sandboxKey = 'sk_test_sandbox';

test('no acknowledged booking, payment or cancellation is lost at kill -9, and the money agrees afterwards', async () => {
  log.level = 'silent';
  const server = await BuiltServer.create(await provideBuild());
  onTestFinished(async () => {
    await server.kill('server');
    await destroyEmbeddedPostgres(server.dataDir);
  });
  await server.start();
  let acknowledged = 0;
  let wanted = Infinity;
  let reached = () => {};
  const streams = await openStreams(server, () => {
    acknowledged += 1;
    if (acknowledged >= wanted) reached();
  });
  for (let round = 0; round < rounds; round += 1) {
    wanted = acknowledged + 10 + Math.floor(Math.random() * 60);
    const enough = new Promise<void>((resolve) => (reached = resolve));
    const running = Promise.all(streams.map((stream) => stream.run()));
    await Promise.race([enough, running]);
    await server.kill(victims[round % victims.length] ?? 'server');
    await running;
    await server.start();
    for (const stream of streams) await expectEverythingKept(server, stream);
  }
  await expireOpenSessions(server);
  await server.stop();
  await settleAndCompare(server);
});

/** Clients of one professional, on the data of the running server. */
async function openStreams(server: BuiltServer, onAcknowledged: () => void): Promise<BookingStream[]> {
  const database = await joinEmbeddedPostgres({ dataDir: server.dataDir, log: () => undefined });
  const db = connectDatabase(database.connection);
  connectStripe({ secretKey: sandboxKey, webhookSecrets: ['whsec_unused'], endpoint: addressOf(server.sandboxUrl) });
  const { professional, service } = await buildBookable(db);
  const people = await Promise.all(Array.from({ length: clients }, async () => personOf(db, await buildClient(db))));
  await disconnectDatabase();
  const ids = { professionalId: professional.id, serviceId: service.id };
  return people.map((client) => new BookingStream({ url: server.url, sandboxUrl: server.sandboxUrl, client, ...ids, onAcknowledged }));
}

/** What was acknowledged before the kill is there after the restart; who has paid comes back and finds it confirmed. */
async function expectEverythingKept(server: BuiltServer, stream: BookingStream): Promise<void> {
  for (const booking of stream.bookings) {
    if (booking.paid && !booking.confirmed) await stream.complete(booking);
    const answer = await fetch(`${server.url}/api/bookings/${booking.bookingId}`, { headers: stream.options.client.bearer });
    expect(answer.status).toBe(200);
    const { status } = (await answer.json()) as { status: string };
    const expected = booking.paid ? 'confirmed' : booking.cancelled ? 'cancelled' : booking.isOpen ? expect.any(String) : 'pending';
    expect([booking, status]).toEqual([booking, expected]);
    // What was asked for in the moment of the kill may have happened or not.
    if (booking.isOpen && status !== 'pending') Object.assign(booking, { isOpen: false, [status]: true, paid: status === 'confirmed' });
  }
}

async function expireOpenSessions(server: BuiltServer): Promise<void> {
  const stripe = new Stripe(sandboxKey, { ...addressOf(server.sandboxUrl), telemetry: false });
  for await (const { id } of stripe.checkout.sessions.list({ limit: 100, status: 'open' })) await stripe.checkout.sessions.expire(id);
}

/** Everything that the jobs of a running server would do in the next minutes, and then the accounts. */
async function settleAndCompare(server: BuiltServer): Promise<void> {
  const database = await joinEmbeddedPostgres({ dataDir: server.dataDir, log: () => undefined });
  const webhook = { url: 'http://127.0.0.1:9/', secret: 'whsec_unused' };
  const sandbox = await startSandbox({ port: 0, dataDir: path.join(server.dataDir, 'sandbox'), webhook });
  onTestFinished(async () => {
    await sandbox.close();
    await stopJobs();
    await disconnectDatabase();
    await database.stop();
  });
  const db = connectDatabase(database.connection);
  connectStripe({ secretKey: sandboxKey, webhookSecrets: ['whsec_unused'], endpoint: addressOf(sandbox.url) });
  await startJobs(database.connection, { work: false });
  await prepareQueues();
  const inSilence = new Date(Date.now() + (silenceMinutes + 1) * 60_000);
  const isUnsettled = async () => (await databasePool().query("select 1 from bookings where status = 'pending' limit 1")).rowCount !== 0;
  for (let pass = 0; pass === 0 || ((await isUnsettled()) && pass < 50); pass += 1) {
    await reconcileCheckouts(new Date(inSilence.getTime() + pass * 60_000));
  }
  expect(await isUnsettled()).toBe(false);
  await expectMoneyAndBookingsAgree(db, new Stripe(sandboxKey, { ...addressOf(sandbox.url), telemetry: false }));
}

function addressOf(url: string): { host: string; port: number; protocol: 'http' } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port), protocol: 'http' };
}
