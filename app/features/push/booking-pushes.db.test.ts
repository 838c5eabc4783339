import { describe, expect, it } from 'vitest';
import { queueBookingPushes } from './commands/queue-booking-pushes.server.ts';
import { notifyOfPayout } from '#app/features/notifications/commands/notify-of-payout.server.ts';
import { sendPushJob, type PushJob } from './commands/send-push.server.ts';
import { bookingJourney, type Person } from '#tests/support/booking-journey.ts';
import { pushJourney } from '#tests/support/push-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const app = await startRunningApp(testDatabase);
const { call, person, pending, confirmed, quiet } = bookingJourney(app, testDatabase);
const { store, listed, messagesTo, subscribed } = pushJourney(app, testDatabase);

describe('a booking', () => {
  it('is pushed to its professional once, when it is paid and when its client cancels, with a first name and no more', async () => {
    const { bookable, browser } = await subscribed();
    const client = await person({ first_name: 'Maya', last_name: 'Brooks' });
    await app.sandbox.webhooks({ copies: 3 });
    const { bookingId } = await confirmed(client, bookable);
    await quiet();
    await app.sandbox.webhooks({ copies: 1 });
    expect((await messagesTo(browser)).map(({ title }) => title)).toEqual(['New booking: Haircut']);
    expect(
      (
        await call('POST', `/bookings/${bookingId}/cancel-and-refund`, {
          as: client,
          body: { expectedRefund: '75.00' },
        })
      ).status,
    ).toBe(200);
    await Promise.all([queueBookingPushes(bookingId, 'cancelled'), queueBookingPushes(bookingId, 'cancelled')]);
    await quiet();
    const messages = await messagesTo(browser);
    expect(messages.map(({ title }) => title)).toEqual(['Cancelled: Haircut', 'New booking: Haircut']);
    expect(messages[0]?.body).toMatch(/^Maya, \w{3}, \w{3} \d+ at 10:00 AM C[SD]T$/);
    expect(JSON.stringify(messages)).not.toMatch(/Brooks|Congress|@/);
  });

  it('that was never paid, or that its professional cancelled, is no news to the professional; the client hears of it', async () => {
    const { bookable, professional, browser } = await subscribed();
    const client = await person();
    const ofClient = await app.sandbox.subscribe();
    await store(client, ofClient.subscription);
    const { bookingId } = await pending(client, bookable);
    await call('POST', '/functions/cancel-booking', { as: client, body: { bookingId } });
    const own = await confirmed(client, bookable);
    await quiet();
    const body = { expectedRefund: '75.00', reason: 'A cold' };
    const answer = await call('POST', `/bookings/${own.bookingId}/cancel-and-refund`, { as: professional, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await quiet();
    expect((await messagesTo(ofClient)).map(({ title, path }) => [title, path])).toEqual([
      ['Cancelled: Haircut', `/dashboard/client/bookings/${own.bookingId}/rescue`],
    ]);
    expect((await messagesTo(browser)).map(({ title }) => title)).toEqual(['New booking: Haircut']);
  });

  it('reaches every browser; one that is gone is forgotten, a busy service is asked again', async () => {
    const { bookable, professional, browser, id } = await subscribed();
    const second = await app.sandbox.subscribe();
    const secondId = (await store(professional, second.subscription)).body.id;
    await app.sandbox.unsubscribe(browser.id);
    const { bookingId } = await confirmed(await person(), bookable);
    await quiet();
    expect([await messagesTo(browser), (await messagesTo(second)).length]).toEqual([[], 1]);
    expect((await listed(professional)).items.map((item) => item.id)).toEqual([secondId]);
    expect(id).not.toBe(secondId);

    const job: PushJob = {
      subscriptionId: secondId,
      subject: { about: 'booking', bookingId, kind: 'confirmed', recipient: 'professional' },
    };
    for (const status of [429, 503]) {
      await app.sandbox.failPushes(status, 1);
      await expect(sendPushJob(job, { now: new Date() })).rejects.toThrow(String(status));
    }
    await app.sandbox.failPushes(400, 1);
    await expect(sendPushJob(job, { now: new Date() })).resolves.toBeUndefined();
    expect((await listed(professional)).items).toHaveLength(1);
  });
});

it('a reminder waits no longer for a sleeping computer than until its visit begins', async () => {
  const { bookable, browser, id } = await subscribed();
  const { bookingId } = await confirmed(await person(), bookable);
  await quiet();
  const { start_time: start } = await testDatabase.db
    .selectFrom('bookings')
    .select('start_time')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const subject = {
    about: 'reminder',
    bookingId,
    hours: 2,
    startsAt: start.toISOString(),
    recipient: 'professional',
  } as const;
  await sendPushJob({ subscriptionId: id, subject }, { now: new Date(start.getTime() - 7_200_000) });
  expect((await app.sandbox.pushes(browser.id)).map(({ ttl }) => ttl)).toEqual([7_200, 43_200]);
});

it('the professional hears of a transfer once, by mail and push, and only if they want to', async () => {
  const { bookable, professional, browser } = await subscribed();
  const { bookingId } = await confirmed(await person({ first_name: 'Maya' }), bookable);
  await quiet();
  const transfer = { bookingId, transferId: '019a0000-0000-7000-8000-000000000007', amount: '67.50' };
  await Promise.all([notifyOfPayout(transfer), notifyOfPayout(transfer)]);
  await quiet();
  const subjects = async () =>
    (await app.sandbox.mails(professional.email))
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('On its way'));
  expect(await subjects()).toEqual(['On its way to you: $67.50 for Haircut']);
  expect((await messagesTo(browser))[0]).toMatchObject({
    title: 'On its way to you: Haircut',
    path: '/dashboard/professional/payments',
    body: expect.not.stringContaining('67.50'),
  });
  for (const channel of ['mail', 'push']) {
    await call('PUT', '/notification-preferences', {
      as: professional,
      body: { recipient: 'professional', kind: 'payout', channel, enabled: false },
    });
  }
  const before = await messagesTo(browser);
  await notifyOfPayout({ ...transfer, transferId: '019a0000-0000-7000-8000-000000000008' });
  await quiet();
  expect([(await subjects()).length, await messagesTo(browser)]).toEqual([1, before]);
});

describe('what somebody wants to hear of', () => {
  const choose = (as: Person, body: Record<string, unknown>) =>
    call<{ items: unknown[] }>('PUT', '/notification-preferences', { as, body });
  const subjectsFor = async (to: string) => (await app.sandbox.mails(to)).map(({ subject }) => subject);

  it('is honored by pushes and by mails, each for itself', async () => {
    const { bookable, professional, browser } = await subscribed();
    await choose(professional, { recipient: 'professional', kind: 'confirmed', channel: 'push', enabled: false });
    const client = await person();
    await choose(client, { recipient: 'client', kind: 'created', channel: 'mail', enabled: false });
    await confirmed(client, bookable);
    await quiet();
    expect(await messagesTo(browser)).toEqual([]);
    expect(await subjectsFor(professional.email)).toEqual([expect.stringMatching(/^New booking/)]);
    expect(await subjectsFor(client.email)).toEqual([expect.stringMatching(/^Confirmed/)]);
    const answer = await choose(professional, {
      recipient: 'professional',
      kind: 'confirmed',
      channel: 'mail',
      enabled: false,
    });
    expect(answer.body.items).toContainEqual({
      recipient: 'professional',
      kind: 'confirmed',
      mail: false,
      push: false,
      sms: false,
      fixed: [],
    });
  });

  it('leaves receipts and refunds as they are', async () => {
    const client = await person();
    for (const kind of ['confirmed', 'cancelled', 'problem', 'refunded']) {
      const answer = await choose(client, { recipient: 'client', kind, channel: 'mail', enabled: false });
      expect([answer.status, answer.body.code]).toEqual([422, 'always_sent']);
    }
    const { body } = await call<{ items: { kind: string; fixed: string[]; mail: boolean }[] }>(
      'GET',
      '/notification-preferences',
      { as: client },
    );
    const fixed = body.items.filter((item) => item.fixed.includes('mail'));
    expect(fixed.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['confirmed', 'cancelled', 'problem', 'refunded']),
    );
    expect(fixed.every(({ mail }) => mail)).toBe(true);
  });
});
