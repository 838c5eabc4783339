import { afterEach, describe, expect, it } from 'vitest';
import { queueTextsOfEvents } from './commands/queue-texts.server.ts';
import { readPrices } from './commands/read-prices.server.ts';
import { sendText } from './commands/send-text.server.ts';
import type { TextJob } from './commands/text-queue.server.ts';
import type { SmsCostsDto } from '../costs/costs-dto.ts';
import { remindOfVisits } from '#app/features/visit-reminders/commands/remind-of-visits.server.ts';
import { buildProfile } from '#tests/factories/accounts.ts';
import { setVisitTime } from '#tests/factories/bookings.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, eventually, personOf, slotAt } from '#tests/support/booking-journey.ts';
import { pushJourney } from '#tests/support/push-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { newPhone, smsJourney, zoneAtHour } from '#tests/support/sms/sms-journey.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, confirmed } = bookingJourney(app, testDatabase);
const { professionalPerson } = pushJourney(app, testDatabase);
const { connect, withNumber, choose, noticesTo, textsTo } = await smsJourney(app, testDatabase);

/** A later day than that of other bookings. */
const slot = (daysAhead: number) => ({ bookingDate: slotAt(daysAhead, '10:00') });

afterEach(async () => {
  connect();
  await app.sandbox.deliverTexts(true);
  await pool.query("delete from rate_limits where key like 'sms-%'");
});

/** A client who is texted about bookings they paid for and that were cancelled. */
async function textedClient(zone = zoneAtHour(12)) {
  const client = await person({ first_name: 'Maya', last_name: 'Brooks' });
  const phone = await withNumber(client, newPhone(), zone);
  await choose(client, 'client', 'confirmed');
  await choose(client, 'client', 'cancelled');
  return { client, phone };
}

const messageOf = (userId: string, kind = 'confirmed') =>
  db
    .selectFrom('sms_messages')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind as 'confirmed')
    .executeTakeFirst();

/** The job of a text, as the queue would hand it out. */
async function jobOf(userId: string, bookingId: string): Promise<TextJob> {
  const message = await eventually(async () => {
    const found = await messageOf(userId);
    expect(found).toBeDefined();
    return found;
  });
  const subject = { about: 'booking', bookingId, kind: 'confirmed', recipient: 'client', occasion: '' } as const;
  return { messageId: message?.id ?? '', subject };
}

const adminView = async (): Promise<SmsCostsDto> => {
  const admin = await personOf(db, await buildProfile(db, { role: 'admin', type: null }));
  return (await call<SmsCostsDto>('GET', '/admin/text-messages', { as: admin })).body;
};

