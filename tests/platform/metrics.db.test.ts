import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { collectMoneyMetrics } from '#app/features/money-checks/money-metrics.server.ts';
import { runMoneyCheck } from '#app/features/money-checks/commands/run-money-check.server.ts';
import { startMetricsServer } from '#app/platform/metrics/metrics-server.server.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { bookingJourney, type Person } from '#tests/support/booking-journey.ts';
import { freePort } from '#tests/support/faults/built-server.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const app = await startRunningApp(testDatabase);
const journey = bookingJourney(app, testDatabase);
const port = await freePort();
const close = await startMetricsServer({ host: '127.0.0.1', port }, collectMoneyMetrics);
afterAll(close);

const read = async (path = '/metrics') => fetch(`http://127.0.0.1:${port}${path}`);
const soon = { timeout: 20_000, interval: 100 };

describe('after a booking was paid', () => {
  let client: Person;
  let bookingId: string;
  let text = '';
  beforeAll(async () => {
    client = await journey.person();
    ({ bookingId } = await journey.confirmed(client, await buildPayable(testDatabase.db, app.sandbox)));
    await vi.waitFor(async () => {
      text = await (await read()).text();
      expect(text).toMatch(/^doorstep_mail_seconds_count\{outcome="sent"\} [1-9]/m);
    }, soon);
  }, 60_000);

  test.each([
    [
      'the request',
      'doorstep_http_request_seconds_count{method="POST",route="/api/functions/create-checkout-session",status="200"} 1',
    ],
    ['the steps of the booking', 'doorstep_booking_events_total{event="confirmed"} 1'],
    ['the event of Stripe and its lag', 'doorstep_stripe_event_lag_seconds_count{type="checkout.session.completed"} 1'],
    ['the jobs that ran', 'doorstep_job_run_seconds_count{queue="payments.stripe-event",outcome="completed"} '],
    ['the jobs that wait', 'doorstep_jobs{queue="payments.stripe-event",state="waiting"} 0'],
    ['the connections', 'doorstep_database_connections{state="waiting"} 0'],
    ['the memory', 'process_resident_memory_bytes '],
  ])('the metrics count %s', (_, line) => {
    expect(text).toContain(`\n${line}`);
  });

  test('they name neither people nor bookings', () => {
    for (const secret of [client.id, bookingId]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  test.each(['alerts.yml', 'grafana.json'])('%s asks only for metrics that there are', async (name) => {
    const asked = new Set((await readFile(`deploy/monitoring/${name}`, 'utf8')).match(/\bdoorstep_[a-z_]+/g));
    const known = [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, metric = '', type]) =>
      type === 'histogram' ? [`${metric}_bucket`, `${metric}_count`, `${metric}_sum`] : [metric],
    );
    expect(asked.size).toBeGreaterThan(5);
    expect([...asked].filter((metric) => !known.includes(metric))).toEqual([]);
  });
});

test('a process says what the last check of all money found, also if another one made it', async () => {
  const unaccounted = async () =>
    /^doorstep_ledger_unaccounted_bookings (\d+)$/m.exec(await (await read()).text())?.[1];
  await runMoneyCheck();
  expect(await unaccounted()).toBe('0');
  await testDatabase.pool.query('update last_money_check set wrong = 1');
  expect(await unaccounted()).toBe('1');
  await testDatabase.pool.query('update last_money_check set wrong = 0');
  expect(await unaccounted()).toBe('0');
});

test('the same port says whether the process is ready, and nothing else', async () => {
  expect((await read('/healthz')).status).toBe(200);
  expect((await read('/readyz')).status).toBe(200);
  expect((await read('/api/professionals')).status).toBe(404);
});
