import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { accountJourney } from '#tests/support/account-journey.ts';
import { startTestApi, type TestRequest } from '#tests/support/http/test-api.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);

const post = (path: string, body?: unknown, request: TestRequest = {}) =>
  api.request('POST', path, { ...request, body });

describe('the own profile', () => {
  it('is created as a client once', proves('OPEN-64', 'API-009', 'AUTH-032 to AUTH-036'), async () => {
    const { cookie, email } = await member();
    await pool.query('delete from profiles where email = $1', [email]);
    const created = await post('/profiles', undefined, { cookie });
    expect(created.status).toBe(201);
    const { rows } = await pool.query(
      'select type, first_name, last_name, phone, username from profiles where email = $1',
      [email],
    );
    expect(rows).toEqual([
      {
        type: 'client',
        first_name: 'New',
        last_name: 'User',
        phone: '',
        username: expect.stringMatching(/^maya\w+-\w{5}$/),
      },
    ]);
    expect((await post('/profiles', undefined, { cookie })).status).toBe(409);
  });

  it('is answered to its owner, without what nobody asked for', proves('API-010', 'API-012', 'OPEN-58'), async () => {
    const { cookie, email } = await member();
    const answer = await api.request('GET', '/profiles/me', { cookie });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { rows } = await pool.query('select id from profiles where email = $1', [email]);
    const own = {
      id: rows[0].id,
      email,
      first_name: 'Maya',
      last_name: 'Brooks',
      role: 'user',
      type: 'client',
      profile_photo_url: null,
    };
    expect(await answer.json()).toEqual(own);
    const { profile_photo_url: _, ...reduced } = own;
    expect(await (await api.request('GET', '/profiles/me?columns=reduced', { cookie })).json()).toEqual(reduced);
    await pool.query('delete from profiles where email = $1', [email]);
    expect((await api.request('GET', '/profiles/me', { cookie })).status).toBe(404);
    expect((await api.request('GET', '/profiles/me')).status).toBe(401);
  });

  it('of empty type becomes a client and keeps its name', proves('OPEN-26'), async () => {
    const { cookie, email } = await member();
    await pool.query('update profiles set type = null where email = $1', [email]);
    expect((await post('/profiles', undefined, { cookie })).status).toBe(201);
    const { rows } = await pool.query('select type, first_name from profiles where email = $1', [email]);
    expect(rows).toEqual([{ type: 'client', first_name: 'Maya' }]);
  });

  it('changes names and phone and nothing else', proves('OPEN-19', 'API-013', 'API-017 to API-019'), async () => {
    const { cookie, email } = await member();
    const change = {
      first_name: 'Mia',
      last_name: 'Stone',
      phone: '512 555 0100',
      role: 'admin',
      type: 'professional',
      email: 'x@example.com',
    };
    expect((await api.request('PATCH', '/profiles/me', { cookie, body: change })).status).toBe(200);
    const { rows } = await pool.query(
      'select first_name, last_name, phone, role, type from profiles where email = $1',
      [email],
    );
    expect(rows).toEqual([
      { first_name: 'Mia', last_name: 'Stone', phone: '512 555 0100', role: 'user', type: 'client' },
    ]);
  });
});
