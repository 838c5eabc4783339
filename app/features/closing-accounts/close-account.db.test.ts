import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { moveVisit } from '#tests/factories/bookings.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { bookingJourney, eventually, personOf, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { byHandJourney } from '#tests/support/guests/by-hand-journey.ts';
import { expectMoneyAndBookingsAgree } from '#tests/support/money/money-invariants.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { ClosurePreview } from './closure-preview.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, confirmed, statusOf, quiet } = bookingJourney(app, testDatabase);
const { enter } = byHandJourney(app, testDatabase);

const close = (as: Person, body?: object) =>
  call('POST', '/functions/delete-user-account', { as, ...(body ? { body } : {}) });
const preview = async (as: Person) => (await call<ClosurePreview>('GET', '/account/closure', { as })).body;
const exists = async (id: string) => (await pool.query('select 1 from auth_user where id = $1', [id])).rowCount === 1;
const bookingRow = (id: string) => db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const ownerOf = async ({ professional }: Bookable) =>
  personOf(
    db,
    await db.selectFrom('profiles').selectAll().where('id', '=', professional.profile_id).executeTakeFirstOrThrow(),
  );

describe('a client who leaves', proves('OPEN-46'), () => {
  it(
    'with no body: visits ahead are cancelled with what the preview said, and money agrees',
    proves('API-102'),
    async () => {
      const [client, bookable] = [
        await person({ first_name: 'Wilhelmina', phone: '512 555 0199' }),
        await buildBookable(db),
      ];
      const early = await confirmed(client, bookable, { bookingDate: slotAt(10, '09:00') });
      const late = await confirmed(client, bookable, { bookingDate: slotAt(11, '09:00') });
      const begun = await confirmed(client, bookable, { bookingDate: slotAt(13, '09:00') });
      const unpaid = await pending(client, bookable, { bookingDate: slotAt(12, '09:00') });
      await moveVisit(db, late.bookingId, 23 * 60);
      await moveVisit(db, begun.bookingId, -10);
      const before = await preview(client);
      expect(before).toMatchObject({
        proof: 'none',
        is_last_admin: false,
        is_professional: false,
        total_refund: '112.50',
      });
      expect(
        before.bookings.map(({ booking_id, as, status, refund_amount, kept_amount, other_party }) => [
          booking_id,
          as,
          status,
          refund_amount,
          kept_amount,
          other_party,
        ]),
      ).toEqual([
        [late.bookingId, 'client', 'confirmed', '37.50', '37.50', 'Paula Professional'],
        [early.bookingId, 'client', 'confirmed', '75.00', '0.00', 'Paula Professional'],
        [unpaid.bookingId, 'client', 'pending', '0.00', '0.00', 'Paula Professional'],
      ]);
      const elsewhere = await buildSession(db, client.id);
      await pool.query(
        `insert into security_log (account_id, action, outcome, network) values ($1, 'sign_in', 'refused', '203.0.113.7')`,
        [client.id],
      );
      await pool.query(
        'insert into hold_records (client_id, lapsed) values ($1, 1) on conflict (client_id) do update set lapsed = 1',
        [client.id],
      );
      const answer = await close(client);
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
      expect(answer.headers.getSetCookie().join()).toMatch(/doorstep\.session_token=;/);

      expect(await exists(client.id)).toBe(false);
      expect((await pool.query('select 1 from hold_records where client_id = $1', [client.id])).rowCount).toBe(0);
      expect(
        (await pool.query('select 1 from security_log where account_id = $1', [client.id])).rowCount,
      ).toBeGreaterThan(0);
      for (const session of [client, { ...client, ...elsewhere }])
        expect((await call('GET', '/bookings', { as: session })).status).toBe(401);
      await quiet();
      expect(await Promise.all([early, late, unpaid, begun].map(({ bookingId }) => statusOf(bookingId)))).toEqual([
        'cancelled',
        'cancelled',
        'cancelled',
        'confirmed',
      ]);
      const refunded = async (id: string) => (await app.sandbox.refundsOf(id)).map(({ amount }) => amount);
      expect(await Promise.all([early, late, unpaid, begun].map(({ bookingId }) => refunded(bookingId)))).toEqual([
        [7500],
        [3750],
        [],
        [],
      ]);
      expect(await bookingRow(late.bookingId)).toMatchObject({
        cancelled_by: 'client',
        refund_amount: '37.50',
        client_id: null,
      });
      await eventually(async () => expect((await app.sandbox.sessionsOf(unpaid.bookingId))[0]?.status).toBe('expired'));
      await expectMoneyAndBookingsAgree(db, stripe());

      const [goodbye] = (await app.sandbox.mails(client.email)).filter(
        ({ subject }) => subject === 'Your Doorstep account is deleted',
      );
      expect(goodbye?.text).toContain('Goodbye, Wilhelmina');
      for (const text of [
        '$75.00 is on its way back',
        '$37.50 is on its way back',
        '$37.50 stays as the late-cancellation fee',
        'Nothing was paid for it',
      ]) {
        expect(goodbye?.text?.replaceAll(/\s+/g, ' ')).toContain(text);
      }
      const owner = await ownerOf(bookable);
      await eventually(async () => {
        const told = (await app.sandbox.mails(owner.email)).filter(({ subject }) => subject.startsWith('Cancelled'));
        expect(told).toHaveLength(2);
        expect(told.map(({ text }) => text).join()).not.toContain('Wilhelmina');
      });
      const seen = await call<{
        items: { client: { first_name: string; last_name: string; email: null }; location: string }[];
      }>('GET', '/bookings?as=professional', { as: owner });
      expect(
        seen.body.items.map(({ client: { first_name, last_name, email }, location }) => [
          first_name,
          last_name,
          email,
          location,
        ]),
      ).toEqual(Array.from({ length: 4 }, () => ['Deleted', 'account', null, 'Removed with the account']));
    },
  );

  it('leaves no trace of the person in any table, and the address can sign up again', async () => {
    const [client, bookable] = [
      await person({ first_name: 'Ottoline', last_name: 'Quackenbush', phone: '737 555 0123' }),
      await buildBookable(db),
    ];
    const { bookingId } = await confirmed(client, bookable, {
      bookingDate: slotAt(14, '09:00'),
      location: '77 Unmistakable Lane, Austin, TX 78701',
    });
    await db
      .updateTable('bookings')
      .set({ notes: 'The key is under the unmistakable stone' })
      .where('id', '=', bookingId)
      .execute();
    const { visit, owner } = await enter(bookable, {
      name: 'Ottoline Quackenbush',
      email: client.email,
      phone: '737 555 0123',
      street: '77 Unmistakable Lane',
      note: 'The unmistakable stone',
    });
    await db
      .updateTable('hand_entered_visits')
      .set({ booking_id: bookingId, paid_at: new Date() })
      .where('id', '=', visit.id)
      .execute();
    await db
      .insertInto('refunds')
      .columns(['booking_id', 'stripe_payment_intent_id', 'amount', 'reason', 'status', 'paid_otherwise'])
      .expression((select) =>
        select
          .selectFrom('payments')
          .select(['booking_id', 'stripe_payment_intent_id'])
          .select(sql<string>`1`.as('amount'))
          .select(sql<string>`'admin-test'`.as('reason'))
          .select(sql<'succeeded'>`'succeeded'`.as('status'))
          .select(sql<string>`'Check to Ottoline Quackenbush'`.as('paid_otherwise'))
          .where('booking_id', '=', bookingId),
      )
      .execute();
    const link = { identifier: 'reset-password:abc', value: client.id };
    await sql`insert into auth_verification (identifier, value, expires_at) values (${link.identifier}, ${link.value}, now() + interval '1 hour')`.execute(
      db,
    );
    expect((await close(client)).status).toBe(200);
    await quiet();
    const traces = await findEverywhere([
      client.email,
      'Ottoline',
      'Quackenbush',
      '737 555 0123',
      'nmistakable',
      link.identifier,
    ]);
    expect(traces).toEqual([]);
    const { email, phone, note, ...shown } = (
      await call<Record<string, unknown>>('GET', `/hand-entered-visits/${visit.id}`, { as: owner })
    ).body;
    expect([email, phone, note]).toEqual([null, null, null]);
    expect(shown).toMatchObject({ state: 'paid', name: 'Deleted account', location: 'Removed with the account' });
    // What remains names nobody: ids of money, that an account was closed, and for a minute how often it asked.
    expect(await tablesNaming(client.id)).toEqual(['account_closures', 'payments', 'rate_limits']);
    const again = {
      email: client.email,
      password: 'correct horse',
      first_name: 'Ottoline',
      last_name: 'Again',
      phone: '',
    };
    expect((await call('POST', '/auth/sign-up/email', { body: again })).status).toBe(201);
    expect(await bookingRow(bookingId)).toMatchObject({ client_id: null });
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    expect([payment.amount, payment.card_brand, payment.card_last4]).toEqual(['75.00', null, null]);
  });

  it('also without a profile, and without any booking', async () => {
    const client = await person();
    await db.deleteFrom('profiles').where('id', '=', client.id).execute();
    expect(await preview(client)).toMatchObject({ bookings: [], total_refund: '0.00' });
    expect((await close(client)).status).toBe(200);
    expect(await exists(client.id)).toBe(false);
  });
});

/** Tables and columns in which one of the texts stands. */
async function findEverywhere(texts: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    for (const text of texts) {
      const hit = await pool.query(
        `select 1 from "${name}" as row where position(lower($1) in lower(row::text)) > 0 limit 1`,
        [text],
      );
      if (hit.rowCount) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

async function tablesNaming(id: string): Promise<string[]> {
  return (await findEverywhere([id])).map((hit) => hit.split(':')[0] ?? '').sort();
}
