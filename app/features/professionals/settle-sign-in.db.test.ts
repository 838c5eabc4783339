import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { accountJourney } from '#tests/support/account-journey.ts';
import { startTestApi } from '#tests/support/test-api.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);

type Person = {
  type?: 'client' | 'professional' | null;
  role?: 'user' | 'admin';
  /** A professionals record with these columns. */
  professional?: { is_approved: boolean; is_onboarding_complete: boolean };
};

/** Signs somebody like this in. @returns where that leads and what they are afterwards. */
async function settled({ type = 'client', role = 'user', professional }: Person) {
  const { email, cookie } = await member();
  const { rows } = await pool.query('update profiles set type = $1, role = $2 where email = $3 returning id', [type, role, email]);
  const id: unknown = rows[0].id;
  if (professional) {
    await pool.query('insert into professionals (profile_id, is_approved, is_onboarding_complete) values ($1, $2, $3)', [
      id,
      professional.is_approved,
      professional.is_onboarding_complete,
    ]);
  }
  const answer = await api.request('POST', '/auth/sign-in-destination', { cookie });
  const { destination } = (await answer.json()) as { destination: string };
  const after = await pool.query(
    'select type, is_onboarding_complete from profiles left join professionals on profile_id = profiles.id where profiles.id = $1',
    [id],
  );
  return { destination, type: after.rows[0].type, complete: after.rows[0].is_onboarding_complete };
}

const applicant = { is_approved: false, is_onboarding_complete: false };
const approved = { is_approved: true, is_onboarding_complete: false };
const complete = { is_approved: true, is_onboarding_complete: true };

describe('where signing in leads (OPEN-51)', () => {
  it.each<[string, Person, string]>([
    ['AUTH-015 an administrator', { role: 'admin' }, '/dashboard/admin'],
    ['AUTH-015 an administrator with a record', { role: 'admin', professional: approved }, '/dashboard/admin'],
    ['AUTH-016 a professional', { type: 'professional', professional: complete }, '/dashboard/professional/profile'],
    ['AUTH-016 a professional without a record', { type: 'professional' }, '/dashboard/professional/profile'],
    ['AUTH-019 a client', {}, '/dashboard'],
    ['AUTH-019 somebody of empty type', { type: null }, '/dashboard'],
    ['AUTH-018 a client with a record', { professional: applicant }, '/dashboard/professional'],
    ['AUTH-022 an approved applicant', { type: 'professional', professional: approved }, '/pro-onboarding-complete'],
  ])('%s', async (_, person, path) => expect((await settled(person)).destination).toBe(path));
});

describe('what signing in changes', () => {
  it.each([
    ['AUTH-017 API-014', 'client'],
    ['AUTH-020', null],
  ] as const)('%s a professionals record makes the type %j professional', async (_, type) => {
    expect((await settled({ type, professional: applicant })).type).toBe('professional');
  });

  it('AUTH-021 API-006 an approved professional becomes complete', async () => {
    expect(await settled({ type: 'professional', professional: approved })).toMatchObject({ complete: true });
  });

  it('an applicant who is not approved does not', async () => {
    expect(await settled({ type: 'professional', professional: applicant })).toMatchObject({ complete: false });
  });

  it('nothing of a client', async () => expect(await settled({})).toMatchObject({ type: 'client', complete: null }));

  it('needs a session', async () => expect((await api.request('POST', '/auth/sign-in-destination')).status).toBe(401));
});
