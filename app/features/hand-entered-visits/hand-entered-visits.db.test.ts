import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  confirmGuestBooking,
  signInGuest,
} from '#app/features/booking-button/guest/commands/confirm-guest-booking.server.ts';
import { readPaymentPage } from '#app/features/booking-button/guest/queries/read-payment-page.server.ts';
import { deletePastVisits } from '#app/features/bookings/by-hand/commands/delete-past-visits.server.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { type Bookable, buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, eventually, slotAt } from '#tests/support/booking-journey.ts';
import { byHandJourney, handEnteredFields } from '#tests/support/guests/by-hand-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, confirmed, pending, person, request, statusOf } = bookingJourney(app, testDatabase);
const { enter, linkOf, ownerOf, askToPay, visitRow } = byHandJourney(app, testDatabase);

const slotsOf = async ({ professional, service }: Bookable, date: string) => {
  const { body } = await call<{ slots: { time: string; reason: string | null }[] }>(
    'GET',
    `/professionals/${professional.id}/slots?date=${date}&service_id=${service.id}`,
  );
  return Object.fromEntries(body.slots.map(({ time, reason }) => [time, reason]));
};
const dayAhead = (days: number) => slotAt(days, '10:00').slice(0, 10);

describe('a visit entered by hand', () => {
  it('takes its time and the buffer of its service, and is in the calendar', async () => {
    const bookable = await buildBookable(db, { times: { duration: 60, buffer_time: 30 } });
    const { visit, owner } = await enter(bookable, { time: '10:15' });
    expect(visit).toMatchObject({ name: 'Robin Miller', service_name: 'Haircut', state: 'unpaid', has_link: false });
    expect(visit.start).toBe(slotAt(10, '10:15'));
    const slots = await slotsOf(bookable, dayAhead(10));
    expect([slots['09:00'], slots['10:00'], slots['11:00'], slots['12:00']]).toEqual([
      'booked',
      'booked',
      'booked',
      null,
    ]);
    const range = `from=${dayAhead(10)}&to=${dayAhead(10)}`;
    const calendar = await call<{ by_hand: { id: string }[] }>('GET', `/calendar?${range}`, { as: owner });
    expect(calendar.body.by_hand).toMatchObject([{ id: visit.id, name: 'Robin Miller' }]);
    const days = await call<{ days: { by_hand: number }[] }>('GET', `/calendar/days?${range}`, { as: owner });
    expect(days.body.days).toMatchObject([{ by_hand: 1 }]);
    const client = await person();
    expect((await request(client, bookable)).body.code).toBe('slot_taken');
  });

  it('is refused over a booking, a hold, blocked time and another one, and touches none of them', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    await confirmed(await person(), bookable, { bookingDate: slotAt(10, '09:00') });
    await pending(await person(), bookable, { bookingDate: slotAt(10, '11:00') });
    const plan = { kind: 'times', date: dayAhead(10), start: '13:00', end: '14:00' };
    const blocked = await call('POST', '/blocked-time-plans', { as: owner, body: { plan } });
    expect(blocked.status, JSON.stringify(blocked.body)).toBeLessThan(300);
    await enter(bookable, { time: '15:00' });
    const refused = async (time: string) =>
      (await call('POST', '/hand-entered-visits', { as: owner, body: handEnteredFields(bookable, { time }) })).body;
    for (const time of ['09:30', '11:30', '15:45', '14:15'])
      expect(await refused(time)).toMatchObject({ code: 'visit_overlaps', details: { reason: 'booked' } });
    expect(await refused('12:30')).toMatchObject({ code: 'visit_overlaps', details: { reason: 'blocked' } });
    expect((await enter(bookable, { time: '14:00' })).visit.start).toBe(slotAt(10, '14:00'));
  });

  it('of it and fifty holds of the same slot at once exactly one wins', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    const clients = await Promise.all(Array.from({ length: 50 }, () => person()));
    const [entered, ...holds] = await Promise.all([
      call('POST', '/hand-entered-visits', { as: owner, body: handEnteredFields(bookable) }),
      ...clients.map((client) => request(client, bookable)),
    ]);
    const won = [entered.status === 201, ...holds.map(({ status }) => status === 200)].filter(Boolean);
    expect(won).toHaveLength(1);
    expect(holds.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it('keeps a client from moving a visit there', async () => {
    const bookable = await buildBookable(db);
    const client = await person();
    const { bookingId } = await confirmed(client, bookable, { bookingDate: slotAt(10, '14:00') });
    await enter(bookable);
    const body = { expectedStart: slotAt(10, '14:00'), newStart: slotAt(10, '10:00') };
    const moved = await call('POST', `/bookings/${bookingId}/reschedule`, { as: client, body });
    expect([moved.status, moved.body.code]).toEqual([409, 'slot_taken']);
  });

  it('lies ahead, has a way to reach the person, and is of an own service', async () => {
    const bookable = await buildBookable(db);
    const [owner, other] = [await ownerOf(bookable), await buildBookable(db)];
    const answer = async (overrides: Record<string, unknown>) =>
      (await call('POST', '/hand-entered-visits', { as: owner, body: handEnteredFields(bookable, overrides) })).body;
    expect((await answer({ date: dayAhead(-1) })).code).toBe('visit_not_ahead');
    expect((await answer({ date: dayAhead(400) })).code).toBe('visit_not_ahead');
    expect((await answer({ service_id: other.service.id })).code).toBe('visit_service_missing');
    expect((await answer({ phone: '', email: '' })).details?.fields).toHaveProperty('phone');
    expect((await answer({ zip: '' })).details?.fields).toHaveProperty('zip');
    expect((await answer({ duration: '5' })).details?.fields).toHaveProperty('duration');
  });

  it('may lie outside of the working hours, and says so', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    const hours = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => ({
      professional_id: bookable.professional.id,
      day: day as 'monday',
      is_working: true,
      start_time: '09:00',
      end_time: '17:00',
    }));
    await db.insertInto('professional_hours').values(hours).execute();
    expect((await enter(bookable, { time: '07:00' }, owner)).visit.is_outside_hours).toBe(true);
    expect((await enter(bookable, { time: '16:00' }, owner)).visit.is_outside_hours).toBe(false);
  });

  it('is moved and removed by its professional, and exists for nobody else', async () => {
    const bookable = await buildBookable(db);
    const { visit, owner } = await enter(bookable);
    const stranger = await ownerOf({ ...bookable, professional: await buildProfessional(db) });
    const change = { date: dayAhead(10), time: '10:30', duration: '90', note: 'Second bell' };
    const path = `/hand-entered-visits/${visit.id}`;
    expect((await call('PUT', path, { as: stranger, body: change })).status).toBe(404);
    expect((await call('DELETE', path, { as: stranger })).status).toBe(404);
    expect((await call('POST', `${path}/payment-link`, { as: stranger, body: { mail: false } })).status).toBe(404);
    const changed = await call('PUT', path, { as: owner, body: change });
    expect(changed.body).toMatchObject({ start: slotAt(10, '10:30'), end: slotAt(10, '12:00'), note: 'Second bell' });
    expect((await call('DELETE', path, { as: owner })).status).toBe(204);
    expect((await call('GET', path, { as: owner })).status).toBe(404);
    expect((await slotsOf(bookable, dayAhead(10)))['10:00']).toBeNull();
    expect(await visitRow(visit.id)).toMatchObject({ client_name: '', email: null, phone: null, location: '' });
  });

  it('is deleted a year after its end', async () => {
    const bookable = await buildBookable(db);
    const { visit } = await enter(bookable);
    const day = 24 * 3_600_000;
    await deletePastVisits(new Date(Date.now() + 370 * day));
    expect(await visitRow(visit.id)).toBeDefined();
    await deletePastVisits(new Date(Date.now() + 380 * day));
    expect(await visitRow(visit.id)).toBeUndefined();
  });

  it('stays as long as the booking that paid for it, which may have moved', async () => {
    const bookable = await buildBookable(db);
    const { visit } = await enter(bookable);
    const { bookingId } = await confirmed(await person(), bookable, { bookingDate: slotAt(20, '10:00') });
    const paid = { booking_id: bookingId, paid_at: new Date() };
    await db.updateTable('hand_entered_visits').set(paid).where('id', '=', visit.id).execute();
    const day = 24 * 3_600_000;
    await deletePastVisits(new Date(Date.now() + 380 * day));
    expect(await visitRow(visit.id)).toBeDefined();
    await deletePastVisits(new Date(Date.now() + 390 * day));
    expect(await visitRow(visit.id)).toBeUndefined();
  });
});

