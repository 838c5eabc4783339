import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { ProfilesTable } from '#app/features/profiles/profiles-tables.server.ts';
import type { Connection } from '#app/platform/database/database.server.ts';

/** Creates a confirmed account with its profile; it has no password, so nobody can sign in with one. */
export async function buildProfile(db: Connection, overrides: Partial<Insertable<ProfilesTable>> = {}) {
  const unique = randomUUID().slice(0, 8);
  const email = overrides.email ?? `person-${unique}@doorstep.test`;
  const user = await db
    .insertInto('auth_user')
    .values({
      email,
      name: `${overrides.first_name ?? 'Casey'} ${overrides.last_name ?? 'Client'}`,
      email_verified: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('profiles')
    .values({
      id: user.id,
      first_name: 'Casey',
      last_name: 'Client',
      username: `person-${unique}`,
      type: 'client',
      ...overrides,
      email,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Creates a client who can book. */
export function buildClient(db: Connection, overrides: Partial<Insertable<ProfilesTable>> = {}) {
  return buildProfile(db, { type: 'client', ...overrides });
}
