import { describe, expect, it } from 'vitest';
import { bookingEventNames } from '#app/features/bookings/booking-events.ts';
import { completeFinished } from '#app/features/booking-outcomes/complete/commands/complete-finished.server.ts';
import { disputesStore } from '#app/features/payments/disputes/disputes-store.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { eventually, personOf, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { payoutJourney } from '#tests/support/payout-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { notifyOfBooking, notifyOfDispute, notifyOfRefund } from './commands/notify-of-booking.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, confirmed, begun, complete, quiet } = payoutJourney(app, testDatabase);
const admin = await person({ role: 'admin' });

type Parties = { client: Person; bookingId: string; owner?: Person };

const held = async (): Promise<Parties> => {
  const client = await person();
  return { client, bookingId: (await pending(client, await buildBookable(db))).bookingId };
};
const paid = async (): Promise<Required<Parties>> => {
  const [client, bookable] = [await person(), await buildBookable(db)];
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', bookable.professional.profile_id)
    .executeTakeFirstOrThrow();
  const { bookingId } = await confirmed(client, bookable, { bookingDate: slotAt(10, '09:00') });
  return { client, bookingId, owner: await personOf(db, profile) };
};
const over = async () => {
  const client = await person();
  return { client, ...(await begun(client)) };
};
const report = async ({ client, bookingId }: Parties) => {
  const { body } = await call<{ id: string }>('POST', `/bookings/${bookingId}/problem`, {
    as: client,
    body: { kind: 'quality', description: 'Half of it was left undone.' },
  });
  return body.id;
};
const cancel = (bookingId: string, as: Person, reason?: string) =>
  call('POST', `/bookings/${bookingId}/cancel-and-refund`, {
    as,
    body: { expectedRefund: '75.00', ...(reason ? { reason } : {}) },
  });

/** What each side reads in the end: the beginnings of its subjects, in the order of the alphabet. */
const transitions: [name: string, happen: () => Promise<Parties>, client: string[], professional: string[]][] = [
  ['a hold', held, ['We are holding'], []],
  [
    'a hold that its client gives up',
    async () => {
      const visit = await held();
      await quiet();
      await call('POST', '/functions/cancel-booking', { as: visit.client, body: { bookingId: visit.bookingId } });
      return visit;
    },
    ['No longer held', 'We are holding'],
    [],
  ],
  ['a payment', paid, ['Confirmed'], ['New booking']],
  ...(['client', 'professional', 'admin'] as const).map((by): (typeof transitions)[number] => [
    `a cancellation by the ${by}`,
    async () => {
      const visit = await paid();
      await quiet();
      await cancel(visit.bookingId, { client: visit.client, professional: visit.owner, admin }[by], 'A cold');
      return visit;
    },
    ['Cancelled', 'Confirmed'],
    ['Cancelled', 'New booking'],
  ]),
  ...(['professional', 'admin', 'clock'] as const).map((by): (typeof transitions)[number] => [
    `a completion by the ${by}`,
    async () => {
      const visit = await over();
      if (by === 'professional') await complete(visit);
      if (by === 'admin') await complete({ ...visit, owner: admin });
      if (by === 'clock')
        await Promise.all([
          completeFinished(new Date(Date.now() + 25 * 3_600_000)),
          completeFinished(new Date(Date.now() + 25 * 3_600_000)),
        ]);
      return visit;
    },
    ['Confirmed', 'How was it'],
    ['Completed', 'New booking', 'On its way to you'],
  ]),
  [
    'a problem that is reported',
    async () => {
      const visit = await over();
      await report(visit);
      return visit;
    },
    ['Confirmed', 'We have your report'],
    ['New booking', 'Problem reported'],
  ],
  [
    'a problem that is settled',
    async () => {
      const visit = await over();
      const id = await report(visit);
      await quiet();
      await call('POST', `/admin/problems/${id}/settlement`, {
        as: admin,
        body: { outcome: 'partial', refund: '20.00', settlement: 'We heard both sides.' },
      });
      return visit;
    },
    ['Confirmed', 'Settled', 'We have your report'],
    ['New booking', 'On its way to you', 'Problem reported', 'Settled'],
  ],
];

describe(
  'each transition is told once to each side, though its events come twice, out of order and to two workers at once',
  proves('OPEN-45'),
  () => {
    it.each(transitions)('%s', async (_, happen, toClient, toProfessional) => {
      await app.sandbox.webhooks({ copies: 2 });
      const { client, bookingId, owner } = await happen();
      await quiet();
      const happened = await namesOf(bookingId);
      const again = bookingEventNames.filter((name) => name !== 'deleted' && happened.has(name)).toReversed();
      await Promise.all([...again, ...again].map((event) => notifyOfBooking(bookingId, event)));
      await quiet();
      expect(again.length).toBeGreaterThan(0);
      expect([await subjectsTo(client.email), owner ? await subjectsTo(owner.email) : []]).toEqual([
        toClient,
        toProfessional,
      ]);
      await app.sandbox.webhooks({ copies: 1 });
    });
  },
);

