import { expect, it } from 'vitest';
import { adminPages, currentAdminPage } from './admin-pages.ts';

it('each page for administrators is the current one at its own address', () => {
  for (const { to } of adminPages) expect([currentAdminPage(to), currentAdminPage(`${to}/`)]).toEqual([to, to]);
});

it.each(['/dashboard/admin/bookings/01', '/dashboard/admin/professionals/01', '/dashboard/admin/nowhere'])(
  '%s belongs to the dashboard',
  (path) => {
    expect(currentAdminPage(path)).toBe('/dashboard/admin');
  },
);
