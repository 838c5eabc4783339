import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { config } from '#app/platform/config/config.server.ts';
import { publishWebhooks } from '#app/features/webhooks/commands/publish-webhooks.server.ts';
import { eventually, type Person } from '#tests/support/booking-journey.ts';
import { startReceiver } from '#tests/support/http/webhook-receiver.ts';
import { payoutJourney } from '#tests/support/payout-journey.ts';
import { pushJourney } from '#tests/support/push-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { smsJourney } from '#tests/support/sms/sms-journey.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { notifyOfBooking } from './commands/notify-of-booking.server.ts';
import { notifyOfPayout } from './commands/notify-of-payout.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const app = await startRunningApp(testDatabase);
const { call, person, confirmed, quiet } = payoutJourney(app, testDatabase);
const { store, messagesTo, professionalPerson } = pushJourney(app, testDatabase);
const { withNumber, choose, noticesTo } = await smsJourney(app, testDatabase);

type Visit = { bookingId: string; client: Person; professional: Person };

async function paid(): Promise<Visit> {
  const client = await person({ first_name: 'Maya', last_name: 'Brooks' });
  const { bookable, professional } = await professionalPerson();
  const { bookingId } = await confirmed(client, bookable);
  await quiet();
  return { bookingId, client, professional };
}

const cancel = async ({ bookingId, client }: Visit) =>
  expect(
    await call('POST', `/bookings/${bookingId}/cancel-and-refund`, { as: client, body: { expectedRefund: '75.00' } }),
  ).toMatchObject({ status: 200 });

const remove = async ({ bookingId, client }: Visit) =>
  expect((await call('DELETE', `/bookings/${bookingId}`, { as: client })).status).toBe(200);

async function deleted(): Promise<Visit> {
  const visit = await paid();
  await cancel(visit);
  await quiet();
  await remove(visit);
  await quiet();
  return visit;
}

const mailsTo = async (email: string) => (await app.sandbox.mails(email)).map(({ subject }) => subject);

/** Mails that were refused and wait for another try. */
async function waiting(): Promise<number> {
  const { rows } = await testDatabase.pool.query(
    "select 1 from pgboss.job where name = 'notifications.booking-mail' and state = 'retry'",
  );
  return rows.length;
}

describe('a booking that its client deletes', proves('OPEN-45', 'OPEN-46'), () => {
  it('while the mail server is down is cancelled for its professional all the same', async () => {
    const visit = await paid();
    await app.sandbox.refuseMails(1_000);
    await cancel(visit);
    await eventually(async () => expect(await waiting()).toBe(2));
    await remove(visit);
    await app.sandbox.refuseMails(0);
    await quiet();
    const [mail] = await app.sandbox.mails(visit.professional.email);
    expect(mail?.subject).toMatch(/^Cancelled: Haircut, \w{3}, \w{3} \d+ at 10:00 AM C[SD]T$/);
    expect(mail?.text).toMatch(/The time is open again\.\s/);
    expect(mail?.text).toContain('Maya Brooks');
    expect(mail?.text).not.toContain('Congress');
    expect((await mailsTo(visit.client.email)).filter((subject) => subject.startsWith('Cancelled'))).toEqual([]);
  });

  it('reaches its professional by push, text and webhook, too', async () => {
    const { bookingId, professional } = await deleted();
    const [browser, receiver] = [await app.sandbox.subscribe(), await startReceiver()];
    await store(professional, browser.subscription);
    const phone = await withNumber(professional);
    await choose(professional, 'professional', 'cancelled');
    const body = { owner: 'business', url: receiver.url, events: ['booking.cancelled'] };
    expect((await call('POST', '/account/webhook-endpoints', { as: professional, body })).status).toBe(201);

    await notifyOfBooking(bookingId, 'cancelled');
    await publishWebhooks([{ id: randomUUID(), bookingId, type: 'booking.cancelled', at: new Date() }]);
    await quiet();
    expect(await messagesTo(browser)).toMatchObject([
      { title: 'Cancelled: Haircut', body: expect.stringMatching(/^Maya, .* at 10:00 AM/) },
    ]);
    // The page of the visit is gone.
    expect(await noticesTo(phone)).toEqual([
      expect.stringMatching(/Cancelled: Haircut for Maya, .* https?:\S+\/dashboard\/professional\/calendar$/),
    ]);
    await eventually(() => expect(receiver.received.map(({ body: sent }) => sent)).toHaveLength(1));
    expect(receiver.received[0]?.body).toContain(bookingId);
  });

  it('is told to its professional when its transfer leaves and, as to the team, when a bank disputes it', async () => {
    const { bookingId, professional } = await deleted();
    await notifyOfPayout({ bookingId, transferId: randomUUID(), amount: '33.75' });
    const [charge] = await app.sandbox.chargesOf(bookingId);
    await app.sandbox.dispute(charge?.id ?? '');
    await quiet();
    const subjects = (await mailsTo(professional.email)).map((subject) => subject.replace(/,.*/, ''));
    expect(subjects).toContain('On its way to you: $33.75 for Haircut');
    expect(subjects).toContain('Payment disputed: Haircut');
    const [mail] = await app.sandbox.mails(config().CONTACT_EMAIL);
    expect(mail?.subject).toMatch(/^Dispute to answer: Haircut,/);
    expect(mail?.text).toContain('/dashboard/admin/money');
  });
});
