import { describe, expect, it } from 'vitest';
import { middleware, loader as layout } from '#app/routes/professional/frame/layout.tsx';
import { loader as overview } from '#app/routes/professional/overview/dashboard.tsx';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);

const page = async (userId?: string, path = '/dashboard/professional') => {
  const headers = userId === undefined ? {} : (await buildSession(db, userId)).cookie;
  return { request: new Request(`http://localhost:3000${path}`, { headers }) } as never;
};
const open = async (userId?: string, path?: string) => {
  const args = await page(userId, path);
  for (const step of middleware) await step(args, (() => undefined) as never);
  return args;
};
const recordsOf = (profileId: string) =>
  db.selectFrom('professionals').selectAll().where('profile_id', '=', profileId).execute();
const leadsTo = (opened: Promise<unknown>) =>
  opened.then(
    () => undefined,
    (thrown: Response) => thrown.headers.get('location'),
  );

describe('opening the dashboard', () => {
  it(
    'gives a professional without a record a blank one, which nobody finds',
    proves('OPEN-17', 'DATA-029'),
    async () => {
      const { id } = await buildProfile(db, { type: 'professional', first_name: 'Nora' });
      const args = await open(id);
      const [record, ...further] = await recordsOf(id);
      expect(further).toEqual([]);
      expect(record).toMatchObject({
        verified: false,
        is_approved: false,
        applied_at: null,
        bio: null,
        stripe_account_id: null,
      });
      expect((await api.request('GET', `/professionals/${record?.id}`)).status).toBe(404);
      expect(await layout(args)).toEqual({
        isDemo: false,
        isSuspended: false,
        name: 'Nora Client',
        picture: null,
      });
      expect(await overview(args)).toMatchObject({
        name: 'Nora',
        professional: { id: record?.id },
        overview: { setup: { applied: false, services: false } },
      });
    },
  );

  it('gives one record, however many pages open at once', proves('OPEN-17'), async () => {
    const { id } = await buildProfile(db, { type: 'professional' });
    await Promise.all(Array.from({ length: 12 }, () => open(id)));
    expect(await recordsOf(id)).toHaveLength(1);
  });

  it('leaves a record that is there alone', proves('API-004', 'APPLY-113'), async () => {
    const { profile_id } = await buildProfessional(db);
    const before = await recordsOf(profile_id);
    await open(profile_id, '/dashboard/professional/calendar');
    expect(await recordsOf(profile_id)).toEqual(before);
  });

  it('makes nobody a professional who is none', proves('OPEN-17'), async () => {
    const client = await buildProfile(db, { type: 'client' });
    const admin = await buildProfile(db, { type: null, role: 'admin' });
    for (const { id } of [client, admin]) {
      expect(await leadsTo(open(id))).toBe('/dashboard');
      expect(await recordsOf(id)).toEqual([]);
    }
  });

  it('sends strangers to /login', proves('GUARD-006', 'GUARD-009', 'PDASH-041'), async () => {
    expect(await leadsTo(open(undefined, '/dashboard/professional/clients'))).toBe(
      '/login?return_to=%2Fdashboard%2Fprofessional%2Fclients',
    );
  });

  it('changes nothing in a demo, whoever looks at it', proves('GUARD-008', 'OPEN-25'), async () => {
    const { id } = await buildProfile(db, { type: 'professional' });
    await open(id, '/dashboard/professional?demo=true');
    expect(await recordsOf(id)).toEqual([]);
  });
});
