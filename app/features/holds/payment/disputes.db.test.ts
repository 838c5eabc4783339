import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { moveVisit } from '#tests/factories/bookings.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { bookingJourney, slotAt } from '#tests/support/booking-journey.ts';
import { expectBalance, expectLedgerOf } from '#tests/support/money/ledger-invariants.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { checkMoney, checkMoneyIn } from '#app/features/money-checks/queries/check-money.server.ts';
import type { RefundPreview } from '#app/features/booking-outcomes/cancel/refund-preview.ts';
import type { MoneyOverview } from '#app/features/money-checks/queries/read-money.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, confirmed, quiet } = bookingJourney(app, testDatabase);
const [client, admin] = [await person(), await person({ role: 'admin' })];
const offer = await buildPayable(db, app.sandbox);
let days = 4;

const begun = async () => {
  const { bookingId } = await confirmed(client, offer, { bookingDate: slotAt((days += 1), '09:00') });
  await moveVisit(db, bookingId, -90 - days * 120);
  return bookingId;
};
const dispute = async (bookingId: string) => {
  const [charge] = await app.sandbox.chargesOf(bookingId);
  const opened = await app.sandbox.dispute(charge?.id ?? '');
  await quiet();
  return opened.id;
};
const completed = async (bookingId: string) => {
  expect((await call('POST', `/bookings/${bookingId}/complete`, { as: admin })).status).toBe(200);
  await quiet();
};
const transferOf = (bookingId: string) =>
  db.selectFrom('transfers').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
const nothing = { client: '0.00', professional: '0.00', commission: '0.00', held: '0.00' };
const paidOut = { client: '-75.00', professional: '67.50', commission: '7.50', held: '0.00' };

describe('a dispute', () => {
  it('holds the transfer; one that was won lets it go', async () => {
    const bookingId = await begun();
    const id = await dispute(bookingId);
    await completed(bookingId);
    expect(await transferOf(bookingId)).toMatchObject({ status: 'held', holds: ['dispute'] });
    const { body } = await call<MoneyOverview>('GET', '/admin/money', { as: admin });
    expect(body.disputes[0]).toMatchObject({
      id,
      booking_id: bookingId,
      amount: '75.00',
      reason: 'fraudulent',
      status: 'needs_response',
      closed_at: null,
    });
    expect(body.transfers.map(({ booking_id, status }) => [booking_id, status])).toContainEqual([bookingId, 'held']);
    await app.sandbox.closeDispute(id, 'won');
    await quiet();
    expect((await transferOf(bookingId))?.status).toBe('sent');
    await expectLedgerOf(pool, bookingId, paidOut);
  });

  it('that is only an inquiry holds the transfer, not a refund, and a full refund ends it', async () => {
    const bookingId = await begun();
    const [charge] = await app.sandbox.chargesOf(bookingId);
    const { id } = await app.sandbox.inquire(charge?.id ?? '');
    await quiet();
    await completed(bookingId);
    expect(await transferOf(bookingId)).toMatchObject({ status: 'held', holds: ['dispute'] });
    const refund = { action: 'refund', amount: '75.00', expectedKept: '75.00', reason: 'They did not know our name' };
    const answer = await call('POST', `/admin/bookings/${bookingId}/interventions`, { as: admin, body: refund });
    expect(answer.status).toBe(201);
    await quiet();
    expect((await app.sandbox.disputes()).find((dispute) => dispute.id === id)?.status).toBe('warning_closed');
    expect(await transferOf(bookingId)).toMatchObject({ status: 'cancelled', holds: [] });
    await expectLedgerOf(pool, bookingId, nothing);
  });

  it('during which a visit is cancelled lets dialog and mail promise the refund for its end', async () => {
    const bookingId = await begun();
    const preview = async () =>
      (await call<RefundPreview>('GET', `/bookings/${bookingId}/refund-preview`, { as: admin })).body;
    expect(await preview()).toMatchObject({ refund_amount: '75.00', waits_for_bank: false });
    await dispute(bookingId);
    expect(await preview()).toMatchObject({ refund_amount: '75.00', waits_for_bank: true });
    const cancel = { expectedRefund: '75.00', reason: 'The street is flooded' };
    const answer = await call('POST', `/bookings/${bookingId}/cancel-and-refund`, { as: admin, body: cancel });
    expect(answer.status).toBe(200);
    await quiet();
    const mail = (await app.sandbox.mails(client.email)).find(({ subject }) => subject.startsWith('Cancelled'));
    expect(mail?.text).toContain('Once it has decided, you get $75.00 back');
    expect(mail?.text).toContain('The street is flooded');
  });

  it('that was lost before the transfer leaves nothing to send', async () => {
    const bookingId = await begun();
    await completed(bookingId);
    const second = await begun();
    const id = await dispute(second);
    await completed(second);
    await app.sandbox.closeDispute(id, 'lost');
    await quiet();
    expect((await transferOf(second))?.status).toBe('cancelled');
    await expectLedgerOf(pool, second, nothing);
  });

  it('that was lost before the visit was completed leaves nothing to share', async () => {
    const bookingId = await begun();
    await app.sandbox.closeDispute(await dispute(bookingId), 'lost');
    await quiet();
    await expectBalance(bookingId);
    await completed(bookingId);
    expect(await transferOf(bookingId)).toBeUndefined();
    await expectLedgerOf(pool, bookingId, nothing);
  });

  it('that was lost after the transfer takes it back', async () => {
    const bookingId = await begun();
    await completed(bookingId);
    await app.sandbox.closeDispute(await dispute(bookingId), 'lost');
    await quiet();
    expect((await transferOf(bookingId))?.status).toBe('reversed');
    await expectLedgerOf(pool, bookingId, nothing);
  });

  it('told of again and again, in any order, is the same', async () => {
    const bookingId = await begun();
    await completed(bookingId);
    const id = await dispute(bookingId);
    await app.sandbox.closeDispute(id, 'lost');
    await quiet();
    const { objects } = await app.sandbox.state();
    const events = objects.event.filter(
      ({ type, data }) => type.startsWith('charge.dispute.') && (data.object as { id: string }).id === id,
    );
    for (const event of events) await app.sandbox.redeliver(event.id, 2);
    await pool.query(`delete from stripe_events where object_id = $1`, [id]);
    for (const event of events) await app.sandbox.redeliver(event.id);
    await quiet();
    await expectLedgerOf(pool, bookingId, nothing);
  });
});

