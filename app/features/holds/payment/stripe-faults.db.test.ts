import { beforeEach, describe, expect, it } from 'vitest';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, bookingTables, eventually } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import type { PlannedFault } from '#tests/support/sandbox-control.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { reconcileCheckouts, silenceMinutes } from './commands/reconcile-checkouts.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, pending, statusOf, quiet } = bookingJourney(app, testDatabase);

/** As often as Stripe's library asks at most. */
const always = 3;
const sessions = { method: 'POST', path: '/v1/checkout/sessions' } as const;
const inSilence = () => reconcileCheckouts(new Date(Date.now() + (silenceMinutes + 1) * 60_000));
const cancel = (as: Parameters<typeof request>[0], bookingId: string) =>
  call('POST', '/functions/cancel-booking', { as, body: { bookingId } });

beforeEach(async () => {
  await app.sandbox.clearFaults();
  app.connectStripe({ timeoutMilliseconds: 1_000 });
});

describe('Stripe fails when a checkout is opened', () => {
  const passing: [string, PlannedFault][] = [
    ['breaks the connection before it did anything', { kind: 'reset' }],
    ['breaks the connection after it did its work', { kind: 'reset_after' }],
    ['answers 500 without having begun', { kind: 'status', status: 500 }],
    ['answers 503', { kind: 'status', status: 503 }],
    ['says 409, busy', { kind: 'status', status: 409 }],
    ['does its work and never answers', { kind: 'timeout_after' }],
  ];

  it.each(passing)('once: it %s, and the booking gets its one session', proves('API-065'), async (_, fault) => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await app.sandbox.fail({ ...fault, ...sessions });
    const { bookingId, checkoutUrl } = await pending(client, bookable);
    const found = await app.sandbox.sessionsOf(bookingId);
    expect(found.map(({ url }) => url)).toEqual([checkoutUrl]);
  });

  const lasting: [string, PlannedFault, number][] = [
    ['breaks the connection', { kind: 'reset', count: always }, 503],
    ['breaks the connection after it did its work', { kind: 'reset_after', count: always }, 503],
    ['answers 500', { kind: 'status', status: 500, count: always }, 503],
    ['answers 500 and keeps that answer under the key', { kind: 'status', status: 500, stored: true, count: 1 }, 503],
    ['says 429, too many requests', { kind: 'status', status: 429, count: always }, 503],
    ['refuses with 400', { kind: 'status', status: 400, count: 1 }, 502],
    ['does its work and never answers', { kind: 'timeout_after', count: always }, 503],
  ];

  it.each(lasting)('for good: it %s, and no pending booking is left', proves('OPEN-12'), async (_, fault, status) => {
    const [client, other, bookable] = [await person(), await person(), await buildBookable(db)];
    const before = await bookingTables(db);
    await app.sandbox.fail({ ...fault, ...sessions });
    const answer = await request(client, bookable);
    expect([answer.status, answer.body.details.type]).toEqual([status, 'stripe']);
    expect(answer.body).toMatchObject({ error: expect.any(String), requestData: { serviceId: bookable.service.id } });
    expect(await bookingTables(db)).toEqual(before);
    await app.sandbox.clearFaults();
    expect((await request(other, bookable)).status).toBe(200);
  });

  it('a session that was made although nobody heard of it is refunded should it be paid', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await app.sandbox.fail({ kind: 'reset_after', count: always, ...sessions });
    expect((await request(client, bookable)).status).toBe(503);
    const { objects } = await app.sandbox.state();
    const [orphan] = objects['checkout.session'];
    const bookingId = orphan?.metadata?.['booking_id'] ?? '';
    expect(await statusOf(bookingId)).toBe('gone');
    await app.sandbox.pay(orphan?.id ?? '');
    await eventually(async () => expect(await app.sandbox.refundsOf(bookingId)).toHaveLength(1));
  });

  it('a process that ended in between leaves a hold that reconciliation removes', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId, sessionId } = await pending(client, bookable);
    await db
      .updateTable('checkouts')
      .set({ status: 'creating', stripe_session_id: null, url: null })
      .where('booking_id', '=', bookingId)
      .execute();
    await inSilence();
    expect(await statusOf(bookingId)).toBe('gone');
    await app.sandbox.pay(sessionId);
    await eventually(async () => expect(await app.sandbox.refundsOf(bookingId)).toHaveLength(1));
  });
});

