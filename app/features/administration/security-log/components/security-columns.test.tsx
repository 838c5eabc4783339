import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { DataTable } from '#app/ui/charts/data-table.tsx';
import type { ShownSecurityEntry } from '../queries/show-security-log.server.ts';
import { securityColumns } from './security-columns.tsx';

const entry: ShownSecurityEntry = {
  id: '1',
  at: '2026-11-28T12:00:00.000Z',
  action: 'booking.refunded',
  outcome: 'done',
  actor_id: 'a1',
  actor_email: 'ada@example.com',
  account_id: null,
  account_email: null,
  network: '203.0.113.7',
  subject_type: 'booking',
  subject_id: 'b1',
  details: { amount: '40.00' },
};

function drawn(changes: Partial<ShownSecurityEntry>): string {
  const rows = [{ ...entry, ...changes }];
  const table = <DataTable caption="Log" columns={securityColumns} rows={rows} rowKey={({ id }) => id} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />);
}

it('an act of an administrator leads to what it was about', () => {
  expect(drawn({})).toContain('amount: 40.00');
  expect(drawn({})).toContain('href="/dashboard/admin/bookings/b1"');
  const suspended = {
    subject_type: 'professional',
    subject_id: 'p1',
    account_id: 'u1',
    account_email: 'pia@example.com',
  };
  expect(drawn(suspended)).toContain('href="/dashboard/admin/professionals/p1"');
  expect(drawn(suspended)).toContain('about pia@example.com');
  expect(drawn({ subject_type: 'featured_professionals' })).toContain('featured professionals b1');
});

it('what came from no network was the platform, and what was refused was not', () => {
  const nobody = { actor_id: null, actor_email: null };
  expect(drawn({ ...nobody, network: null })).toContain('Doorstep');
  expect(drawn({ ...nobody, network: null, outcome: 'refused' })).toContain('Unknown person');
  expect(drawn(nobody)).toContain('Unknown person');
});
