import { database } from '#app/platform/database/database.server.ts';
import { readBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { findPosition } from '#app/features/visit-progress/position/queries/read-position.server.ts';
import { findProgress } from '#app/features/visit-progress/queries/read-progress.server.ts';
import { hasDoorPage } from '../door-link.ts';
import { readDoorToken } from '../door-token.server.ts';
import { doorLinksStore } from '../door-links-store.server.ts';

/** What whoever opens the door sees: first names, the time, where the visit stands. No address, no price, no contact. */
export type DoorPage = NonNullable<Awaited<ReturnType<typeof readDoorPage>>>;

/** Reads the page behind a link; undefined if it is forged, was taken back, or the visit is over. */
export async function readDoorPage(token: string, now = new Date()) {
  const linkId = readDoorToken(token);
  const link = linkId === undefined ? undefined : await doorLinksStore.findBooking(database(), linkId);
  const booking = link && (await readBooking(link.booking_id));
  if (!booking || !hasDoorPage(booking, now.getTime())) return undefined;
  const progress = await findProgress(booking.id, now);
  const isOnTheWay = progress?.step === 'driving';
  return {
    service: booking.service.name,
    professional: { name: booking.professional.profile.first_name, image: booking.professional.image },
    client: booking.client.first_name,
    notes: booking.notes,
    start_time: booking.start_time,
    time_zone: booking.time_zone,
    progress: progress ? { step: progress.step, expected_at: progress.expected_at } : null,
    position: isOnTheWay ? await findPosition(booking.id, booking.location, now) : null,
  };
}