describe('Stripe fails when a checkout is ended', () => {
  const expiry = { method: 'POST', path: '/v1/checkout/sessions/' } as const;

  it.each([
    ['breaks the connection after it did its work', { kind: 'reset_after' }],
    ['does its work and never answers', { kind: 'timeout_after' }],
    ['answers 500 once', { kind: 'status', status: 500 }],
  ] as const)('it %s, and the booking is cancelled', async (_, fault) => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId } = await pending(client, bookable);
    await app.sandbox.fail({ ...fault, ...expiry });
    expect((await cancel(client, bookingId)).status).toBe(200);
    expect(await statusOf(bookingId)).toBe('cancelled');
  });

  it.each([
    ['answers 500', { kind: 'status', status: 500, count: always }],
    ['breaks the connection', { kind: 'reset', count: always }],
    ['refuses although the session is open', { kind: 'status', status: 400, count: 1 }],
  ] as const)('for good: it %s; nothing changes, and paying still confirms', async (_, fault) => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId, sessionId } = await pending(client, bookable);
    await quiet();
    const before = await bookingTables(db);
    await app.sandbox.fail({ ...fault, ...expiry });
    const answer = await cancel(client, bookingId);
    expect([answer.status >= 500, answer.body.details.type]).toEqual([true, 'stripe']);
    expect(await bookingTables(db)).toEqual(before);
    await app.sandbox.clearFaults();
    await app.sandbox.pay(sessionId);
    await eventually(async () => expect(await statusOf(bookingId)).toBe('confirmed'));
  });
});

it('a checkout that fails for one click does not undo the one that another click opened', async () => {
  const [client, bookable] = [await person(), await buildBookable(db)];
  app.connectStripe();
  await app.sandbox.fail({ kind: 'hold', ...sessions });
  await app.sandbox.fail({ kind: 'reset', count: always, ...sessions });
  const first = request(client, bookable);
  await eventually(async () => expect(await app.sandbox.plannedFaults()).toHaveLength(1));
  const other = request(client, bookable);
  // The library's waits between its calls make the other one fail after the first has its session.
  await eventually(async () => expect(await app.sandbox.plannedFaults()).toMatchObject([{ count: always - 1 }]));
  await app.sandbox.releaseHeld();
  const [opened, failed] = await Promise.all([first, other]);
  expect([opened.status, failed.status]).toEqual([200, 503]);
  expect(await statusOf(opened.body.bookingId)).toBe('pending');
  expect((await request(client, bookable)).body.checkoutUrl).toBe(opened.body.checkoutUrl);
});

it('a checkout that is given up while it is being opened is told so, and its session cannot be paid', async () => {
  const [client, bookable] = [await person(), await buildBookable(db)];
  app.connectStripe();
  await app.sandbox.fail({ kind: 'hold', ...sessions });
  const opening = request(client, bookable);
  const held = await eventually(async () => {
    const { rows } = await pool.query<{ id: string }>(
      'select b.id from checkouts c join bookings b on b.id = c.booking_id where b.client_id = $1',
      [client.id],
    );
    return rows[0] ?? Promise.reject(new Error('not held yet'));
  });
  expect((await cancel(client, held.id)).status).toBe(200);
  await app.sandbox.releaseHeld();
  const answer = await opening;
  expect([answer.status, answer.body.error]).toEqual([
    409,
    'This booking was given up in the meantime. Please book again.',
  ]);
  expect((await app.sandbox.sessionsOf(held.id)).map(({ status }) => status)).toEqual(['expired']);
});
