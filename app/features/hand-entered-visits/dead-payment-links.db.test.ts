import { expect, it } from 'vitest';
import {
  confirmGuestBooking,
  signInGuest,
} from '#app/features/booking-button/guest/commands/confirm-guest-booking.server.ts';
import { readGuestBooking } from '#app/features/booking-button/guest/queries/find-guest-booking.server.ts';
import { readPaymentPage } from '#app/features/booking-button/guest/queries/read-payment-page.server.ts';
import { readNoticeFacts } from '#app/features/notifications/mail/queries/read-notice-facts.server.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { buildDocument } from '#tests/factories/applications.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, slotAt } from '#tests/support/booking-journey.ts';
import { byHandJourney } from '#tests/support/guests/by-hand-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, confirmed, pending, person } = bookingJourney(app, testDatabase);
const { enter, linkOf, askToPay, visitRow } = byHandJourney(app, testDatabase);

async function linked() {
  const bookable = await buildBookable(db);
  const { visit, owner } = await enter(bookable);
  return { bookable, visit, owner, token: await linkOf(visit.id, owner) };
}

it('nobody can pay now while the professional cannot be booked or take cards, and the link says so', async () => {
  const { bookable, token } = await linked();
  const change = (changes: { verified?: boolean; stripe_account_id?: string | null }) =>
    db.updateTable('professionals').set(changes).where('id', '=', bookable.professional.id).execute();
  const { stripe_account_id } = bookable.professional;
  for (const [lost, found] of [
    [{ verified: false }, { verified: true }],
    [{ stripe_account_id: null }, { stripe_account_id }],
  ] as const) {
    await change(lost);
    expect(await readPaymentPage(token)).toBe('not-payable');
    await expect(askToPay(token)).rejects.toMatchObject({ code: 'payment_link_dead' });
    await change(found);
    expect(await readPaymentPage(token)).toMatchObject({ client: 'Robin Miller' });
  }
});

it('nobody can pay for a visit that ends after the license, and no link is made for it', async () => {
  const { bookable, visit, owner, token } = await linked();
  const mailed = await askToPay(token);
  const make = () =>
    call('POST', `/hand-entered-visits/${visit.id}/payment-link`, { as: owner, body: { mail: false } });
  const visitDay = slotAt(10, '10:00').slice(0, 10);
  const { id } = await buildDocument(db, bookable.professional, { expires_on: addDays(visitDay, -1) });
  expect(await readPaymentPage(token)).toBe('not-payable');
  await expect(askToPay(token)).rejects.toMatchObject({ code: 'payment_link_dead' });
  expect((await readGuestBooking(mailed)).booking).toMatchObject({ total: null, gone: null });
  expect(await make()).toMatchObject({ status: 409, body: { code: 'visit_beyond_license' } });
  await db.updateTable('professional_documents').set({ expires_on: visitDay }).where('id', '=', id).execute();
  expect((await readGuestBooking(mailed)).booking).toMatchObject({ total: '75.00' });
  expect((await make()).status).toBe(200);
});

it('deleting a service counts the visits that can no longer be paid by link, and a link says why it is not made', async () => {
  const { bookable, visit, owner, token } = await linked();
  const { visit: removed } = await enter(bookable, { time: '15:00' }, owner);
  await call('DELETE', `/hand-entered-visits/${removed.id}`, { as: owner });
  const make = () =>
    call('POST', `/hand-entered-visits/${visit.id}/payment-link`, { as: owner, body: { mail: false } });
  const ahead = { id: bookable.service.id, upcoming_bookings: 0, unpaid_visits: 1 };
  expect((await call('GET', '/services', { as: owner })).body).toMatchObject({ items: [ahead] });
  const unpriced = db.updateTable('services').set({ stripe_price_id: null });
  await unpriced.where('id', '=', bookable.service.id).execute();
  expect(await make()).toMatchObject({ status: 409, body: { code: 'visit_price_missing' } });
  expect((await call('DELETE', `/services/${bookable.service.id}`, { as: owner })).status).toBe(200);
  expect(await make()).toMatchObject({ status: 409, body: { code: 'visit_service_deleted' } });
  expect(await readPaymentPage(token)).toBe('not-payable');
});

