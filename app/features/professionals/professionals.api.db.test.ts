import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);

const get = async (path: string, headers?: Record<string, string>) => {
  const response = await api.request('GET', path, headers ? { headers } : {});
  return { status: response.status, body: await response.json() };
};

let listed: Awaited<ReturnType<typeof buildProfessional>>;
let hidden: Awaited<ReturnType<typeof buildProfessional>>;

beforeAll(async () => {
  listed = await buildProfessional(db, {
    stripe_account_id: 'acct_secret',
    profile: { first_name: 'Maya', phone: '555-0100' },
  });
  hidden = await buildProfessional(db, { verified: false, is_approved: false });
});

describe('one professional over HTTP', () => {
  it('answers the record with the joined profile', proves('API-003', 'GUARD-025'), async () => {
    const { status, body } = await get(`/professionals/${listed.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: listed.id,
      verified: true,
      bio: 'At your door on time.',
      service_area: 'Austin, TX 78704',
      years_experience: 5,
    });
    expect(body.profile).toMatchObject({ id: listed.profile_id, first_name: 'Maya', last_name: 'Professional' });
  });

  it(
    'says that an account is connected, never which, and keeps contact details to the person and admins',
    proves('API-023', 'OPEN-18'),
    async () => {
      const client = await buildSession(db, (await buildClient(db)).id);
      for (const headers of [undefined, client.bearer]) {
        const { body } = await get(`/professionals/${listed.id}`, headers);
        expect(body.stripe_connected).toBe(true);
        expect(JSON.stringify(body)).not.toContain('acct_secret');
        expect(body.profile).toMatchObject({ email: null, phone: null });
      }
      const owner = await buildSession(db, listed.profile_id);
      expect((await get(`/professionals/${listed.id}`, owner.bearer)).body.profile.phone).toBe('555-0100');
    },
  );

  it('shows an unlisted one to the person and to admins only', proves('OPEN-15'), async () => {
    const admin = await buildSession(db, (await buildProfile(db, { role: 'admin', type: null })).id);
    const owner = await buildSession(db, hidden.profile_id);
    const stranger = await buildSession(db, (await buildClient(db)).id);
    const path = `/professionals/${hidden.id}`;
    expect((await get(path)).status).toBe(404);
    expect((await get(path, stranger.bearer)).status).toBe(404);
    expect((await get(path, owner.cookie)).body.is_preview).toBe(true);
    expect((await get(path, admin.bearer)).status).toBe(200);
  });

  it('answers alike for what does not exist and what is no id', async () => {
    for (const id of [randomUUID(), 'nonsense', '%27']) {
      const { status, body } = await get(`/professionals/${id}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ error: 'Professional not found', code: 'professional_not_found' });
    }
  });
});

describe('the lists of a professional', () => {
  it('are its services with prices in dollars, two decimals', proves('API-021', 'API-022'), async () => {
    await buildService(db, { professional_id: listed.id, name: 'Haircut', price: '65', description: 'Wash and cut.' });
    const { body } = await get(`/professionals/${listed.id}/services`);
    expect(body).toMatchObject({ total: 1, next_cursor: null });
    expect(body.items[0]).toMatchObject({
      name: 'Haircut',
      price: '65.00',
      description: 'Wash and cut.',
      professional_id: listed.id,
    });
  });

  it('are its work photos by order_index', proves('API-028'), async () => {
    await db
      .insertInto('work_photos')
      .values([
        { professional_id: listed.id, url: '/two.webp', caption: 'Second', order_index: 2 },
        { professional_id: listed.id, url: '/one.webp', caption: 'First', order_index: 1 },
      ])
      .execute();
    const { body } = await get(`/professionals/${listed.id}/work-photos`);
    expect(body.items.map(({ caption }: { caption: string }) => caption)).toEqual(['First', 'Second']);
  });

  it('are not to be had of an unlisted one', async () => {
    expect((await get(`/professionals/${hidden.id}/services`)).status).toBe(404);
    expect((await get(`/professionals/${hidden.id}/work-photos`)).status).toBe(404);
    expect((await get(`/professionals/${hidden.id}/slots?month=2026-12`)).status).toBe(404);
  });
});
