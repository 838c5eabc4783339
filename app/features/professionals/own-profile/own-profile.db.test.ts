import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo } from '#tests/factories/files.ts';
import { filesJourney } from '#tests/support/files-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { readOwnProfile } from './queries/read-own-profile.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { professional, upload, queued } = filesJourney(api, db, pool);

let store: Awaited<ReturnType<typeof connectTestStorage>>;
beforeAll(async () => {
  store = await connectTestStorage('disk');
});
afterAll(() => store.close());

type Owner = Awaited<ReturnType<typeof professional>>;
const userOf = async ({ professionalId }: Owner): Promise<string> =>
  (await pool.query('select profile_id from professionals where id = $1', [professionalId])).rows[0].profile_id;
const rows = async ({ professionalId }: Owner) =>
  (
    await pool.query(
      'select f.*, p.bio, p.verified, p.is_approved, p.stripe_account_id, p.updated_at as saved_at from professionals p join profiles f on f.id = p.profile_id where p.id = $1',
      [professionalId],
    )
  ).rows[0];

async function save(who: Owner, professionalId: string, body: unknown) {
  const answer = await api.request('PATCH', `/professionals/${professionalId}`, { headers: who.bearer, body });
  return {
    status: answer.status,
    body: (await answer.json()) as { updated_at?: string; code?: string; details: { fields?: Record<string, string> } },
  };
}
const person = { first_name: ' Ana ', last_name: 'Reyes', phone: '512 555 0199', bio: 'At your door.' };

describe('the profile of a professional', () => {
  it(
    'is saved with bio and date in one step',
    proves('API-017', 'API-018', 'API-019', 'OPEN-53', 'PROF-008'),
    async () => {
      const owner = await professional();
      await queued('professionals.changed');
      const { status, body } = await save(owner, owner.professionalId, person);
      expect(status).toBe(200);
      const row = await rows(owner);
      expect(row).toMatchObject({ first_name: 'Ana', last_name: 'Reyes', phone: '512 555 0199', bio: 'At your door.' });
      expect(body.updated_at).toBe(row.saved_at.toISOString());
      expect(await readOwnProfile(await userOf(owner))).toMatchObject({
        first_name: 'Ana',
        bio: 'At your door.',
        updated_at: body.updated_at,
      });
      expect(await queued('professionals.changed')).toEqual([{ professionalId: owner.professionalId }]);
    },
  );

  it('needs names and a phone; nothing is saved without', proves('PROF-010', 'PROF-011', 'PROF-012'), async () => {
    const owner = await professional();
    const before = await rows(owner);
    const { status, body } = await save(owner, owner.professionalId, {
      first_name: ' ',
      last_name: '',
      phone: ' ',
      bio: 'new',
    });
    expect([status, body.details.fields]).toEqual([
      422,
      { first_name: 'First name is required', last_name: 'Last name is required', phone: 'Phone is required' },
    ]);
    expect((await save(owner, owner.professionalId, { ...person, bio: 'x'.repeat(4_001) })).status).toBe(422);
    expect(await rows(owner)).toEqual(before);
  });

  it('writes no other column, whatever is sent', proves('PROF-004', 'OPEN-19'), async () => {
    const owner = await professional();
    const before = await rows(owner);
    const extra = {
      email: 'evil@example.com',
      role: 'admin',
      type: 'client',
      username: 'admin',
      verified: false,
      is_approved: false,
      stripe_account_id: 'acct_1',
      stripe_account_status: 'active',
    };
    expect((await save(owner, owner.professionalId, { ...person, ...extra })).status).toBe(200);
    const { email, role, type, username, verified, is_approved, stripe_account_id } = await rows(owner);
    expect({ email, role, type, username, verified, is_approved, stripe_account_id }).toEqual({
      email: before.email,
      role: before.role,
      type: before.type,
      username: before.username,
      verified: before.verified,
      is_approved: before.is_approved,
      stripe_account_id: null,
    });
  });

  it('the photo is an own upload; the former goes, and none is a choice', proves('API-020'), async () => {
    const [owner, other] = [await professional(), await professional()];
    const [mine, theirs] = [await userOf(owner), await userOf(other)];
    for (const [who, path] of [
      [owner, `${mine}/1-a.jpg`],
      [owner, `${mine}/2-b.jpg`],
      [other, `${theirs}/1-c.jpg`],
    ] as const)
      await upload(who.bearer, 'profiles', path, await photo(60, 60));
    const address = (path: string) => `/api/storage/profiles/${path}`;
    expect(
      (await save(owner, owner.professionalId, { ...person, profile_photo_url: address(`${mine}/1-a.jpg`) })).status,
    ).toBe(200);
    for (const wrong of [
      address(`${theirs}/1-c.jpg`),
      'https://evil.test/a.jpg',
      '/images/portraits/p01-640.webp',
      address(`${mine}/never.jpg`),
    ]) {
      expect(await save(owner, owner.professionalId, { ...person, profile_photo_url: wrong })).toMatchObject({
        status: 422,
        body: { code: 'profile_photo_unknown' },
      });
    }
    await save(owner, owner.professionalId, person);
    expect((await rows(owner)).profile_photo_url).toBe(address(`${mine}/1-a.jpg`));
    await save(owner, owner.professionalId, { ...person, profile_photo_url: address(`${mine}/2-b.jpg`) });
    const { rows: kept } = await pool.query('select path from stored_files where owner_id = $1', [mine]);
    expect(kept).toEqual([{ path: `${mine}/2-b.jpg` }]);
    await save(owner, owner.professionalId, { ...person, profile_photo_url: null });
    expect((await rows(owner)).profile_photo_url).toBeNull();
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await professional(), await professional()];
    const before = await rows(other);
    expect((await save(owner, other.professionalId, person)).status).toBe(404);
    expect(
      (
        await api.request('PUT', `/professionals/${other.professionalId}/business`, {
          headers: owner.bearer,
          body: { service_area: '10001', service_radius: 5, travel_fee: 0, years_experience: 1 },
        })
      ).status,
    ).toBe(404);
    expect(await rows(other)).toEqual(before);
  });
});

describe('the service area', () => {
  it('is saved with its center and time zone; an unknown place is refused', async () => {
    const owner = await professional();
    const put = (body: unknown) =>
      api.request('PUT', `/professionals/${owner.professionalId}/business`, { headers: owner.bearer, body });
    const area = {
      service_area: '10001',
      service_radius: '12.5',
      travel_fee: '1.5',
      years_experience: '4',
      service_location: 'Offices',
    };
    const answer = await put(area);
    expect([answer.status, await answer.json()]).toEqual([200, { time_zone: 'America/New_York', far_zips: [] }]);
    expect(await readOwnProfile(await userOf(owner))).toMatchObject({
      service_area: '10001',
      service_radius: 12.5,
      travel_fee: '1.50',
      years_experience: 4,
      service_location: 'Offices',
      bio: 'At your door on time.',
    });
    expect((await put({ ...area, service_area: 'Nowhere at all' })).status).toBe(422);
    expect((await put({ ...area, service_radius: '-1' })).status).toBe(422);
  });
});
