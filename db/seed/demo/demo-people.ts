import { sql } from 'kysely';
import type { ProfileRole, ProfileType } from '#app/platform/access/profile-types.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { demoAdmin, demoClients } from './content/demo-clients.ts';
import { demoPortraits } from './content/demo-portraits.ts';
import type { DemoProfessional } from './content/demo-professional.ts';

type Person = { username: string; email: string; firstName: string; lastName: string; phone: string };
type PersonRow = Person & { type: ProfileType | null; role: ProfileRole; photo: string | null };

/**
 * Creates users with confirmed emails, password accounts and profiles.
 * @returns user ids by email
 */
export async function insertDemoPeople(
  trx: Transaction,
  professionals: readonly DemoProfessional[],
  passwordHash: string,
): Promise<Map<string, string>> {
  const people: PersonRow[] = [
    ...professionals.map((person) => ({
      ...person,
      type: 'professional' as const,
      role: 'user' as const,
      photo: portraitOf(person),
    })),
    ...demoClients.map((person, index) => ({
      ...person,
      type: 'client' as const,
      role: 'user' as const,
      photo: clientPortrait(index),
    })),
    { ...demoAdmin, type: null, role: 'admin' as const, photo: null },
  ];
  const users = await trx
    .insertInto('auth_user')
    .values(
      people.map((person) => ({
        name: `${person.firstName} ${person.lastName}`,
        email: person.email,
        email_verified: true,
      })),
    )
    .returning(['id', 'email'])
    .execute();
  const ids = new Map(users.map((user) => [user.email, user.id]));
  await sql`insert into auth_account (user_id, account_id, provider_id, password)
    select id, id, 'credential', ${passwordHash} from unnest(${[...ids.values()]}::uuid[]) as id`.execute(trx);
  await trx
    .insertInto('profiles')
    .values(people.map((person) => profileRow(person, idOf(ids, person.email))))
    .execute();
  return ids;
}

function profileRow({ photo, ...person }: PersonRow, id: string) {
  return {
    id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    username: person.username,
    type: person.type,
    role: person.role,
    profile_photo_url: photo,
  };
}

function portraitOf({ username }: DemoProfessional): string {
  const portrait = demoPortraits[username];
  if (portrait === undefined) throw new Error(`No portrait is chosen for ${username}`);
  return `/images/portraits/${portrait}-640.webp`;
}

const clientPortraits = 6;

function clientPortrait(index: number): string | null {
  return index < clientPortraits ? `/images/portraits/c0${index + 1}-640.webp` : null;
}

/**
 * Returns the id recorded for a key.
 * @throws Error for an unknown key
 */
export function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`The demo names ${key}, who does not exist`);
  return id;
}
