import type { Kysely } from 'kysely';
import type { BookingViewer } from '#app/features/bookings/booking.policy.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { buildClient } from './accounts.ts';
import { buildProfessional } from './professionals.ts';

/** Creates a client, a professional, an admin and a stranger, in the form booking commands take them. */
export async function buildBookingRoles(db: Kysely<Tables>) {
  const [clientProfile, record, adminProfile, stranger] = await Promise.all([
    buildClient(db),
    buildProfessional(db),
    buildClient(db, { role: 'admin' }),
    buildClient(db),
  ]);
  const viewer = (id: string, role: 'user' | 'admin' = 'user'): BookingViewer => ({ id, profile: { role } });
  return {
    professionalId: record.id,
    client: viewer(clientProfile.id),
    professional: viewer(record.profile_id),
    admin: viewer(adminProfile.id, 'admin'),
    stranger: viewer(stranger.id),
  };
}
