import type * as z from 'zod/mini';
import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import type { bookingLinkAnswer } from '../answers/booking-link.server.ts';
import { bookingLinksStore } from '../booking-links-store.server.ts';
import { leadsUntil } from '../leads-until.ts';
import { linkQrCode } from './draw-qr-code.server.ts';
import { skeletonOf, suggestNames } from '../link-name.ts';

export type BookingLinkDto = z.infer<typeof bookingLinkAnswer>;

/** A professional's short address, with the names it had before and one to begin with. */
export async function readBookingLink(professionalId: string): Promise<BookingLinkDto> {
  const [current, ...others] = await bookingLinksStore.listOf(database(), professionalId);
  const path = current ? `/@${current.name}` : `/professionals/${professionalId}`;
  const url = config().BASE_URL + path;
  return {
    name: current?.name ?? null,
    // Without a name the address of the profile serves as well, only longer.
    url,
    suggestion: current ? null : await suggestName(professionalId),
    replaced: others.flatMap(({ name, replaced_at, time_zone }) =>
      replaced_at ? [{ name, leads_until: leadsUntil(replaced_at, time_zone) }] : [],
    ),
    qr: linkQrCode(url),
  };
}

async function suggestName(professionalId: string): Promise<string | null> {
  const { first_name, last_name, service_area } = await bookingLinksStore.findOwnerName(database(), professionalId);
  const names = suggestNames(first_name, last_name, service_area?.split(',')[0] ?? '');
  if (names.length === 0) return null;
  const taken = await bookingLinksStore.listTaken(database(), names.map(skeletonOf), professionalId);
  return names.find((name) => !taken.includes(skeletonOf(name))) ?? null;
}
