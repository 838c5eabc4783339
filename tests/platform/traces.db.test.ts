import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { traceSettings } from '#app/platform/tracing/trace-settings.ts';
import { startTraces } from '#app/platform/tracing/traces.server.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { bookingJourney, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { OtlpCollector } from '#tests/support/traces/otlp-collector.ts';
import type { CollectedSpan } from '#tests/support/traces/otlp-spans.ts';

const testDatabase = await createTestDatabase();
const app = await startRunningApp(testDatabase);
const journey = bookingJourney(app, testDatabase);
const collector = await OtlpCollector.start();
afterAll(() => collector.stop());

const address = '1100 Congress Ave, Austin, TX 78701';
const note = 'Ring twice at the Zebrawood gate';

/** Records what happens, until everything that follows is done and delivered. */
async function recorded(happens: () => Promise<void>, environment: Record<string, string> = {}) {
  const settings = traceSettings(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...environment }));
  collector.deliveries.length = 0;
  const stop = await startTraces(settings ?? expect.unreachable('these settings ask for traces'));
  await happens();
  await journey.quiet();
  await stop();
  return collector.spans;
}

const named = (spans: readonly CollectedSpan[], name: string) => spans.filter((span) => span.name === name);
const namesIn = (spans: readonly CollectedSpan[], traceId: string) =>
  spans.filter((span) => span.traceId === traceId).map(({ name }) => name);

describe('a booking that is paid', () => {
  let client: Person;
  let bookingId: string;
  let spans: CollectedSpan[] = [];
  beforeAll(async () => {
    client = await journey.person({ first_name: 'Ottilie', last_name: 'Quellmalz' });
    const bookable = await buildPayable(testDatabase.db, app.sandbox);
    spans = await recorded(async () => {
      ({ bookingId } = await journey.confirmed(client, bookable, { location: address, notes: note }));
    });
  }, 60_000);

  test('is one trace from the webhook to its queries, its jobs, the calls they make and the mails', () => {
    const [confirmation] = named(spans, 'UPDATE bookings').filter(({ traceId }) =>
      namesIn(spans, traceId).includes('job payments.stripe-event'),
    );
    const names = namesIn(spans, confirmation?.traceId ?? '');
    expect(names.filter((name) => name.startsWith('POST /'))).toEqual(['POST /api/webhooks/stripe']);
    expect(names).toEqual(
      expect.arrayContaining([
        'POST /api/webhooks/stripe',
        'INSERT stripe_events',
        'job payments.stripe-event',
        'GET 127.0.0.1',
        'UPDATE bookings',
        'job bookings.event',
        'job directory.refresh',
        'job notifications.booking-mail',
        'SMTP send',
      ]),
    );
    expect(names.filter((name) => name === 'job notifications.booking-mail')).toHaveLength(2);
  });

  test('leaves no span without its parent', () => {
    const ids = new Set(spans.map(({ spanId }) => spanId));
    const orphans = spans.filter(({ parentId }) => parentId !== '' && !ids.has(parentId));
    expect(orphans.map(({ name }) => name)).toEqual([]);
  });

  test('begins with the press, whose calls of Stripe are part of it', () => {
    const [press] = named(spans, 'POST /api/functions/create-checkout-session');
    expect(press).toMatchObject({
      parentId: '',
      attributes: { 'http.response.status_code': 200 },
      service: 'doorstep',
    });
    const calls = spans.filter(({ traceId, name }) => traceId === press?.traceId && name === 'POST 127.0.0.1');
    expect(calls.map(({ attributes }) => attributes['url.template'])).toContain('/v1/checkout/sessions');
  });

  test('names nobody in any byte that was delivered', () => {
    const { email, id } = client;
    for (const secret of [email, 'Ottilie', 'Quellmalz', address, 'Congress', note, 'Zebrawood', bookingId, id])
      expect(collector.bytes).not.toContain(secret);
    expect(collector.bytes).not.toMatch(/@[\w-]+\.[a-z]/);
  });
});

test('jobs that are handled together each stay in the trace that began them', { timeout: 60_000 }, async () => {
  const bookable = await buildPayable(testDatabase.db, app.sandbox);
  const slots = ['09:00', '11:00', '13:00', '15:00'];
  const people = await Promise.all(slots.map(() => journey.person()));
  const sessions = await Promise.all(
    people.map((person, index) => journey.pending(person, bookable, { bookingDate: slotAt(12, slots[index] ?? '') })),
  );
  await journey.quiet();
  const spans = await recorded(async () => {
    await Promise.all(sessions.map(({ sessionId }) => app.sandbox.pay(sessionId)));
    for (const { bookingId } of sessions)
      await expect.poll(() => journey.statusOf(bookingId), { timeout: 20_000 }).toBe('confirmed');
  });
  const traces = named(spans, 'job bookings.event').map(({ traceId }) => traceId);
  expect(new Set(traces).size).toBe(slots.length);
  for (const traceId of traces) {
    const names = namesIn(spans, traceId);
    expect(names.filter((name) => name === 'job notifications.booking-mail')).toHaveLength(2);
    expect(names.filter((name) => name === 'SMTP send')).toHaveLength(2);
  }
});

test('a refused request has its stable code, and no message', async () => {
  const client = await journey.person();
  const spans = await recorded(async () => {
    await journey.call('GET', '/bookings/0198f000-0000-7000-8000-000000000000', { as: client });
  });
  const [request] = named(spans, 'GET /api/bookings/:id');
  expect(request).toMatchObject({ failed: false, attributes: { 'error.type': 'booking_not_found' } });
});

describe('a trace that somebody else began', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const ask = () => journey.call('GET', '/professionals?limit=1', { headers }).then(() => undefined);

  test('is not continued without a proxy of ours', async () => {
    const [request] = named(await recorded(ask), 'GET /api/professionals');
    expect(request).toMatchObject({ parentId: '' });
    expect(request?.traceId).not.toBe(traceId);
  });

  test('is continued behind one', async () => {
    useConfig(readConfig({ BASE_URL: app.url, TRUSTED_PROXIES: '1' }));
    onTestFinished(() => void useConfig(readConfig({ BASE_URL: app.url })));
    const [request] = named(await recorded(ask), 'GET /api/professionals');
    expect(request).toMatchObject({ traceId, parentId: 'b7ad6b7169203331' });
  });
});

test('a sampler that records nothing delivers nothing', async () => {
  const client = await journey.person();
  const sampler = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
  await recorded(() => journey.call('GET', '/bookings', { as: client }).then(() => undefined), sampler);
  expect(collector.deliveries).toEqual([]);
});
