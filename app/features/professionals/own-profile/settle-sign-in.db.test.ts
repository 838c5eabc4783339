import { describe, expect, it } from 'vitest';
import { joinUrl } from '#app/pages/page-urls.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { accountJourney } from '#tests/support/account-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { proves, type Proof } from '#tests/support/proves.ts';

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

/** What is asked after a sign-in by e-mail; the callback of a third party brings the choice made before. */
const byEmail = { path: '/auth/sign-in-destination' } as const;
const byCallback = (selected_user_type: string | null = null) => ({
  path: '/auth/callback-destination',
  body: { selected_user_type },
});
type Asked = { path: string; body?: object };

/** Signs somebody like this in. @returns where that leads and what they are afterwards. */
async function settled({ type = 'client', role = 'user', professional }: Person, { path, body }: Asked = byEmail) {
  const { email, cookie } = await member();
  const { rows } = await pool.query('update profiles set type = $1, role = $2 where email = $3 returning id', [
    type,
    role,
    email,
  ]);
  const id: unknown = rows[0].id;
  if (professional) {
    await pool.query(
      'insert into professionals (profile_id, is_approved, is_onboarding_complete) values ($1, $2, $3)',
      [id, professional.is_approved, professional.is_onboarding_complete],
    );
  }
  const answer = await api.request('POST', path, { cookie, ...(body ? { body } : {}) });
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

describe('where signing in leads', proves('OPEN-51'), () => {
  for (const [proof, name, person, path] of [
    [proves('AUTH-015'), 'an administrator', { role: 'admin' }, '/dashboard/admin'],
    [
      proves('AUTH-015'),
      'an administrator with a record',
      { role: 'admin', professional: approved },
      '/dashboard/admin',
    ],
    [
      proves('AUTH-016'),
      'a professional',
      { type: 'professional', professional: complete },
      '/dashboard/professional/profile',
    ],
    [
      proves('AUTH-016'),
      'a professional without a record',
      { type: 'professional' },
      '/dashboard/professional/profile',
    ],
    [proves('AUTH-019'), 'a client', {}, '/dashboard'],
    [proves('AUTH-019'), 'somebody of empty type', { type: null }, '/dashboard'],
    [proves('AUTH-018'), 'a client with a record', { professional: applicant }, '/dashboard/professional'],
    [
      proves('AUTH-022'),
      'an approved applicant',
      { type: 'professional', professional: approved },
      '/pro-onboarding-complete',
    ],
  ] satisfies [Proof, string, Person, string][])
    it(`leads ${name} to ${path}`, proof, async () => expect((await settled(person)).destination).toBe(path));
});

describe('what signing in changes', () => {
  for (const [proof, type] of [
    [proves('AUTH-017', 'API-014'), 'client'],
    [proves('AUTH-020'), null],
  ] as const)
    it(`makes who has a professionals record and the type ${type} a professional`, proof, async () => {
      expect((await settled({ type, professional: applicant })).type).toBe('professional');
    });

  it('an approved professional becomes complete', proves('AUTH-021', 'API-005', 'API-006'), async () => {
    expect(await settled({ type: 'professional', professional: approved })).toMatchObject({ complete: true });
  });

  it('an applicant who is not approved does not', async () => {
    expect(await settled({ type: 'professional', professional: applicant })).toMatchObject({ complete: false });
  });

  it('nothing of a client', async () => expect(await settled({})).toMatchObject({ type: 'client', complete: null }));

  it('needs a session', async () => expect((await api.request('POST', '/auth/sign-in-destination')).status).toBe(401));
});

describe('where the callback of a third party leads', () => {
  for (const [proof, name, person, path] of [
    [proves('OPEN-51'), 'an administrator', { role: 'admin' }, '/dashboard/admin'],
    [proves('AUTH-027'), 'a client', {}, '/dashboard/client'],
    [
      proves('AUTH-029'),
      'an approved applicant',
      { type: 'professional', professional: approved },
      '/pro-onboarding-complete',
    ],
    [proves('AUTH-030'), 'a professional', { type: 'professional', professional: complete }, '/dashboard/professional'],
    [proves('AUTH-030'), 'an applicant', { type: 'professional', professional: applicant }, '/dashboard/professional'],
    [proves('AUTH-030'), 'a professional without a record', { type: 'professional' }, '/dashboard/professional'],
    [proves('OPEN-51'), 'a client with a record', { professional: applicant }, '/dashboard/professional'],
    [proves('AUTH-038'), 'somebody of empty type who chose nothing', { type: null }, '/dashboard'],
  ] satisfies [Proof, string, Person, string][])
    it(`leads ${name} to ${path}`, proof, async () =>
      expect((await settled(person, byCallback())).destination).toBe(path),
    );

  it.each(['client', 'professional'])('what was chosen (%s) changes nothing for who has a profile', async (choice) => {
    expect((await settled({}, byCallback(choice))).destination).toBe('/dashboard/client');
    expect((await settled({ type: 'professional', professional: complete }, byCallback(choice))).destination).toBe(
      '/dashboard/professional',
    );
  });

  it('an approved professional becomes complete', proves('AUTH-028'), async () => {
    expect(await settled({ type: 'professional', professional: approved }, byCallback())).toMatchObject({
      complete: true,
    });
  });

  it('needs a session and a choice that exists', async () => {
    expect(
      (await api.request('POST', '/auth/callback-destination', { body: { selected_user_type: null } })).status,
    ).toBe(401);
    const { cookie } = await member();
    expect(
      (await api.request('POST', '/auth/callback-destination', { cookie, body: { selected_user_type: 'admin' } }))
        .status,
    ).toBe(422);
  });
});

describe('somebody without a profile comes back from a third party', () => {
  async function newcomer(choice: string | null = null) {
    const { email, cookie } = await member();
    await pool.query('delete from profiles where email = $1', [email]);
    const answer = await api.request('POST', '/auth/callback-destination', {
      cookie,
      body: { selected_user_type: choice },
    });
    const { rows } = await pool.query(
      'select type, role, first_name, last_name, phone, username from profiles where email = $1',
      [email],
    );
    return { settled: (await answer.json()) as object, profiles: rows, cookie };
  }

  it(
    'who chose client gets a client profile',
    proves('AUTH-032', 'AUTH-033', 'AUTH-034', 'AUTH-035', 'AUTH-036'),
    async () => {
      const { settled: where, profiles, cookie } = await newcomer('client');
      expect(where).toEqual({ destination: '/dashboard/client', has_profile: true });
      const username: unknown = expect.stringMatching(/^maya[a-z0-9]*-[a-z0-9]{5}$/);
      expect(profiles).toEqual([
        { type: 'client', role: 'user', first_name: 'New', last_name: 'User', phone: '', username },
      ]);
      const again = await api.request('POST', '/auth/callback-destination', {
        cookie,
        body: { selected_user_type: 'professional' },
      });
      expect(await again.json()).toEqual(where);
    },
  );

  it('who chose professional goes on to apply, still without a profile', proves('AUTH-037'), async () => {
    expect(await newcomer('professional')).toMatchObject({
      settled: { destination: joinUrl, has_profile: false },
      profiles: [],
    });
  });

  it('who chose nothing is asked at /dashboard', proves('AUTH-038'), async () => {
    expect(await newcomer()).toMatchObject({
      settled: { destination: '/dashboard', has_profile: false },
      profiles: [],
    });
  });

  it('an empty type is no profile: the choice fills it', proves('OPEN-26'), async () => {
    expect(await settled({ type: null }, byCallback('client'))).toMatchObject({
      destination: '/dashboard/client',
      type: 'client',
    });
  });
});
