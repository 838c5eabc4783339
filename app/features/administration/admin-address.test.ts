import { expect, it } from 'vitest';
import { adminAddress, adminExportAddress, viewOf } from './admin-address.ts';
import { adminListNames, adminListRequest } from './admin-list.ts';

it('an address says only what differs from how a list opens', () => {
  expect(adminAddress({ tab: 'clients' })).toBe('/dashboard/admin');
  for (const tab of adminListNames) expect(adminAddress(viewOf(tab, adminListRequest(tab, {})))).toBe(tab === 'clients' ? '/dashboard/admin' : `/dashboard/admin?tab=${tab}`);
  expect(adminAddress({ tab: 'professionals', q: 'ana & co', filter: 'waiting', sort: 'waiting' })).toBe('/dashboard/admin?tab=professionals&q=ana+%26+co&filter=waiting&sort=waiting');
});

it('reads back what it wrote', () => {
  const view = { tab: 'bookings', q: 'maya 100%', filter: 'confirmed', sort: 'latest', cursor: 'abc' } as const;
  const { tab, ...query } = Object.fromEntries(new URL(adminAddress(view), 'http://localhost').searchParams);
  expect(tab).toBe('bookings');
  expect(adminListRequest('bookings', query)).toMatchObject({ search: 'maya 100%', filter: 'confirmed', sort: 'latest', cursor: 'abc' });
});

it('an export is of the whole list, as it is shown', () => {
  expect(adminExportAddress({ tab: 'clients' })).toBe('/api/admin/clients.csv');
  expect(adminExportAddress({ tab: 'bookings', q: 'maya 100%', filter: 'confirmed', sort: 'latest', cursor: 'abc' })).toBe('/api/admin/bookings.csv?q=maya+100%25&filter=confirmed&sort=latest');
});
