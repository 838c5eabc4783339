import { expect, it } from 'vitest';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { fetchOwnProfile } from './fetch-own-profile.ts';
import { proves } from '#tests/support/proves.ts';

/** A server that refuses the first calls with these statuses, and what it was asked. */
function server(...refusals: number[]) {
  const asked: { columns?: 'reduced' }[] = [];
  const read = async (query: { columns?: 'reduced' }) => {
    const status = refusals[asked.push(query) - 1];
    if (status !== undefined) throw new ApiFailure({ status, code: 'refused', message: 'No' });
    return { id: '1' };
  };
  return { asked, profile: fetchOwnProfile(read) };
}

for (const [proof, status] of [
  [proves('API-015', 'OPEN-58'), 406],
  [proves('API-016', 'OPEN-58'), 403],
] as const)
  it(`asks once more, with fewer columns, for a profile refused with ${status}`, proof, async () => {
    const { asked, profile } = server(status);
    await expect(profile).resolves.toEqual({ id: '1' });
    expect(asked).toEqual([{}, { columns: 'reduced' }]);
  });

it('the second refusal is the last, and other failures are not asked twice', proves('OPEN-58'), async () => {
  const [twice, gone] = [server(403, 403), server(404)];
  await expect(twice.profile).rejects.toMatchObject({ status: 403 });
  await expect(gone.profile).rejects.toMatchObject({ status: 404 });
  expect([twice.asked.length, gone.asked.length]).toEqual([2, 1]);
});