describe('the check of the ledger', () => {
  it('finds all in order, and each kind of cent that is not', async () => {
    const bookingId = await begun();
    expect(await checkMoney()).toMatchObject({ wrong: 0, differences: [] });
    const client_id = client.id;
    const wrongs: [string, string][] = [
      [
        'a payment without an entry',
        `insert into payments (booking_id, client_id, amount, stripe_session_id, stripe_payment_intent_id) values (uuidv7(), '${client_id}', 10, 'cs_a', 'pi_a')`,
      ],
      [
        'an entry without a payment',
        `insert into ledger_entries (booking_id, kind, source, from_account, to_account, amount) values (uuidv7(), 'payment', 'x', 'client', 'held', 10)`,
      ],
      [
        'a refund that was not entered',
        `insert into refunds (booking_id, stripe_payment_intent_id, amount, reason, status) select booking_id, stripe_payment_intent_id, 5, 'x', 'succeeded' from payments where booking_id = '${bookingId}'`,
      ],
      ['money that is held for nothing', `update bookings set status = 'cancelled' where id = '${bookingId}'`],
      [
        'a transfer that was not entered',
        `insert into transfers (booking_id, reason, amount, commission, commission_percent, status, sent_at) values ('${bookingId}', 'completed', 67.5, 7.5, 10, 'sent', now())`,
      ],
    ];
    for (const [what, statement] of wrongs) {
      await db
        .transaction()
        .execute(async (trx) => {
          await sql.raw(statement).execute(trx);
          const found = await checkMoneyIn(trx);
          expect([what, found.wrong, found.differences.length]).toEqual([what, 1, 1]);
          throw new Error('back');
        })
        .catch((error: unknown) => expect(String(error)).toBe('Error: back'));
    }
    expect((await checkMoney()).wrong).toBe(0);
  });

  it('is for admins', async () => {
    expect((await call('GET', '/admin/money', { as: client })).status).toBe(404);
    expect((await call('POST', '/admin/money/check', { as: client })).status).toBe(404);
    const checked = await call<MoneyOverview['check']>('POST', '/admin/money/check', { as: admin });
    expect(checked.body).toMatchObject({ wrong: 0, differences: [] });
    expect((await call<MoneyOverview>('GET', '/admin/money', { as: admin })).body.check).toEqual(checked.body);
  });
});
