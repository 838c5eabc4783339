import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '#app/api.server.ts';
import { accessOfRoutes } from '#app/platform/access/access-rule.server.ts';
import { resetKeyAllowances } from '#app/platform/access/key-limit.server.ts';
import { resetRateLimiters } from '#app/platform/http/requests/rate-limit.server.ts';
import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { proves } from '#tests/support/proves.ts';
import { startTestApi, testOrigin } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deleteEndedKeys } from './commands/delete-ended-keys.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);

afterEach(() => void vi.restoreAllMocks());

type Created = { id: string; secret: string; start: string; code: string };
type Listed = { id: string; state: string; last_used_at: string | null; start: string };

const wanted = { name: 'Calendar sync', owner: 'person', scopes: ['read:bookings'], expires_in_days: 90 };

async function holder(profile?: { id: string }) {
  const { id } = profile ?? (await buildClient(db));
  const { bearer } = await buildSession(db, id);
  const create = async (overrides: object = {}) => {
    const answer = await api.request('POST', '/account/api-keys', {
      headers: bearer,
      body: { ...wanted, ...overrides },
    });
    return { status: answer.status, body: (await answer.json()) as Created };
  };
  const revoke = async (keyId: string) =>
    (await api.request('DELETE', `/account/api-keys/${keyId}`, { headers: bearer })).status;
  const list = async () =>
    ((await (await api.request('GET', '/account/api-keys', { headers: bearer })).json()) as { items: Listed[] }).items;
  return { id, bearer, create, revoke, list };
}

/** Calls as a program does, without a cookie. */
async function withKey(secret: string, path: string, method = 'GET', body?: object) {
  const response = await api.request(method, path, {
    headers: { authorization: `Bearer ${secret}`, origin: testOrigin },
    ...(body ? { body } : {}),
  });
  const text = await response.text();
  const answer = (text ? JSON.parse(text) : {}) as { code?: string; items?: unknown[]; details?: { scope?: string } };
  return { ...answer, status: response.status, retryAfter: response.headers.get('retry-after') };
}

describe('a key', () => {
  it('opens what its scopes name, and its secret is shown once and stored nowhere', async () => {
    const person = await holder();
    const { status, body } = await person.create();
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^doorstep_test_[0-9a-f]{52}$/);
    expect(await withKey(body.secret, '/bookings')).toMatchObject({ status: 200, items: [] });
    const [listed] = await person.list();
    expect(listed).toMatchObject({ id: body.id, state: 'active', start: body.secret.slice(0, 26) });
    expect(JSON.stringify(listed)).not.toContain(body.secret);
    const { rows } = await sql<{ row: string }>`select api_keys::text as row from api_keys`.execute(db);
    expect(rows.some(({ row }) => row.includes(body.secret.slice(26)))).toBe(false);
  });

  it('is refused with the scope that it lacks', async () => {
    const { body } = await (await holder()).create();
    const refused = await withKey(body.secret, '/profiles/me');
    expect(refused).toMatchObject({ status: 403, code: 'key_scope_missing', details: { scope: 'read:profile' } });
  });

  it('is refused once it is revoked, has expired, or is not known', async () => {
    const person = await holder();
    const [revoked, expired] = [(await person.create()).body, (await person.create()).body];
    expect([await person.revoke(revoked.id), await person.revoke(revoked.id)]).toEqual([204, 204]);
    expect(await withKey(revoked.secret, '/bookings')).toMatchObject({ status: 401, code: 'key_revoked' });
    await sql`update api_keys set expires_at = now() - interval '1 second' where id = ${expired.id}`.execute(db);
    expect(await withKey(expired.secret, '/bookings')).toMatchObject({ status: 401, code: 'key_expired' });
    const forged = `${expired.start}${'0'.repeat(40)}`;
    for (const secret of [forged, 'doorstep_live_', 'doorstep_test_x'])
      expect(await withKey(secret, '/bookings')).toMatchObject({ status: 401, code: 'invalid_key' });
    expect((await person.list()).map(({ state }) => state).sort()).toEqual(['expired', 'revoked']);
  });

  it('is revoked by its owner only', async () => {
    const { body } = await (await holder()).create();
    expect(await (await holder()).revoke(body.id)).toBe(404);
    expect(await withKey(body.secret, '/bookings')).toMatchObject({ status: 200 });
  });

  it('keeps the limit of its own, and says when to go on', async () => {
    const { body } = await (await holder()).create({ per_minute: 60 });
    const calls = await Promise.all(Array.from({ length: 60 }, () => withKey(body.secret, '/bookings')));
    expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
    const late = await withKey(body.secret, '/bookings');
    expect(late).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(late.retryAfter)).toBeGreaterThan(0);
    resetRateLimiters();
    resetKeyAllowances();
    expect(await withKey(body.secret, '/bookings')).toMatchObject({ status: 429 });
  });

  it('gets all calls of its minute also when they come slowly', async () => {
    const { body } = await (await holder()).create({ per_minute: 60 });
    const now = performance.now.bind(performance);
    for (let seconds = 0; seconds < 24; seconds += 4) {
      vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1000);
      const calls = await Promise.all(Array.from({ length: 10 }, () => withKey(body.secret, '/bookings')));
      expect(calls.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    }
  });

  it('shows when it was used, written once a minute at most', async () => {
    const person = await holder();
    const { body } = await person.create();
    await withKey(body.secret, '/bookings');
    const [first] = await person.list();
    expect(first?.last_used_at).not.toBeNull();
    await withKey(body.secret, '/bookings');
    expect((await person.list())[0]?.last_used_at).toBe(first?.last_used_at);
  });

  it('of an administrator has none of their rights', async () => {
    const admin = await holder(await buildProfile(db, { role: 'admin', type: null }));
    const { body } = await admin.create();
    const booking = await buildBooking(db);
    expect(await withKey(body.secret, `/bookings/${booking.id}`)).toMatchObject({ status: 404 });
    expect(await withKey(body.secret, '/admin/clients')).toMatchObject({ status: 403, code: 'key_not_accepted' });
  });
});

