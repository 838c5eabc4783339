import { beforeEach, describe, expect, it } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { type Bookable, buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, eventually, personOf, slotAt } from '#tests/support/booking-journey.ts';
import { guestFields, guestJourney } from '#tests/support/guests/guest-journey.ts';
import { standardTravel } from '#tests/support/travel/travel-settings.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { confirmGuestBooking, signInGuest } from './commands/confirm-guest-booking.server.ts';
import { deleteEndedGuestBookings } from './commands/delete-guest-bookings.server.ts';
import { readGuestBooking } from './queries/find-guest-booking.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, confirmed, pending, person, statusOf } = bookingJourney(app, testDatabase);
const { send, tokenOf } = guestJourney(app);
const minute = 60_000;
// All guests of these tests are of one network.
beforeEach(() => pool.query('truncate rate_limits'));

async function requested(bookable: Bookable, overrides: Record<string, string> = {}) {
  const fields = guestFields(bookable, overrides);
  const answer = await send(bookable, fields);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Check your email')]);
  return { fields, token: await tokenOf(fields['email'] ?? '') };
}
async function signed(token: string, now = new Date()) {
  const guest = await signInGuest(token, new Headers(), now);
  if ('codePage' in guest) throw new Error('A code is owed');
  return guest;
}
/** Presses the button of the mailed link, in a browser that is not signed in. */
async function press(token: string, now = new Date(), expectedTotal?: string) {
  const guest = await signed(token, now);
  return { ...guest, checkoutUrl: await confirmGuestBooking(token, guest.viewer, expectedTotal, now) };
}
const bookingsOf = (clientId: string) =>
  db.selectFrom('bookings').selectAll().where('client_id', '=', clientId).execute();

describe('a guest', () => {
  it('gets an account without a password and a held slot with the mailed link, and pays', async () => {
    const bookable = await buildBookable(db);
    const { fields, token } = await requested(bookable);
    expect(
      await db.selectFrom('bookings').selectAll().where('professional_id', '=', bookable.professional.id).execute(),
    ).toEqual([]);
    const { viewer, checkoutUrl, cookies } = await press(token);
    expect(viewer).toMatchObject({ email: fields['email'], profile: { first_name: 'Gina', type: 'client' } });
    expect(cookies.join()).toContain('session_token');
    const methods = await db.selectFrom('auth_account').selectAll().where('user_id', '=', viewer.id).execute();
    expect(methods).toEqual([]);
    const [booking] = await bookingsOf(viewer.id);
    expect(booking).toMatchObject({ status: 'pending', location: '1100 Congress Ave, Austin, TX 78701' });
    const [session] = await app.sandbox.sessionsOf(booking?.id ?? '');
    const form = `/booking?pro=${bookable.professional.id}&service=${bookable.service.id}`;
    expect(new URL(session?.cancel_url ?? '').searchParams.get('from')).toBe(form);
    await app.sandbox.pay(new URL(checkoutUrl).pathname.split('/').at(-1) ?? '');
    await eventually(async () => expect(await statusOf(booking?.id ?? '')).toBe('confirmed'));
  });

  it('pays what the page showed, or is asked again', async () => {
    const { token } = await requested(await buildBookable(db));
    const { booking } = await readGuestBooking(token);
    await expect(press(token, new Date(), '60.00')).rejects.toMatchObject({ code: 'total_changed' });
    expect((await press(token, new Date(), booking?.total ?? '')).checkoutUrl).toContain('http');
  });

  it('with a visit of their own nearby is shown the price that the hold will have', async () => {
    const bookable = await buildBookable(db, { professional: { service_radius: '60' } });
    const travel = { ...standardTravel, professional_id: bookable.professional.id, route_discount_percent: 10 };
    await db.insertInto('travel_settings').values(travel).execute();
    const client = await person();
    await confirmed(client, bookable, { bookingDate: slotAt(10, '12:00') });
    const stranger = await requested(bookable, { starts_at: slotAt(10, '10:00') });
    const { token } = await requested(bookable, { email: client.email, starts_at: slotAt(10, '14:00') });
    const totals = [stranger.token, token].map(async (link) => (await readGuestBooking(link)).booking?.total);
    expect(await Promise.all(totals)).toEqual(['67.50', '75.00']);
    const { viewer } = await press(token, new Date(), '75.00');
    expect(await bookingsOf(viewer.id)).toContainEqual(expect.objectContaining({ status: 'pending' }));
  });

  it('who has an account gets the same answer and the same mail, and books with it', async () => {
    const bookable = await buildBookable(db);
    const client = await buildClient(db, { first_name: 'Known' });
    const { token } = await requested(bookable, { email: client.email });
    const stranger = await requested(await buildBookable(db));
    const shape = async (email: string) => {
      const [mail] = await app.sandbox.mails(email);
      return mail?.text?.replace(/[\w-]{43}/g, 'secret').replace(email, 'email');
    };
    expect(await shape(client.email)).toBe(await shape(stranger.fields['email'] ?? ''));
    const { viewer } = await press(token);
    expect([viewer.id, viewer.profile?.first_name]).toEqual([client.id, 'Known']);
  });

  it('whose email a stranger has registered, unconfirmed, books under their own name and phone', async () => {
    const bookable = await buildBookable(db);
    const stranger = await buildClient(db, { first_name: 'Strange', phone: '(512) 555-0199' });
    await db.updateTable('auth_user').set({ email_verified: false }).where('id', '=', stranger.id).execute();
    const { fields, token } = await requested(bookable, { email: stranger.email });
    const { viewer } = await press(token);
    expect(viewer).toMatchObject({ email: stranger.email, profile: { first_name: 'Gina', phone: fields['phone'] } });
    expect(await bookingsOf(viewer.id)).toHaveLength(1);
  });

  it('with two-factor sign-in owes the code before anything is booked', async () => {
    const bookable = await buildBookable(db);
    const client = await buildClient(db);
    await db.updateTable('auth_user').set({ two_factor_enabled: true }).where('id', '=', client.id).execute();
    const { token } = await requested(bookable, { email: client.email });
    const guest = await signInGuest(token, new Headers());
    expect(guest).toMatchObject({ codePage: expect.stringContaining('/login/code') });
    expect(await bookingsOf(client.id)).toEqual([]);
    expect((await readGuestBooking(token)).booking).not.toBeNull();
  });

  it('who presses twice gets each mail once, one booking and the same checkout', async () => {
    const bookable = await buildBookable(db);
    const { fields, token } = await requested(bookable);
    await send(bookable, fields);
    const [first, second] = [await press(token), await press(token)];
    expect(second.checkoutUrl).toBe(first.checkoutUrl);
    expect(await bookingsOf(first.viewer.id)).toHaveLength(1);
    await eventually(async () => {
      const mails = await app.sandbox.mails(fields['email'] ?? '');
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^We are holding /),
        'Confirm your booking',
      ]);
    });
  });
});

