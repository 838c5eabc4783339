import { beforeAll, expect, it } from 'vitest';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { WebhookDeliveryDto } from '#app/features/webhooks/queries/list-deliveries.server.ts';
import { eventually, type Person } from '#tests/support/booking-journey.ts';
import { startReceiver } from '#tests/support/http/webhook-receiver.ts';
import { payoutJourney } from '#tests/support/payout-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { TimelineEntry } from '../timeline/timeline.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, begun, quiet } = payoutJourney(app, testDatabase);
const client = await person();
let endpointId = '';

beforeAll(async () => {
  const { url } = await startReceiver();
  const body = { owner: 'person', url, events: ['booking.problem_reported'] };
  const added = await call<{ id: string }>('POST', '/account/webhook-endpoints', { as: client, body });
  endpointId = added.body.id;
});

const report = async (bookingId: string) => {
  const body = { kind: 'no-show', description: 'Nobody came.' };
  expect((await call('POST', `/bookings/${bookingId}/problem`, { as: client, body })).status).toBe(201);
};
const withdraw = async (bookingId: string) =>
  expect((await call('DELETE', `/bookings/${bookingId}/problem`, { as: client })).status).toBe(204);
/** The minute is over for the reports made so far, or for the first of them. */
const letTheMinutePass = async (bookingId: string, reports = 9) => {
  await pool.query(
    `update pgboss.job set start_after = now() where id in (
       select id from pgboss.job where state = 'created' and start_after > now() and data->>'bookingId' = $1
       order by created_on limit $2)`,
    [bookingId, reports],
  );
};
const handled = (bookingId: string) =>
  eventually(async () => {
    const { rowCount } = await pool.query(
      `select 1 from pgboss.job where data->>'bookingId' = $1 and state < 'completed' and start_after <= now()`,
      [bookingId],
    );
    expect(rowCount).toBe(0);
  });
/** The mails to the professional, and what was sent to endpoints. */
const told = async ({ bookingId, owner }: { bookingId: string; owner: Person }) => {
  const mails = (await app.sandbox.mails(owner.email)).filter(({ subject }) => subject.startsWith('Problem reported'));
  const log = `/account/webhook-endpoints/${endpointId}/deliveries`;
  const { items } = (await call<{ items: WebhookDeliveryDto[] }>('GET', log, { as: client })).body;
  return [mails.length, items.filter(({ payload }) => payload.includes(bookingId)).length];
};

it('a report that was withdrawn is told to nobody', async () => {
  const visit = await begun(client);
  await report(visit.bookingId);
  await withdraw(visit.bookingId);
  await letTheMinutePass(visit.bookingId);
  await quiet();
  expect(await told(visit)).toEqual([0, 0]);
});

it('a report that was made again is told once, when it can no longer be withdrawn', async () => {
  const visit = await begun(client);
  await report(visit.bookingId);
  await withdraw(visit.bookingId);
  await report(visit.bookingId);
  await letTheMinutePass(visit.bookingId, 1);
  await handled(visit.bookingId);
  expect(await told(visit)).toEqual([0, 0]);
  await letTheMinutePass(visit.bookingId);
  await quiet();
  expect(await told(visit)).toEqual([1, 1]);
});

it('a report that can be withdrawn is seen by its client only', async () => {
  const { bookingId, owner } = await begun(client);
  const seenBy = async (as: Person) => {
    const { body } = await call<BookingDto>('GET', `/bookings/${bookingId}`, { as });
    const timeline = await call<{ items: TimelineEntry[] }>('GET', `/bookings/${bookingId}/timeline`, { as });
    return [body.problem_status, timeline.body.items.some(({ what }) => what === 'Problem reported')];
  };
  await report(bookingId);
  expect([await seenBy(client), await seenBy(owner)]).toEqual([
    ['open', true],
    [null, false],
  ]);
  await pool.query(`update problem_reports set reported_at = now() - interval '61 seconds' where booking_id = $1`, [
    bookingId,
  ]);
  expect(await seenBy(owner)).toEqual(['open', true]);
});