describe('an event', () => {
  it('is texted once to whoever chose it, with a first name and a short link, and to nobody else', async () => {
    const { bookable, professional } = await professionalPerson();
    const ofProfessional = await withNumber(professional);
    const { client, phone } = await textedClient();
    await app.sandbox.webhooks({ copies: 3 });
    const { bookingId } = await confirmed(client, bookable);
    await app.sandbox.webhooks({ copies: 1 });
    const event = { bookingId, kind: 'confirmed', occasion: '' } as const;
    await Promise.all([queueTextsOfEvents([event]), queueTextsOfEvents([event])]);
    const [text, ...more] = await noticesTo(phone);
    expect(more).toEqual([]);
    expect(text).toMatch(/^Doorstep: Booked: Haircut with \w+, \w{3}, \w{3} \d+ at 10:00 AM C[SD]T\. http/);
    expect(text).not.toMatch(/Brooks|Congress|@/);
    expect(await noticesTo(ofProfessional)).toEqual([]);

    const [link = ''] = /http\S+$/.exec(text ?? '') ?? [];
    const answer = await fetch(link, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/dashboard/client/bookings/${bookingId}`]);

    await choose(professional, 'professional', 'cancelled');
    await call('POST', `/bookings/${bookingId}/cancel-and-refund`, { as: client, body: { expectedRefund: '75.00' } });
    const [cancelled] = await eventually(async () => {
      const texts = await noticesTo(ofProfessional);
      expect(texts).toHaveLength(1);
      return texts;
    });
    expect(cancelled).toContain('Cancelled: Haircut for Maya');
    expect(await noticesTo(phone)).toHaveLength(1);
  });

  it('is retried when Twilio is busy, and is texted once though its answer was lost', async () => {
    const bookable = await buildBookable(db);
    const { client, phone } = await textedClient();
    await app.sandbox.deliverTexts(false);
    await app.sandbox.failTexts({ kind: 'status', status: 429 });
    const { bookingId } = await confirmed(client, bookable);
    const job = await jobOf(client.id, bookingId);
    await eventually(async () => expect((await messageOf(client.id))?.tried_at).not.toBeNull());
    await eventually(async () => expect((await messageOf(client.id))?.state).toBe('queued'));
    const attempt = { id: 'job', now: new Date() };
    await app.sandbox.failTexts({ kind: 'reset_after' });
    await expect(sendText(job, attempt)).rejects.toThrow('did not answer');
    expect((await messageOf(client.id))?.state).toBe('sending');
    // Another job does not take it over; the same one finds out that it was taken.
    await sendText(job, { ...attempt, id: 'another' });
    expect((await messageOf(client.id))?.state).toBe('sending');
    await sendText(job, attempt);
    await sendText(job, attempt);
    const [sent, ...more] = (await textsTo(phone)).filter(({ body }) => body.includes('Booked'));
    expect(more).toEqual([]);
    expect(await messageOf(client.id)).toMatchObject({ state: 'accepted', sid: sent?.sid });
  });

  it('waits at night, and is not texted if it is out of date in the morning, or if the number has said STOP', async () => {
    const bookable = await buildBookable(db);
    const morning = new Date(Date.now() + 11 * 3_600_000);
    const { client, phone } = await textedClient(zoneAtHour(23));
    const stays = await confirmed(client, bookable);
    const job = await jobOf(client.id, stays.bookingId);
    expect(await noticesTo(phone)).toEqual([]);
    expect((await messageOf(client.id))?.state).toBe('queued');
    await sendText(job, { id: 'job', now: morning });
    await sendText(job, { id: 'another', now: morning });
    expect(await noticesTo(phone)).toHaveLength(1);

    const late = await textedClient(zoneAtHour(23));
    const second = await confirmed(late.client, bookable, slot(11));
    const secondJob = await jobOf(late.client.id, second.bookingId);
    await app.sandbox.sendText({ from: late.phone, body: 'STOP' });
    await sendText(secondJob, { id: 'job', now: morning });
    expect(await messageOf(late.client.id)).toMatchObject({ state: 'skipped', reason: 'stopped' });

    const third = await textedClient(zoneAtHour(23));
    const gone = await confirmed(third.client, bookable, slot(12));
    const thirdJob = await jobOf(third.client.id, gone.bookingId);
    await call('POST', `/bookings/${gone.bookingId}/cancel-and-refund`, {
      as: third.client,
      body: { expectedRefund: '75.00' },
    });
    await sendText(thirdJob, { id: 'job', now: morning });
    expect(await messageOf(third.client.id)).toMatchObject({ state: 'skipped', reason: 'outdated' });
    expect(await noticesTo(third.phone)).toEqual([]);
  });

  it('is texted no more once it is switched off, or the number removed', async () => {
    const bookable = await buildBookable(db);
    const { client, phone } = await textedClient(zoneAtHour(23));
    const { bookingId } = await confirmed(client, bookable);
    const job = await jobOf(client.id, bookingId);
    await choose(client, 'client', 'confirmed', false);
    await sendText(job, { id: 'job', now: new Date(Date.now() + 11 * 3_600_000) });
    expect(await messageOf(client.id)).toMatchObject({ state: 'skipped', reason: 'not-chosen' });
    expect(await noticesTo(phone)).toEqual([]);
  });
});

describe('a number', () => {
  it.each([
    ['+15005550004', 'stopped', 21_610],
    ['+15005550009', 'unreachable', 21_614],
  ])('%s that Twilio refuses is marked %s, and gets no more', async (phone, state, code) => {
    const bookable = await buildBookable(db);
    const { client } = await textedClient();
    await pool.query('update sms_numbers set phone = $2 where user_id = $1', [client.id, phone]);
    await confirmed(client, bookable);
    await eventually(async () =>
      expect(await messageOf(client.id)).toMatchObject({ state: 'failed', error_code: code }),
    );
    const own = await call<{ number: { state: string } }>('GET', '/text-messages/number', { as: client });
    expect(own.body.number.state).toBe(state);
    await confirmed(client, bookable, slot(11));
    expect(await noticesTo(phone)).toEqual([]);
  });
});

it('reminders are texted once each', async () => {
  const { bookable, professional } = await professionalPerson();
  const phone = await withNumber(professional);
  await choose(professional, 'professional', 'reminder');
  const { bookingId } = await confirmed(await person({ first_name: 'Maya' }), bookable);
  const start = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 24 * 3_600_000);
  await setVisitTime(db, bookingId, { start, end: new Date(start.getTime() + 3_600_000) });
  await pool.query("update bookings set created_at = now() - interval '3 days' where id = $1", [bookingId]);
  await Promise.all([remindOfVisits(), remindOfVisits()]);
  const texts = await eventually(async () => {
    const found = await noticesTo(phone);
    expect(found).not.toEqual([]);
    return found;
  });
  expect(texts).toEqual([expect.stringContaining('Coming up: Haircut for Maya')]);
});

describe('what texts cost', () => {
  it('is unknown until Twilio reports it, and then shown by day and month', async () => {
    const before = await adminView();
    const { client, phone } = await textedClient();
    await confirmed(client, await buildBookable(db));
    expect(await noticesTo(phone)).toHaveLength(1);
    await eventually(async () => expect((await messageOf(client.id))?.state).toBe('delivered'));
    const unpriced = (await adminView()).days[0];
    expect(unpriced?.texts).toBe((before.days[0]?.texts ?? 0) + 2);
    expect(unpriced?.unpriced).toBeGreaterThanOrEqual(2);
    await readPrices();
    const [day] = (await adminView()).days;
    expect(day).toMatchObject({ unpriced: expect.any(Number), texts: unpriced?.texts });
    expect((await messageOf(client.id))?.price_micros).toBe(8_300);
    expect((await adminView()).months[0]?.price_micros).toBe(day?.price_micros);
  });

  it('has a ceiling a day: what is beyond is not sent, and administrators see that', async () => {
    const { rows } = await pool.query<{ segments: number }>("select segments from sms_days where purpose = 'notice'");
    const { client, phone } = await textedClient();
    connect({ dailySegments: Math.floor(((rows[0]?.segments ?? 0) * 5) / 4) });
    await confirmed(client, await buildBookable(db));
    expect(await noticesTo(phone)).toEqual([]);
    expect(await messageOf(client.id)).toMatchObject({ state: 'skipped', reason: 'ceiling' });
    const { today, failures } = await adminView();
    expect(today.full).toBe(true);
    expect(failures[0]).toMatchObject({ kind: 'confirmed', text: expect.stringContaining('ceiling') });
  });

  it('is for administrators', async () => {
    expect((await call('GET', '/admin/text-messages', { as: await person() })).status).toBe(404);
  });
});

it('a closed account leaves its texts in the costs, and no number', async () => {
  const { client, phone } = await textedClient();
  await confirmed(client, await buildBookable(db));
  expect(await noticesTo(phone)).toHaveLength(1);
  const message = await messageOf(client.id);
  await pool.query('delete from auth_user where id = $1', [client.id]);
  const { rows } = await pool.query('select user_id, segments from sms_messages where id = $1', [message?.id]);
  expect(rows).toEqual([{ user_id: null, segments: 1 }]);
  expect((await pool.query('select 1 from sms_numbers where phone = $1', [phone])).rows).toEqual([]);
});