describe('a key of a person and one of a business', () => {
  it('open one side of bookings each', async () => {
    const professional = await buildProfessional(db);
    const person = await holder({ id: professional.profile_id });
    const booking = await buildBooking(db, { professional_id: professional.id });
    const [own, business] = [
      (await person.create()).body.secret,
      (await person.create({ owner: 'business' })).body.secret,
    ];
    expect(await withKey(business, `/bookings/${booking.id}`)).toMatchObject({ status: 200 });
    expect(await withKey(business, '/bookings?as=professional')).toMatchObject({ status: 200 });
    expect(await withKey(business, '/bookings?as=client')).toMatchObject({ status: 403 });
    expect(await withKey(own, `/bookings/${booking.id}`)).toMatchObject({ status: 404 });
    expect(await withKey(own, '/bookings?as=professional')).toMatchObject({ status: 403 });
  });

  it('cannot have each other’s scopes, and a business belongs to professionals', async () => {
    const person = await holder();
    expect((await person.create({ scopes: ['read:clients'] })).status).toBe(422);
    expect(await person.create({ owner: 'business' })).toMatchObject({ status: 409, body: { code: 'no_business' } });
  });

  it('do not book for others', async () => {
    const professional = await buildProfessional(db);
    const service = await buildService(db, { professional_id: professional.id });
    const owner = await holder({ id: professional.profile_id });
    const { body } = await owner.create({ owner: 'business', scopes: ['write:bookings'] });
    const request = {
      serviceId: service.id,
      professionalId: professional.id,
      clientId: owner.id,
      bookingDate: new Date(Date.now() + 86_400_000).toISOString(),
      location: '1100 Congress Ave, Austin, TX 78701',
    };
    const refused = await withKey(body.secret, '/functions/create-checkout-session', 'POST', request);
    expect(refused).toMatchObject({ status: 403, code: 'key_scope_missing' });
  });
});

