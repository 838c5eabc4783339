import type { Insertable } from 'kysely';
import type { ProfilesTable } from '#app/features/profiles/profiles-tables.server.ts';
import type { ProfessionalsTable } from '#app/features/professionals/professionals-tables.server.ts';
import type { Connection } from '#app/platform/database/database.server.ts';
import { buildProfile } from './accounts.ts';

type Overrides = Partial<Insertable<ProfessionalsTable>> & { profile?: Partial<Insertable<ProfilesTable>> };

/** Creates a professional in Austin who accepts bookings at any hour, without services. */
export async function buildProfessional(db: Connection, { profile, ...overrides }: Overrides = {}) {
  const owner = await buildProfile(db, {
    first_name: 'Paula',
    last_name: 'Professional',
    type: 'professional',
    ...profile,
  });
  return db
    .insertInto('professionals')
    .values({
      profile_id: owner.id,
      bio: 'At your door on time.',
      service_area: 'Austin, TX 78704',
      service_area_zip: '78704',
      latitude: 30.2428,
      longitude: -97.7658,
      time_zone: 'America/Chicago',
      years_experience: 5,
      verified: true,
      is_approved: true,
      is_onboarding_complete: true,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