it('a visit that was paid for and then cancelled says so to both, also once its client has deleted the booking', async () => {
  const { bookable, visit, owner, token } = await linked();
  const seen = async () => (await call('GET', `/hand-entered-visits/${visit.id}`, { as: owner })).body;
  expect(await seen()).toMatchObject({ state: 'unpaid', is_cancelled: false });
  const { bookingId } = await confirmed(await person(), bookable, { bookingDate: slotAt(20, '10:00') });
  const paid = { booking_id: bookingId, paid_at: new Date() };
  await db.updateTable('hand_entered_visits').set(paid).where('id', '=', visit.id).execute();
  expect(await readPaymentPage(token)).toBe('paid');
  expect(await seen()).toMatchObject({ state: 'paid', booking_id: bookingId, is_cancelled: false });
  const cancelled = { status: 'cancelled', cancelled_at: new Date() } as const;
  await db.updateTable('bookings').set(cancelled).where('id', '=', bookingId).execute();
  expect(await readPaymentPage(token)).toBe('cancelled');
  expect(await seen()).toMatchObject({ state: 'paid', booking_id: bookingId, is_cancelled: true });
  await db.deleteFrom('bookings').where('id', '=', bookingId).execute();
  expect(await readPaymentPage(token)).toBe('cancelled');
  expect(await seen()).toMatchObject({ state: 'paid', booking_id: null, is_cancelled: true });
});

it('the mailed link that confirms offers no payment for a visit that has changed, and none that was removed or paid for or has begun', async () => {
  const { bookable, visit, token } = await linked();
  const mailed = await askToPay(token);
  const offered = async () => {
    const { booking, otherTimes } = await readGuestBooking(mailed);
    return { total: booking?.total, gone: booking?.gone, leadsOn: otherTimes !== null };
  };
  const payable = { total: '75.00', gone: null, leadsOn: false };
  const gone = (why: 'changed' | 'over') => ({ total: null, gone: why, leadsOn: false });
  const change = (changes: Partial<NonNullable<Awaited<ReturnType<typeof visitRow>>>>) =>
    db.updateTable('hand_entered_visits').set(changes).where('id', '=', visit.id).execute();
  const row = await visitRow(visit.id);
  if (!row) throw new Error('The visit is not stored');
  const { start_time, end_time, busy_until } = row;
  const later = (time: Date) => new Date(time.getTime() + 60 * 60_000);
  for (const [why, changed, back] of [
    [
      'changed',
      { start_time: later(start_time), end_time: later(end_time), busy_until: later(busy_until) },
      { start_time, end_time, busy_until },
    ],
    ['over', { removed_at: new Date() }, { removed_at: null }],
    ['over', { start_time: new Date(Date.now() - 60_000) }, { start_time }],
  ] as const) {
    await change(changed);
    expect(await offered()).toEqual(gone(why));
    await change(back);
    expect(await offered()).toEqual(payable);
  }
  // Held, perhaps by this guest's own press, and then paid for.
  const { bookingId } = await pending(await person(), bookable, { bookingDate: slotAt(20, '10:00') });
  await change({ booking_id: bookingId });
  expect(await offered()).toEqual(payable);
  await change({ paid_at: new Date() });
  expect(await offered()).toEqual(gone('over'));
});

it('an unpaid hold leaves the visit: no mail and no link says that its time is open, or leads to other times', async () => {
  const { visit, token } = await linked();
  const mailed = await askToPay(token);
  const guest = await signInGuest(mailed, new Headers());
  if ('codePage' in guest) throw new Error('A code is owed');
  await confirmGuestBooking(mailed, guest.viewer, undefined);
  const bookingId = (await visitRow(visit.id))?.booking_id ?? '';
  const isAgreed = async (kind: 'created' | 'cancelled') =>
    (await readNoticeFacts({ bookingId, kind, recipient: 'client', occasion: '' }))?.isAgreed;
  expect([await isAgreed('created'), await isAgreed('cancelled')]).toEqual([true, true]);
  const [session] = await app.sandbox.sessionsOf(bookingId);
  expect(new URL(session?.cancel_url ?? '').searchParams.has('from')).toBe(false);
  const later = new Date(Date.now() + 120_000);
  expect(await readGuestBooking(mailed, later)).toEqual({ booking: null, otherTimes: null, isAgreed: true });
  await db.updateTable('hand_entered_visits').set({ paid_at: new Date() }).where('id', '=', visit.id).execute();
  expect(await isAgreed('cancelled')).toBe(false);
});