describe('endpoints', () => {
  const routes = accessOfRoutes(createApi(testOrigin).routes);
  const closed = routes.filter(({ rule, scope }) => rule !== undefined && rule !== 'public' && scope === undefined);

  it('refuse every key unless they name a scope', async () => {
    const { body } = await (await holder()).create();
    expect(closed.length).toBeGreaterThan(100);
    for (const { endpoint } of closed) {
      const [method = '', path = ''] = endpoint.split(' ');
      const answer = await withKey(body.secret, path.replace(/:\w+(\{[^}]*\})?/g, `${randomUUID()}.png`), method);
      expect([endpoint, answer.status, answer.code]).toEqual([endpoint, 403, 'key_not_accepted']);
    }
  });

  it('name none for accounts, sign-in, money settings and administration', () => {
    const open = routes.filter(({ scope }) => scope !== undefined).map(({ endpoint }) => endpoint.split(' ')[1]);
    expect(open.filter((path) => /^\/(account|auth|admin|connected-account|storage)\b/.test(path ?? ''))).toEqual([]);
  });
});

describe('creating a key', () => {
  it('is limited to twenty that work', async () => {
    const person = await holder();
    // Without a password, a session is fresh enough for ten tries.
    await sql`insert into api_keys (user_id, name, start, secret_hash, scopes, per_minute)
      select ${person.id}::uuid, 'one of many', gen_random_uuid()::text, '', '{read:bookings}', 60 from generate_series(1, 20)`.execute(
      db,
    );
    expect(await person.create()).toMatchObject({ status: 409, body: { code: 'too_many_keys' } });
  });

  it('needs a recent sign-in', async () => {
    const person = await holder();
    await sql`update auth_session set created_at = now() - interval '2 days' where user_id = ${person.id}`.execute(db);
    expect(await person.create()).toMatchObject({ body: { code: 'sign_in_again' } });
  });

  it('is mailed to its owner and is in both logs', async () => {
    const person = await holder();
    const { body } = await person.create();
    const { rows } = await sql<{ count: number }>`
      select count(*) from audit_log where action = 'account.api_key_created' and details->>'key' = ${body.id}`.execute(
      db,
    );
    expect(rows[0]?.count).toBe(1);
    const mails = await sql<{ count: number }>`
      select count(*) from pgboss.job join auth_user on auth_user.email = data->>'email'
      where data->>'kind' = 'api-key-created' and auth_user.id = ${person.id}`.execute(db);
    expect(mails.rows[0]?.count).toBe(1);
  });
});

it('the keys and endpoints of an account are in its export, without secrets, and go with it', async () => {
  const person = await holder();
  const { body } = await person.create();
  const endpoint = { url: 'https://example.com/hooks', owner: 'person', events: ['booking.confirmed'] };
  const added = await api.request('POST', '/account/webhook-endpoints', { headers: person.bearer, body: endpoint });
  const { secret } = (await added.json()) as { secret: string };
  const exported = await (await api.request('GET', '/account/export?format=json', { headers: person.bearer })).text();
  expect(JSON.parse(exported)).toMatchObject({
    api_keys: [{ name: 'Calendar sync', scopes: 'read:bookings' }],
    webhook_endpoints: [{ url: 'https://example.com/hooks', events: 'booking.confirmed' }],
  });
  for (const hidden of [body.secret, secret]) expect(exported).not.toContain(hidden);
  const closed = await api.request('POST', '/functions/delete-user-account', { headers: person.bearer, body: {} });
  expect(closed.status).toBe(200);
  expect(await withKey(body.secret, '/bookings')).toMatchObject({ status: 401, code: 'invalid_key' });
  const { rows } = await sql`select 1 from webhook_endpoints where user_id = ${person.id}`.execute(db);
  expect(rows).toEqual([]);
});

it('a key that ended is deleted after 90 days', async () => {
  const person = await holder();
  const [old, recent] = [(await person.create()).body, (await person.create()).body];
  await person.revoke(old.id);
  await person.revoke(recent.id);
  await sql`update api_keys set revoked_at = now() - interval '91 days' where id = ${old.id}`.execute(db);
  await deleteEndedKeys();
  expect((await person.list()).map(({ id }) => id)).toEqual([recent.id]);
});

it('a session’s token is no bearer token for programs', proves('OPEN-61'), async () => {
  const { token, bearer } = await buildSession(db, (await buildClient(db)).id);
  const headers = { authorization: `Bearer ${token}` };
  const asked = await createApi(testOrigin).request('/bookings', { headers });
  expect(asked.status).toBe(401);
  expect((await api.request('GET', '/bookings', { headers: bearer })).status).toBe(200);
});