describe('the link to pay', () => {
  async function linked(overrides: Record<string, unknown> = {}) {
    const bookable = await buildBookable(db);
    const { visit, owner } = await enter(bookable, { time: '10:15', ...overrides });
    return { bookable, visit, owner, token: await linkOf(visit.id, owner) };
  }
  async function press(guestToken: string) {
    const guest = await signInGuest(guestToken, new Headers());
    if ('codePage' in guest) throw new Error('A code is owed');
    return { viewer: guest.viewer, checkoutUrl: await confirmGuestBooking(guestToken, guest.viewer, undefined) };
  }
  const bookingsAt = ({ professional }: Bookable) =>
    db.selectFrom('bookings').selectAll().where('professional_id', '=', professional.id).execute();

  it('leads to an ordinary booking at exactly that time, whose hold nobody can get in between', async () => {
    const { bookable, visit, owner, token } = await linked();
    expect(await readPaymentPage(token)).toMatchObject({ client: 'Robin Miller', quote: { total_amount: '75.00' } });
    const { checkoutUrl } = await press(await askToPay(token));
    const [booking] = await bookingsAt(bookable);
    expect(booking).toMatchObject({ status: 'pending', start_time: new Date(slotAt(10, '10:15')), duration: 60 });
    expect(await readPaymentPage(token)).toBe('being-paid');
    const path = `/hand-entered-visits/${visit.id}`;
    expect((await call('DELETE', path, { as: owner })).body.code).toBe('visit_being_paid');
    expect((await request(await person(), bookable)).body.code).toBe('slot_taken');
    await app.sandbox.pay(new URL(checkoutUrl).pathname.split('/').at(-1) ?? '');
    await eventually(async () => expect(await statusOf(booking?.id ?? '')).toBe('confirmed'));
    expect(await readPaymentPage(token)).toBe('paid');
    expect((await call('GET', path, { as: owner })).body).toMatchObject({ state: 'paid', booking_id: booking?.id });
    expect((await call('DELETE', path, { as: owner })).body.code).toBe('visit_already_paid');
  });

  it('takes the length that its professional entered, and the price of the service', async () => {
    const { bookable, token } = await linked({ duration: '90' });
    await press(await askToPay(token));
    const [booking] = await bookingsAt(bookable);
    expect(booking).toMatchObject({ duration: 90, total_amount: '75.00', end_time: new Date(slotAt(10, '11:45')) });
  });

  it('comes back when the hold ends unpaid, and can be paid again', async () => {
    const { bookable, visit, token } = await linked();
    const { viewer } = await press(await askToPay(token));
    const [booking] = await bookingsAt(bookable);
    await db
      .updateTable('bookings')
      .set({ status: 'cancelled', cancelled_at: new Date() })
      .where('id', '=', booking?.id ?? '')
      .execute();
    expect((await slotsOf(bookable, dayAhead(10)))['10:00']).toBe('booked');
    expect((await request(await person(), bookable)).body.code).toBe('slot_taken');
    await db.deleteFrom('hold_records').where('client_id', '=', viewer.id).execute();
    await press(await askToPay(token));
    expect((await visitRow(visit.id))?.booking_id).not.toBe(booking?.id);
  });

  it('works again if the payment page could not be opened', async () => {
    const { visit, token } = await linked();
    const guestToken = await askToPay(token);
    await app.sandbox.fail({ kind: 'status', status: 400, count: 1, method: 'POST', path: '/v1/checkout/sessions' });
    await expect(press(guestToken)).rejects.toMatchObject({ code: 'stripe_refused' });
    expect((await visitRow(visit.id))?.booking_id).toBeNull();
    await press(guestToken);
    expect((await visitRow(visit.id))?.booking_id).not.toBeNull();
  });

  it('is mailed again to whoever comes back to the form and corrects the email', async () => {
    const { token } = await linked();
    const form = randomUUID();
    const mailed = [await askToPay(token, form), await askToPay(token, form)];
    expect(new Set(mailed).size).toBe(2);
  });

  it('of two who pay at once the first gets it', async () => {
    const { bookable, token } = await linked();
    const [one, other] = [await askToPay(token), await askToPay(token)];
    const outcomes = await Promise.allSettled([press(one), press(other)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await bookingsAt(bookable)).filter(({ status }) => status === 'pending')).toHaveLength(1);
  });

  it('follows the visit to a new time, and what was asked for at the old one is refused', async () => {
    const { visit, owner, token } = await linked();
    const guestToken = await askToPay(token);
    const change = { date: dayAhead(11), time: '16:30', duration: '60', note: '' };
    expect((await call('PUT', `/hand-entered-visits/${visit.id}`, { as: owner, body: change })).status).toBe(200);
    expect(await readPaymentPage(token)).toMatchObject({
      startsAt: slotAt(11, '16:30'),
      when: expect.stringMatching(/4:30 PM C[SD]T$/),
    });
    await expect(press(guestToken)).rejects.toMatchObject({ code: 'payment_link_outdated' });
    await press(await askToPay(token));
  });

  it('ends with the visit, with its beginning and with a newer link, and says which', async () => {
    const { visit, owner, token } = await linked();
    const later = new Date(new Date(slotAt(10, '10:15')).getTime() + 1);
    expect(await readPaymentPage(token, later)).toBe('past');
    const newer = await linkOf(visit.id, owner);
    expect([await readPaymentPage(token), await readPaymentPage('made-up')]).toEqual(['unknown', 'unknown']);
    await call('DELETE', `/hand-entered-visits/${visit.id}`, { as: owner });
    expect(await readPaymentPage(newer)).toBe('removed');
  });

  it('is mailed only when its professional asks for it, and is stored as a hash', async () => {
    const email = `robin-${Date.now()}@doorstep.test`;
    const { visit, owner, token } = await linked({ email });
    expect(await app.sandbox.mails(email)).toEqual([]);
    expect(JSON.stringify(await visitRow(visit.id))).not.toContain(token);
    const body = { mail: true };
    const answer = await call<{ url: string }>('POST', `/hand-entered-visits/${visit.id}/payment-link`, {
      as: owner,
      body,
    });
    await eventually(async () => {
      const [mail] = await app.sandbox.mails(email);
      expect(mail?.text).toContain(answer.body.url);
      expect(mail?.text).toMatch(/\d:\d\d [AP]M C[SD]T\b/);
    });
  });

  it('is not made where the address is not served or no card can be taken', async () => {
    const far = await buildBookable(db, { professional: { service_radius: 5, latitude: 30.27, longitude: -97.74 } });
    const { visit, owner } = await enter(far, { zip: '10001', city: 'New York', state: 'NY' });
    const ask = (id: string) =>
      call('POST', `/hand-entered-visits/${id}/payment-link`, { as: owner, body: { mail: false } });
    expect((await ask(visit.id)).body.code).toBe('outside_service_area');
    await db
      .updateTable('professionals')
      .set({ stripe_account_id: null })
      .where('id', '=', far.professional.id)
      .execute();
    expect((await ask(visit.id)).body.code).toBe('visit_not_payable');
  });
});
