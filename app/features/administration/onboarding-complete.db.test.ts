import { expect, it } from 'vitest';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);
const headers = (await buildSession(db, (await buildProfile(db, { role: 'admin', type: null })).id)).bearer as Record<
  string,
  string
>;
const read = async (path: string) => (await api.request('GET', path, { headers })).text();
const json = async (path: string) => JSON.parse(await read(path));

const active = { stripe_account_id: 'acct_1', stripe_account_status: 'active' } as const;

it.each([
  [
    'who is approved, verified and connected, and has not signed in since',
    { is_approved: true, verified: true, ...active },
    true,
  ],
  ['who is not connected', { is_approved: true, verified: true }, false],
  [
    'whose account at Stripe is not finished',
    { is_approved: true, verified: true, stripe_account_id: 'acct_2', stripe_account_status: 'pending' } as const,
    false,
  ],
  ['who is not verified', { is_approved: true, verified: false, ...active, stripe_account_id: 'acct_3' }, false],
  ['who is not approved', { is_approved: false, verified: true, ...active, stripe_account_id: 'acct_4' }, false],
])(
  'list, filter, file and review page agree about somebody %s',
  proves('ADMIN-012', 'ADMIN-013'),
  async (_, flags, isComplete) => {
    const { id } = await buildProfessional(db, { is_onboarding_complete: false, service_area: '78704', ...flags });
    const listed = (await json('/admin/professionals?limit=100')).items.find((row: { id: string }) => row.id === id);
    const incomplete: { id: string }[] = (await json('/admin/professionals?limit=100&filter=incomplete')).items;
    expect(listed.is_onboarding_complete).toBe(isComplete);
    expect(incomplete.some((row) => row.id === id)).toBe(!isComplete);
    expect((await json(`/admin/professionals/${id}`)).is_onboarding_complete).toBe(isComplete);
  },
);

it('the file says so too', proves('ADMIN-012'), async () => {
  const [head, ...rows] = (await read('/admin/professionals.csv?filter=incomplete')).trim().split('\r\n');
  const column = head?.split(',').indexOf('Onboarding Complete') ?? -1;
  expect(column).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row.split(',')[column]))).toEqual(new Set(['no']));
});
