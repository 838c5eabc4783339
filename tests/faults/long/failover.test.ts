import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { WatchedPool } from '#app/platform/database/watch/watched-pool.server.ts';
import { isOutage } from '#app/platform/errors/outage.ts';
import { log } from '#app/platform/log/log.server.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import {
  bookingJourney,
  slotAt,
  type Answer,
  type BookingJourney,
  type Person,
} from '#tests/support/booking-journey.ts';
import { startTwoInstances, type TwoInstances } from '#tests/support/faults/two-instances.ts';
import { startStandbyPair } from '#tests/support/standby/standby-pair.ts';
import { MovableEndpoint } from '#tests/support/standby/movable-endpoint.ts';
import { sayFixed } from '#tests/support/vitest/rounds.ts';

log.level = 'silent';
sayFixed('one failover of a primary under load');

/** How long the service may be away, in ms. */
const longestOutage = 15_000;
const clients = 4;

test(
  'a primary is killed under bookings, its synchronous standby takes over, and nothing acknowledged is lost',
  { timeout: 400_000 },
  async () => {
    const { pair, endpoint, instances } = await startOnPair();
    const db = connectDatabase({ connectionString: endpoint.connectionString('doorstep'), max: 4 });
    const pool = databasePool();
    const journey = bookingJourney({ url: instances.one.url, sandbox: instances.sandbox }, { db, pool });
    const end = new AbortController();
    onTestFinished(() => end.abort());
    const ledger = new Acknowledged();
    const streams = await Promise.all(
      Array.from({ length: clients }, async () => {
        const client = await journey.person();
        const offer = await buildPayable(db, instances.sandbox);
        return () => bookUntil(end.signal, { instances, journey, client, offer, ledger });
      }),
    );
    const running = streams.map((run) =>
      run().catch((error: unknown) => {
        if (!end.signal.aborted) throw error;
      }),
    );
    await vi.waitFor(
      () => expect(ledger.confirmed.size, JSON.stringify(ledger.refused.at(-1))).toBeGreaterThan(2 * clients),
      120_000,
    );
    await pair.primary.end('SIGKILL');
    const killed = performance.now();
    await pair.promote();
    endpoint.moveTo(pair.standby);
    const promoted = performance.now() - killed;
    const before = ledger.confirmed.size;
    await vi.waitFor(() => expect(ledger.confirmed.size).toBeGreaterThan(before), {
      timeout: longestOutage,
      interval: 20,
    });
    const back = performance.now() - killed;
    await vi.waitFor(() => expect(ledger.confirmed.size).toBeGreaterThan(before + 2 * clients), 120_000);
    end.abort();
    await Promise.all(running);
    const { refused, confirmed } = ledger;
    process.stdout.write(
      `Standby promoted after ${Math.round(promoted)} ms, a booking paid again after ${Math.round(back)} ms; ${confirmed.size} confirmed, ${refused.length} refused meanwhile\n`,
    );
    expect(back).toBeLessThan(longestOutage);
    expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
    expect(new Set(refused.map(({ text }) => text))).toEqual(
      new Set(refused.length > 0 ? ['The service is briefly unavailable. Please try again.'] : []),
    );
    expect(await vi.waitFor(() => existing([...ledger.held]))).toEqual(ledger.held);
    expect(await existing([...confirmed], 'confirmed')).toEqual(confirmed);
  },
);

test('a server that only follows is never written to or read from, and counts as an outage', async () => {
  const pair = await startStandbyPair();
  onTestFinished(pair.stop);
  const endpoint = await MovableEndpoint.of(pair.standby);
  onTestFinished(() => endpoint.close());
  const pool = new WatchedPool({ connectionString: endpoint.connectionString('postgres'), max: 2 });
  onTestFinished(() => pool.end());
  const failure = await pool.query('select 1').catch((error: unknown) => error);
  expect(isOutage(failure)).toBe(true);
  expect(String(failure)).toContain('read-only');
  await pair.primary.end('SIGKILL');
  await pair.promote();
  await vi.waitFor(async () => expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]), 20_000);
});

/** Which of these bookings the database has: in any state, or in this one and paid. */
async function existing(ids: readonly string[], state?: 'confirmed'): Promise<Set<string>> {
  const { rows } = await databasePool().query<{ id: string }>(
    `select id from bookings where id = any($1) ${state ? `and status = '${state}' and exists (select from payments where booking_id = bookings.id)` : ''}`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

async function startOnPair() {
  const pair = await startStandbyPair();
  onTestFinished(pair.stop);
  await pair.primary.query('create database doorstep');
  const endpoint = await MovableEndpoint.of(pair.primary);
  onTestFinished(() => endpoint.close());
  onTestFinished(disconnectDatabase);
  const instances = await startTwoInstances({ environment: { DATABASE_URL: endpoint.connectionString('doorstep') } });
  return { pair, endpoint, instances };
}

/** What the service has said is done, and what it has refused. */
class Acknowledged {
  readonly held = new Set<string>();
  readonly confirmed = new Set<string>();
  readonly refused: { status: number; text: string }[] = [];
}

interface Stream {
  instances: TwoInstances;
  journey: BookingJourney;
  client: Person;
  offer: Awaited<ReturnType<typeof buildPayable>>;
  ledger: Acknowledged;
}

/** Books and pays one time after another, and repeats each call that is refused until it succeeds. */
async function bookUntil(end: AbortSignal, { instances, journey, client, offer, ledger }: Stream): Promise<void> {
  const insist = async <Body>(call: () => Promise<Answer<Body>>): Promise<Answer<Body>['body']> => {
    for (;;) {
      end.throwIfAborted();
      const { status, body } = await call();
      if (status === 200) return body;
      ledger.refused.push({ status, text: body.error });
      await delay(100);
    }
  };
  for (let day = 3; !end.aborted; day += 1) {
    const bookingDate = slotAt(day, '10:00');
    const { bookingId, checkoutUrl } = await insist(() => journey.request(client, offer, { bookingDate }));
    ledger.held.add(bookingId);
    const sessionId = sessionIn(checkoutUrl);
    await instances.sandbox.pay(sessionId);
    await insist(() =>
      journey.call('POST', '/functions/handle-successful-payment', { as: client, body: { bookingId, sessionId } }),
    );
    ledger.confirmed.add(bookingId);
    // Limits are for people, who do not book this often.
    await databasePool()
      .query('truncate rate_limits, hold_records')
      .catch(() => undefined);
  }
}

function sessionIn(checkoutUrl: string): string {
  return /cs_\w+/.exec(checkoutUrl)?.[0] ?? expect.unreachable();
}
