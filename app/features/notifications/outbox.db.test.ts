import { describe, expect, it } from 'vitest';
import { buildBookable } from '#tests/factories/bookable.ts';
import { buildPaidBooking } from '#tests/factories/bookings.ts';
import { bookingJourney, eventually } from '#tests/support/booking-journey.ts';
import type { SandboxMail } from '#tests/support/sandbox-control.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { queueBookingMails } from './mail/commands/queue-booking-mails.server.ts';
import { sendBookingMails } from './mail/commands/send-booking-mail.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { person, pending, quiet } = bookingJourney(app, testDatabase);

const header = (mail: SandboxMail | undefined, name: string) =>
  mail?.headers.find((known) => known.name.toLowerCase() === name)?.value;

describe('a mail server that is down for days', proves('OPEN-45'), () => {
  const waitingMails = async () =>
    (
      await pool.query<{ retry_count: number; seconds: number }>(
        `select retry_count, extract(epoch from start_after - now())::float8 as seconds from pgboss.job where name = 'notifications.booking-mail' and state = 'retry'`,
      )
    ).rows;
  const nextTry = () =>
    pool.query(
      "update pgboss.job set start_after = now() where name = 'notifications.booking-mail' and state = 'retry'",
    );

  it('gets each mail once when it is back, and is asked at least every quarter of an hour', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { sessionId } = await pending(client, bookable);
    await quiet();
    await app.sandbox.refuseMails(10_000);
    await app.sandbox.pay(sessionId);
    await eventually(async () => expect(await waitingMails()).toHaveLength(2));
    // Two days in quarters of an hour have passed, less the ones that begin now.
    await pool.query(
      "update pgboss.job set retry_count = 190 where name = 'notifications.booking-mail' and state = 'retry'",
    );
    for (const tries of [191, 192]) {
      await nextTry();
      await eventually(async () =>
        expect((await waitingMails()).map(({ retry_count }) => retry_count)).toEqual([tries, tries]),
      );
    }
    for (const { seconds } of await waitingMails()) expect(seconds).toBeLessThanOrEqual(15 * 60);
    await app.sandbox.refuseMails(0);
    await nextTry();
    await quiet();
    const mails = await app.sandbox.mails(client.email);
    expect(mails.map(({ subject }) => subject.split(/[:]| Sun| Mon| Tue| Wed| Thu| Fri| Sat/)[0]).sort()).toEqual([
      'Confirmed',
      'We are holding',
    ]);
    expect(new Set(mails.map((mail) => header(mail, 'message-id'))).size).toBe(2);
  });
});

it('RFC 5322 a mail that is sent again is the same one: its Message-ID is that of its job, and says our name', async () => {
  const booking = await buildPaidBooking(db, { payment_method: 'card' });
  const client = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', booking.client_id)
    .executeTakeFirstOrThrow();
  const job = { bookingId: booking.id, kind: 'confirmed', recipient: 'client', occasion: '' } as const;
  for (const id of ['job-1', 'job-1', 'job-2']) await sendBookingMails([{ id, now: new Date(), data: job }]);
  const ids = (await app.sandbox.mails(client.email)).map((mail) => header(mail, 'message-id'));
  expect(ids).toEqual(['<job-2@doorstep.test>', '<job-1@doorstep.test>', '<job-1@doorstep.test>']);
});

it('mails say that a machine wrote them, in two twins, with the visit as a calendar file', async () => {
  const booking = await buildPaidBooking(db, { payment_method: 'card' });
  const client = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', booking.client_id)
    .executeTakeFirstOrThrow();
  await queueBookingMails(booking.id, 'confirmed');
  await quiet();
  const [mail] = await app.sandbox.mails(client.email);
  expect(header(mail, 'auto-submitted')).toBe('auto-generated');
  expect([mail?.text?.length, mail?.html?.length].every((length) => (length ?? 0) > 300)).toBe(true);
  const source = await app.sandbox.mailSource(mail?.id ?? 0);
  expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/);
});

it(
  'of mails that are sent together, one that is refused fails alone, and the others are not sent again',
  proves('OPEN-45'),
  async () => {
    const booking = await buildPaidBooking(db, { payment_method: 'card' });
    const parties = await db
      .selectFrom('bookings')
      .innerJoin('professionals', 'professionals.id', 'bookings.professional_id')
      .innerJoin('profiles', (join) =>
        join.on(({ or, eb }) =>
          or([
            eb('profiles.id', '=', eb.ref('bookings.client_id')),
            eb('profiles.id', '=', eb.ref('professionals.profile_id')),
          ]),
        ),
      )
      .select('profiles.email')
      .where('bookings.id', '=', booking.id)
      .execute();
    const lot = (['client', 'professional'] as const).map((recipient) => ({
      id: `mail-to-${recipient}`,
      now: new Date(),
      data: { bookingId: booking.id, kind: 'confirmed', recipient, occasion: '' } as const,
    }));
    await app.sandbox.refuseMails(1);
    const failures = await sendBookingMails(lot);
    expect(failures.size).toBe(1);
    const received = await Promise.all(parties.map(({ email }) => app.sandbox.mails(email)));
    expect(received.flat()).toHaveLength(1);
    expect(await sendBookingMails(lot.filter(({ id }) => failures.has(id)))).toEqual(new Map());
    const later = await Promise.all(parties.map(({ email }) => app.sandbox.mails(email)));
    expect(later.map((mails) => mails.length)).toEqual([1, 1]);
  },
);
