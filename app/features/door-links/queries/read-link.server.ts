import { database } from '#app/platform/database/database.server.ts';
import { getClientBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { doorUrl } from '../door-token.server.ts';
import type { DoorLinkDto } from '../door-link.ts';
import { doorLinksStore } from '../door-links-store.server.ts';

/** The link of a visit, for its client. @throws AppError booking_not_found for everybody else */
export async function readLink(bookingId: string, clientId: string): Promise<DoorLinkDto> {
  await getClientBooking(bookingId, clientId);
  const link = await doorLinksStore.findOfBooking(database(), bookingId);
  return { url: link ? doorUrl(link.id) : null };
}
