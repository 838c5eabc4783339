import { expect, it } from 'vitest';
import { adminUrl, adminExportUrl, viewOf } from './admin-url.ts';
import { adminListNames, adminListRequest } from './lists/admin-list.ts';

it('an address says only what differs from how a list opens', () => {
  expect(adminUrl({ tab: 'clients' })).toBe('/dashboard/admin');
  for (const tab of adminListNames)
    expect(adminUrl(viewOf(tab, adminListRequest(tab, {})))).toBe(
      tab === 'clients' ? '/dashboard/admin' : `/dashboard/admin?tab=${tab}`,
    );
  expect(adminUrl({ tab: 'professionals', q: 'ana & co', filter: 'waiting', sort: 'waiting' })).toBe(
    '/dashboard/admin?tab=professionals&q=ana+%26+co&filter=waiting&sort=waiting',
  );
});

it('reads back what it wrote', () => {
  const view = { tab: 'bookings', q: 'maya 100%', filter: 'confirmed', sort: 'latest', cursor: 'abc' } as const;
  const { tab, ...query } = Object.fromEntries(new URL(adminUrl(view), 'http://localhost').searchParams);
  expect(tab).toBe('bookings');
  expect(adminListRequest('bookings', query)).toMatchObject({
    search: 'maya 100%',
    filter: 'confirmed',
    sort: 'latest',
    cursor: 'abc',
  });
});

it('an export is of the whole list, as it is shown', () => {
  expect(adminExportUrl({ tab: 'clients' })).toBe('/api/admin/clients.csv');
  expect(adminExportUrl({ tab: 'bookings', q: 'maya 100%', filter: 'confirmed', sort: 'latest', cursor: 'abc' })).toBe(
    '/api/admin/bookings.csv?q=maya+100%25&filter=confirmed&sort=latest',
  );
});