/** The events that a booking has published. */
async function namesOf(bookingId: string): Promise<Set<string>> {
  const { rows } = await testDatabase.pool.query<{ name: string }>(
    "select distinct data->>'name' as name from pgboss.job where name = 'bookings.event' and data->>'bookingId' = $1",
    [bookingId],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Without the mail of a hold that was paid: whether it leaves before the payment arrives is a matter of chance. */
async function subjectsTo(email: string): Promise<string[]> {
  const all = (await app.sandbox.mails(email)).map(({ subject }) => subject.replace(/[,:?].*|(?<=holding) .*/, ''));
  return all.filter((subject) => subject !== 'We are holding' || !all.includes('Confirmed')).sort();
}

it('a problem reaches the team once, with the client’s words, which the professional does not get', async () => {
  const visit = await over();
  await report(visit);
  await Promise.all([
    notifyOfBooking(visit.bookingId, 'problem-reported'),
    notifyOfBooking(visit.bookingId, 'problem-reported'),
  ]);
  await quiet();
  const ours = (await app.sandbox.mails(config().CONTACT_EMAIL)).filter(({ text }) =>
    text?.includes('Half of it was left undone.'),
  );
  expect(ours.map(({ subject }) => subject.split(':')[0])).toContain('Problem to settle');
  const [toProfessional] = await app.sandbox.mails(visit.owner.email);
  expect(toProfessional?.text).not.toContain('left undone');
});

it.each(['won', 'lost'] as const)(
  'a dispute that is %s is told to its professional as it opens and as it ends, each once',
  async (outcome) => {
    await app.sandbox.webhooks({ copies: 3 });
    const visit = await over();
    const [charge] = await app.sandbox.chargesOf(visit.bookingId);
    const { id: disputeId } = await app.sandbox.dispute(charge?.id ?? '');
    await quiet();
    await app.sandbox.closeDispute(disputeId, outcome);
    await quiet();
    expect((await disputesStore.listOfBooking(db, visit.bookingId)).map(({ status }) => status)).toEqual([outcome]);
    // The opening is heard of once more after the end.
    await Promise.all(
      [true, false, true, false].map((isClosed) =>
        notifyOfDispute({ bookingId: visit.bookingId, disputeId, isClosed }),
      ),
    );
    await quiet();
    expect(await subjectsTo(visit.owner.email)).toEqual([
      outcome === 'lost' ? 'Dispute lost' : 'Dispute ended',
      'New booking',
      'Payment disputed',
    ]);
    expect((await subjectsTo(visit.client.email)).filter((subject) => /ispute|Refunded/.test(subject))).toEqual([]);
    await app.sandbox.webhooks({ copies: 1 });
  },
);

describe('a refund', () => {
  const change = (bookingId: string, refundId: string, reason: string, hours: number) =>
    ({
      bookingId,
      refundId,
      outcome: 'made',
      reason,
      askedAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
      at: new Date().toISOString(),
    }) as const;
  const refundOf = async (bookingId: string) =>
    db.selectFrom('refunds').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow();

  it('of a second payment, which no other mail speaks of, is told to its client once', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId, sessionId } = await pending(client, bookable);
    await quiet();
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', bookingId).execute();
    await app.sandbox.pay(sessionId);
    await quiet();
    const { id } = await refundOf(bookingId);
    await Promise.all([1, 2].map(() => notifyOfRefund(change(bookingId, id, 'booking-cancelled', 0))));
    await quiet();
    expect(await subjectsTo(client.email)).toEqual(['Refunded', 'We are holding']);
  });

  it('that was told of before is told again only when it took hours, and when it did not arrive', async () => {
    const visit = await paid();
    await quiet();
    await cancel(visit.bookingId, visit.client);
    await quiet();
    const { id } = await refundOf(visit.bookingId);
    expect(await subjectsTo(visit.client.email)).not.toContain('Refunded');
    await notifyOfRefund(change(visit.bookingId, id, 'cancelled-by-client', 3));
    await notifyOfRefund({ ...change(visit.bookingId, id, 'cancelled-by-client', 0), outcome: 'failed' });
    await quiet();
    expect(await subjectsTo(visit.client.email)).toEqual([
      'Cancelled',
      'Confirmed',
      'Refunded',
      'Your refund didn’t arrive',
    ]);
  });
});

it('a refund that does not arrive is told of also when its client has deleted the booking', async () => {
  const visit = await paid();
  await quiet();
  await cancel(visit.bookingId, visit.client);
  await quiet();
  const { id } = await db
    .selectFrom('refunds')
    .select('id')
    .where('booking_id', '=', visit.bookingId)
    .executeTakeFirstOrThrow();
  expect((await call('DELETE', `/bookings/${visit.bookingId}`, { as: visit.client })).status).toBe(200);
  const at = new Date().toISOString();
  await Promise.all(
    [1, 2].map(() =>
      notifyOfRefund({
        bookingId: visit.bookingId,
        refundId: id,
        outcome: 'failed',
        reason: 'cancelled-by-client',
        askedAt: at,
        at,
      }),
    ),
  );
  await quiet();
  const told = (await app.sandbox.mails(visit.client.email)).filter(({ subject }) => /didn’t arrive/.test(subject));
  expect(told.map(({ subject, text }) => [subject, /Paid\s+\$75/.test(text ?? '')])).toEqual([
    ['Your refund didn’t arrive: $75.00 for Haircut', true],
  ]);
});

/** Mails that were refused and wait for another try. */
async function waiting(): Promise<number> {
  const { rows } = await testDatabase.pool.query(
    "select 1 from pgboss.job where name = 'notifications.booking-mail' and state = 'retry'",
  );
  return rows.length;
}

it('what has moved on while the mail server was down is not told as if it were new', async () => {
  const visit = await over();
  await quiet();
  await app.sandbox.refuseMails(1_000);
  const id = await report(visit);
  await eventually(async () => expect(await waiting()).toBe(3));
  await call('POST', `/admin/problems/${id}/settlement`, {
    as: admin,
    body: { outcome: 'none', settlement: 'We heard both sides.' },
  });
  await app.sandbox.refuseMails(0);
  await quiet();
  expect(await subjectsTo(visit.client.email)).toEqual(['Confirmed', 'Settled']);
});
