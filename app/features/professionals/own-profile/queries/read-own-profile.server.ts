import { dollarString } from '#app/lib/money.ts';
import { database } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../../professionals-store.server.ts';

/** What professionals see and change of their own profile; undefined without a record. */
export async function readOwnProfile(userId: string) {
  const record = await professionalsStore.findByProfileId(database(), userId);
  const row = record && (await professionalsStore.findByIdWithProfile(database(), record.id));
  return (
    row && {
      professional_id: row.id,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      phone: row.phone,
      profile_photo_url: row.profile_photo_url,
      image: row.image,
      time_zone: row.time_zone,
      bio: row.bio ?? '',
      service_area: row.service_area ?? '',
      service_radius: Number(row.service_radius),
      /** Dollars per mile, two decimals. */
      travel_fee: dollarString(row.travel_fee),
      years_experience: row.years_experience,
      service_location: row.service_location ?? '',
      /** ISO 8601. */
      updated_at: row.updated_at.toISOString(),
    }
  );
}

export type OwnProfile = NonNullable<Awaited<ReturnType<typeof readOwnProfile>>>;