it('who comes back to the form and corrects it gets a link for what it says now', async () => {
  const bookable = await buildBookable(db);
  const { fields } = await requested(bookable, { email: `gina-${Date.now()}@typo.test` });
  const corrected = { ...fields, email: `gina-${Date.now()}@doorstep.test` };
  for (const _ of [1, 2]) expect((await send(bookable, corrected)).status).toBe(200);
  const first = await tokenOf(corrected.email);
  expect((await readGuestBooking(first)).booking).toMatchObject({ when: expect.stringMatching(/10:00 AM C[SD]T$/) });
  expect((await app.sandbox.mails(corrected.email))[0]?.text).toMatch(/10:00 AM C[SD]T\b/);
  const later = { ...corrected, starts_at: slotAt(10, '14:00') };
  expect((await send(bookable, later)).status).toBe(200);
  await eventually(async () => expect(await app.sandbox.mails(corrected.email)).toHaveLength(2));
  const rows = db.selectFrom('guest_bookings').select('email').where('professional_id', '=', bookable.professional.id);
  expect((await rows.execute()).map(({ email }) => email).sort()).toEqual(
    [fields['email'], corrected.email, corrected.email].sort(),
  );
});

describe('a mailed link', () => {
  it('works once, for an hour, and then says where to choose again', async () => {
    const bookable = await buildBookable(db);
    const { token } = await requested(bookable);
    const later = new Date(Date.now() + 61 * minute);
    await expect(press(token, later)).rejects.toMatchObject({ code: 'dead_guest_link' });
    await press(token);
    const afterwards = new Date(Date.now() + 2 * minute);
    await expect(press(token, afterwards)).rejects.toMatchObject({ code: 'dead_guest_link' });
    expect(await readGuestBooking(token, afterwards)).toEqual({
      booking: null,
      otherTimes: `/booking?pro=${bookable.professional.id}&service=${bookable.service.id}`,
      isAgreed: false,
    });
    expect(await readGuestBooking('made-up')).toMatchObject({ booking: null, otherTimes: null });
  });

  it('holds nothing: who was faster has the slot, and the guest is signed in to choose another', async () => {
    const bookable = await buildBookable(db);
    const { token } = await requested(bookable);
    await confirmed(await person(), bookable);
    await expect(press(token)).rejects.toMatchObject({ code: 'slot_taken' });
  });

  it('works again if the payment page could not be opened, and is used up once the slot is held', async () => {
    const { token } = await requested(await buildBookable(db));
    await app.sandbox.fail({ kind: 'status', status: 400, count: 1, method: 'POST', path: '/v1/checkout/sessions' });
    await expect(press(token)).rejects.toMatchObject({ code: 'stripe_refused' });
    const [again, afterwards] = [2, 4].map((minutes) => new Date(Date.now() + minutes * minute));
    expect((await readGuestBooking(token, again)).booking).not.toBeNull();
    const { viewer } = await press(token, again);
    expect(await bookingsOf(viewer.id)).toMatchObject([{ status: 'pending' }]);
    await expect(press(token, afterwards)).rejects.toMatchObject({ code: 'dead_guest_link' });
  });

  it('works again once the slot that was taken is free', async () => {
    const bookable = await buildBookable(db);
    const { token } = await requested(bookable);
    const faster = await person();
    const { bookingId } = await pending(faster, bookable);
    await expect(press(token)).rejects.toMatchObject({ code: 'slot_taken' });
    await call('POST', '/functions/cancel-booking', { as: faster, body: { bookingId } });
    const { viewer } = await press(token, new Date(Date.now() + 2 * minute));
    expect(await bookingsOf(viewer.id)).toMatchObject([{ status: 'pending' }]);
  });

  it('that is pressed twice at once makes one booking with one checkout', async () => {
    const { token } = await requested(await buildBookable(db));
    const { viewer } = await signed(token);
    const urls = await Promise.all([1, 2].map(() => confirmGuestBooking(token, viewer, undefined)));
    const bookings = await bookingsOf(viewer.id);
    expect([bookings.length, new Set(urls).size]).toEqual([1, 1]);
    expect(await app.sandbox.sessionsOf(bookings[0]?.id ?? '')).toHaveLength(1);
  });

  it('has no total while its professional cannot be booked', async () => {
    const bookable = await buildBookable(db);
    const { token } = await requested(bookable);
    const suspend = (verified: boolean) =>
      db.updateTable('professionals').set({ verified }).where('id', '=', bookable.professional.id).execute();
    await suspend(false);
    expect((await readGuestBooking(token)).booking).toMatchObject({ total: null });
    await suspend(true);
    expect((await readGuestBooking(token)).booking).toMatchObject({ total: '75.00' });
  });

  it('is deleted a day after it ended', async () => {
    const { token } = await requested(await buildBookable(db));
    await deleteEndedGuestBookings(new Date(Date.now() + 24 * 60 * minute));
    expect((await readGuestBooking(token)).booking).not.toBeNull();
    await deleteEndedGuestBookings(new Date(Date.now() + 26 * 60 * minute));
    expect(await readGuestBooking(token)).toMatchObject({ booking: null, otherTimes: null });
  });
});

it('nobody fills an inbox: an email gets four mails an hour', async () => {
  const bookable = await buildBookable(db);
  const email = `flooded-${Date.now()}@doorstep.test`;
  for (let sent = 0; sent < 4; sent++) await send(bookable, guestFields(bookable, { email }));
  const answer = await send(bookable, guestFields(bookable, { email, starts_at: slotAt(11, '10:00') }));
  expect([answer.status, (await answer.text()).includes('class="failure"')]).toEqual([429, true]);
});

it('who closes the account leaves nothing that waits to be confirmed', async () => {
  const client = await buildClient(db);
  const { token } = await requested(await buildBookable(db), { email: client.email });
  const closed = await call('POST', '/functions/delete-user-account', { as: await personOf(db, client), body: {} });
  expect(closed.status).toBeLessThan(300);
  expect(await readGuestBooking(token)).toMatchObject({ booking: null, otherTimes: null });
});
