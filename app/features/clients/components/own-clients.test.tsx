import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { ClientRow } from '../client-row.ts';
import { ClientProfile } from './client-profile.tsx';
import { OwnClients } from './own-clients.tsx';
import { proves } from '#tests/support/proves.ts';

const client: ClientRow = {
  id: '1',
  first_name: 'Maya',
  last_name: 'Brooks',
  email: 'maya@example.com',
  phone: '',
  contact_shared: true,
  totalBookings: 1,
  cancelledBookings: 1,
  totalSpent: '0.00',
  lastBooking: null,
  timeZone: 'America/Chicago',
  status: 'inactive',
  profile_photo_url: null,
};
const drawn = (items: ClientRow[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OwnClients clients={{ items, total: items.length, next_cursor: null }} sort="last_desc" />
    </MemoryRouter>,
  );

it('nobody has booked yet: there is nothing to search', proves('PDASH-059'), () => {
  expect(drawn([])).toContain('No clients found');
  expect(drawn([])).not.toContain('Search clients');
});

it('who has no last booking shows N/A in the table', proves('PDASH-050', 'PDASH-051', 'PDASH-048'), () => {
  expect(drawn([client])).toMatch(/Maya Brooks.*maya@example\.com.*Not given.*>1<.*N\/A.*Inactive.*View Profile/s);
});

it('and Never in the profile', proves('PDASH-057'), () => {
  expect(renderToStaticMarkup(<ClientProfile client={client} onClose={() => undefined} />)).toMatch(
    /Total bookings.*>1<.*1 cancelled.*Last booking.*Never/s,
  );
});

it('has the columns in their order', proves('PDASH-045 to PDASH-049', 'PDASH-051'), () => {
  const headers = [...drawn([client]).matchAll(/<th[^>]*role="columnheader"[^>]*><span[^>]*>([^<]*)/g)].map(
    ([, text]) => text,
  );
  expect(headers).toEqual([
    'Name',
    'Email',
    'Phone',
    'Total Bookings',
    'Total Spent',
    'Last Booking',
    'Status',
    'Profile',
  ]);
});
