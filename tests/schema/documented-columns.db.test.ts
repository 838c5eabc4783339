import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const { db } = await createTestDatabase();

/** The entities of the specification, section 3, as far as they exist yet. */
const documented = [
  [
    proves('DATA-001 to DATA-010'),
    'profiles',
    'id first_name last_name email phone username role type profile_photo_url created_at',
  ],
  [proves('DATA-011 to DATA-013'), 'professionals', 'id profile_id verified'],
  [proves('DATA-015 to DATA-017'), 'professionals', 'bio service_area service_radius'],
  [proves('DATA-019 to DATA-019'), 'professionals', 'travel_fee'],
  [
    proves('DATA-021 to DATA-028'),
    'professionals',
    'years_experience image is_approved is_onboarding_complete stripe_account_id stripe_account_status created_at updated_at',
  ],
  [proves('DATA-030 to DATA-036'), 'services', 'id professional_id name price description stripe_price_id duration'],
  [
    proves('DATA-038 to DATA-050'),
    'bookings',
    'id client_id professional_id service_id booking_date start_time end_time status total_amount payment_method location notes created_at',
  ],
  [proves('DATA-054 to DATA-059'), 'payments', 'id amount created_at client_id professional_id booking_id'],
  [proves('DATA-060 to DATA-064'), 'work_photos', 'id professional_id url caption order_index'],
  [proves('DATA-065 to DATA-069'), 'blocked_time_slots', 'id professional_id start_time end_time reason'],
  [proves('DATA-070 to DATA-074'), 'professional_hours', 'professional_id day is_working start_time end_time'],
  [proves('DATA-075 to DATA-079'), 'service_times', 'id professional_id service_id duration buffer_time'],
  [proves('DATA-080 to DATA-081'), 'push_subscriptions', 'professional_id subscription_object'],
] as const;

type Column = {
  table_name: string;
  column_name: string;
  data_type: string;
  is_nullable: string;
  column_default: string | null;
};
const columns = new Map<string, Column>();

beforeAll(async () => {
  const { rows } = await sql<Column>`
    select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public'`.execute(db);
  for (const row of rows) columns.set(`${row.table_name}.${row.column_name}`, row);
});

const column = (name: string) => columns.get(name);

describe('the documented columns', () => {
  for (const [proof, table, names] of documented)
    it(`${table} has ${names}`, proof, () => {
      const missing = names.split(' ').filter((name) => !column(`${table}.${name}`));
      expect(missing).toEqual([]);
    });
});

describe('documented defaults', () => {
  for (const [proof, name, key, type, value] of [
    [
      proves('DATA-013', 'DATA-014'),
      'verified is a boolean, false by default',
      'professionals.verified',
      'boolean',
      'false',
    ],
    [proves('DATA-018'), 'service_radius is 10 by default', 'professionals.service_radius', 'numeric', '10'],
    [proves('DATA-020'), 'travel_fee is 0 by default', 'professionals.travel_fee', 'numeric', '0'],
  ] as const)
    it(name, proof, () => {
      expect(column(key)).toMatchObject({ data_type: type, column_default: value });
    });

  it(
    'a profile is a client’s unless it says otherwise, in its type',
    proves('GUARD-001', 'GUARD-002', 'GUARD-003'),
    () => {
      expect(column('profiles.type')?.column_default).toContain("'client'");
    },
  );

  it('the reason of a blocked slot is optional', proves('DATA-069'), () => {
    expect(column('blocked_time_slots.reason')?.is_nullable).toBe('YES');
  });
});

describe('what the database refuses by itself', () => {
  const user = async (email: string) => {
    const { rows } = await sql<{
      id: string;
    }>`insert into auth_user (name, email) values ('A', ${email}) returning id`.execute(db);
    return rows[0]?.id;
  };
  const profile = (
    id: string | undefined,
    email: string,
    change: { type?: string; role?: string; username?: string } = {},
  ) =>
    sql`insert into profiles (id, email, username, type, role)
      values (${id}, ${email}, ${change.username ?? email}, ${change.type ?? 'client'}, ${change.role ?? 'user'})`.execute(
      db,
    );

  it(
    'knows the types client and professional and the role admin, and no other',
    proves('GEN-003', 'GEN-004', 'DATA-007', 'DATA-008', 'GUARD-004'),
    async () => {
      await expect(profile(await user('a@doorstep.test'), 'a@doorstep.test', { type: 'guest' })).rejects.toThrow(
        /type/,
      );
      await expect(profile(await user('b@doorstep.test'), 'b@doorstep.test', { role: 'root' })).rejects.toThrow(/role/);
      await profile(await user('c@doorstep.test'), 'c@doorstep.test', { role: 'admin' });
    },
  );

  it('has each username and e-mail once, whatever its case or accents', proves('OPEN-34'), async () => {
    await profile(await user('d@doorstep.test'), 'd@doorstep.test', { username: 'delia' });
    await expect(profile(await user('e@doorstep.test'), 'e@doorstep.test', { username: 'délia' })).rejects.toThrow(
      /username/,
    );
    await expect(user('D@Doorstep.test')).rejects.toThrow(/email/);
  });

  it('an audit row can be neither changed nor removed', async () => {
    await sql`insert into audit_log (action, subject_type) values ('test', 'nothing')`.execute(db);
    await expect(sql`update audit_log set action = 'other'`.execute(db)).rejects.toThrow(/append-only/);
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow(/append-only/);
  });
});
