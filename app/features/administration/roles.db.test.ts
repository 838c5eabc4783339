import { expect, it } from 'vitest';
import { adminRoles, isAdminProfile, profileRoles, profileTypes } from '#app/platform/access/profile-types.ts';
import { bookingParties, bookingRoles } from '#app/features/bookings/booking.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const { pool } = await createTestDatabase();

/** What the check on one column allows, in alphabetical order. */
async function allowed(table: string, column: string): Promise<string[]> {
  const { rows } = await pool.query<{ rule: string }>(
    `select pg_get_constraintdef(c.oid) as rule from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
     where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = $2`,
    [table, column],
  );
  return rows.flatMap(({ rule }) => [...rule.matchAll(/'([^']+)'::text/g)].map(([, value]) => value ?? '')).toSorted();
}

it.each([
  ['profiles', 'role', profileRoles],
  ['profiles', 'type', profileTypes],
  ['bookings', 'cancelled_by', bookingRoles],
  ['notification_preferences', 'recipient', bookingParties],
])('the database allows the same %s.%s as the code', proves('GUARD-001', 'GUARD-003'), async (table, column, list) => {
  expect(await allowed(table, column)).toEqual([...list].toSorted());
});

it('of all roles only that of the team opens what is an administrator’s', () => {
  expect(adminRoles).toEqual(['admin']);
  expect(profileRoles.filter((role) => isAdminProfile({ role }))).toEqual(adminRoles);
  expect([isAdminProfile(null), isAdminProfile(undefined)]).toEqual([false, false]);
});
