import type { Connection } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** Returns what booking a professional requires, for rooms below; undefined if there is none. */
export async function findBookableProfessional(db: Connection, id: string) {
  const row = await professionalsStore.findByIdWithProfile(db, id);
  return (
    row && {
      id: row.id,
      profile_id: row.profile_id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      email: row.email,
      verified: row.verified,
      is_approved: row.is_approved,
      stripe_account_id: row.stripe_account_id,
      stripe_account_status: row.stripe_account_status,
      time_zone: row.time_zone,
      service_area: row.service_area,
      latitude: row.latitude,
      longitude: row.longitude,
      service_radius: Number(row.service_radius),
      /** Cents per mile. */
      travel_fee: row.travel_fee,
    }
  );
}

export type BookableProfessional = NonNullable<Awaited<ReturnType<typeof findBookableProfessional>>>;
