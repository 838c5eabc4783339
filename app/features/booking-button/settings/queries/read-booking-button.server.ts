import type * as z from 'zod/mini';
import { type Connection, database } from '#app/platform/database/database.server.ts';
import type { bookingButtonAnswer } from '../../answers/booking-button.server.ts';
import { ownGreen } from '../../button-color.ts';
import { bookingButtonsStore } from '../booking-buttons-store.server.ts';

export type BookingButtonDto = z.infer<typeof bookingButtonAnswer>;

const standardButton: BookingButtonDto = { sites: [], color: ownGreen, label: 'Book now', theme: 'auto' };

/** A professional's button; the standard one, which no site may show, until they save one. */
export async function readBookingButton(
  professionalId: string,
  db: Connection = database(),
): Promise<BookingButtonDto> {
  return (await bookingButtonsStore.find(db, professionalId)) ?? standardButton;
}
