import { signInByMail } from '#app/features/accounts/sign-in/commands/sign-in-by-mail.server.ts';
import type { BookingRequest } from '#app/features/bookings/booking.schema.ts';
import { requestBooking } from '#app/features/holds/commands/request-booking.server.ts';
import { holdErrors } from '#app/features/holds/holds.errors.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError, isErrorOf } from '#app/platform/errors/app-error.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { bookingButtonErrors } from '../../booking-button.errors.ts';
import { guestBookingsStore, type FoundGuestBooking } from '../guest-bookings-store.server.ts';
import { findLiveGuestBooking, otherTimesOf } from '../queries/find-guest-booking.server.ts';
import { guestTokenHash } from './request-guest-booking.server.ts';

/** The guest of a link, signed in; `cookies` are to be set whatever happens next. */
export type GuestSession = { cookies: string[]; viewer: Viewer } | { cookies: string[]; codePage: string };

/**
 * Signs in the guest of a mailed link. Who is signed in with that email stays so; an account with two-factor sign-in
 * owes its code first, and comes back to the link.
 * @throws AppError dead_guest_link, dead_link
 */
export async function signInGuest(token: string, headers: Headers, now = new Date()): Promise<GuestSession> {
  const guest = await findLiveGuestBooking(token, now);
  if (!guest) throw new AppError(bookingButtonErrors.dead_guest_link);
  const known = await findViewer(headers);
  if (known?.email.toLowerCase() === guest.email && known.profile) return { cookies: [], viewer: known };
  const { email, first_name, last_name, phone } = guest;
  const page = `/guest-booking/${token}`;
  const { answer, returnTo } = await signInByMail({ email, first_name, last_name, phone }, page, headers);
  const cookies = answer.headers.getSetCookie();
  if (returnTo !== page) return { cookies, codePage: returnTo };
  const viewer = await findViewer(new Headers({ cookie: cookies.map((line) => line.split(';')[0]).join('; ') }));
  if (!viewer) throw new Error('A guest who confirmed has no session');
  return { cookies, viewer };
}

/**
 * Books what a guest confirmed, at the total that they saw (dollars): the slot is held from now on, as for everybody
 * who pays. A visit that was entered by hand gives its time to the hold. The link is used up once the slot is held, so
 * that it works again after a failure; presses until then find the same hold.
 * @returns the URL of the checkout
 * @throws AppError dead_guest_link, or of requestBooking: the slot may be gone
 */
export async function confirmGuestBooking(
  token: string,
  viewer: Viewer,
  expectedTotal: string | undefined,
  now = new Date(),
): Promise<string> {
  const guest = await findLiveGuestBooking(token, now);
  if (!guest) throw new AppError(bookingButtonErrors.dead_guest_link);
  const request = requestOf(guest, viewer.id, expectedTotal);
  const book = () => requestBooking(request, viewer, now, guest.hand_entered_visit_id);
  const { checkoutUrl } = await book().catch((error: unknown) => {
    // A press at the same moment has taken the slot: it is the same press.
    if (!isErrorOf(error, holdErrors.already_holding)) throw error;
    return book();
  });
  await guestBookingsStore.use(database(), guestTokenHash(token), now);
  return checkoutUrl;
}

function requestOf(guest: FoundGuestBooking, clientId: string, expectedTotal: string | undefined): BookingRequest {
  return {
    serviceId: guest.service_id,
    professionalId: guest.professional_id,
    clientId,
    bookingDate: toIsoWithOffset(epochMinutesOf(guest.starts_at), guest.time_zone),
    location: guest.location,
    referrerUrl: otherTimesOf(guest),
    ...(expectedTotal === undefined ? {} : { expectedTotal }),
  };
}
