import { expect, it } from 'vitest';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { accountJourney } from '#tests/support/account-journey.ts';
import { startTestApi, testOrigin } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { twoFactorJourney } from '#tests/support/two-factor-journey.ts';
import { requireAdmin, requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { isAdmin } from '#app/platform/access/viewer.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);
const { turnOn } = twoFactorJourney(api, pool);

/** As with ADMIN_TWO_FACTOR=required. */
const bound = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  useConfig(readConfig({ BASE_URL: testOrigin, ADMIN_TWO_FACTOR: 'required' }));
  try {
    return await work();
  } finally {
    useConfig(readConfig({ BASE_URL: testOrigin }));
  }
};
const admin = async () => {
  const somebody = await member();
  await pool.query(`update profiles set role = 'admin' where email = $1`, [somebody.email]);
  return somebody;
};
const asks = (cookie: string) => new Request(`${testOrigin}/dashboard/admin`, { headers: { cookie } });
const rights = async (cookie: string) => {
  const viewer = await findViewer(new Headers({ cookie }));
  return viewer && isAdmin(viewer);
};

it('administrators bound to it have no rights before it is set up: their pages and their sign-in lead to it', () =>
  bound(async () => {
    const { cookie } = await admin();
    expect(await rights(cookie)).toBe(false);
    const refused = (await requireAdmin(asks(cookie)).catch((thrown: unknown) => thrown)) as Response;
    expect(refused.headers.get('location')).toBe('/account/two-factor');
    const settled = await api.request('POST', '/auth/sign-in-destination', { cookie });
    expect(await settled.json()).toEqual({ destination: '/account/two-factor' });
  }));

it('they have them afterwards, and cannot turn it off', () =>
  bound(async () => {
    const { cookie, password: right } = await turnOn(await admin());
    expect(await rights(cookie)).toBe(true);
    expect((await requireAdmin(asks(cookie))).hasTwoFactor).toBe(true);
    const off = await api.request('POST', '/account/two-factor/off', { cookie, body: { password: right } });
    expect([off.status, await off.json()]).toMatchObject([409, { code: 'two_factor_required' }]);
  }));

it('professionals bound to it open nothing of theirs before it is set up, but the way there', async () => {
  const professional = await member();
  await pool.query(`update profiles set type = 'professional' where email = $1`, [professional.email]);
  useConfig(readConfig({ BASE_URL: testOrigin, PROFESSIONAL_TWO_FACTOR: 'required' }));
  try {
    const { cookie } = professional;
    const refused = (await requireProfessional(asks(cookie)).catch((thrown: unknown) => thrown)) as Response;
    expect(refused.headers.get('location')).toBe('/account/two-factor');
    const closed = await api.request('GET', '/clients', { cookie });
    expect([closed.status, await closed.json()]).toMatchObject([409, { code: 'two_factor_required' }]);
    expect((await api.request('GET', '/profiles/me', { cookie })).status).toBe(200);
    const ready = await turnOn(professional);
    expect((await requireProfessional(asks(ready.cookie))).hasTwoFactor).toBe(true);
    expect((await api.request('GET', '/clients', { cookie: ready.cookie })).status).not.toBe(409);
  } finally {
    useConfig(readConfig({ BASE_URL: testOrigin }));
  }
});

it('it is a choice by default, and for everybody else', async () => {
  const { cookie } = await admin();
  expect(await rights(cookie)).toBe(true);
  await bound(async () => {
    const viewer = await findViewer(new Headers({ cookie: (await member()).cookie }));
    expect(viewer?.owesTwoFactor).toBe(false);
  });
});
