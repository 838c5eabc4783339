import { expect, it } from 'vitest';
import { bookingLink } from './booking-link.ts';

it('PRO-027 leads to the booking page with the professional', () => {
  expect(bookingLink({ pro: 'p1', name: 'Maya Brooks & Co' })).toBe('/booking?pro=p1&name=Maya%20Brooks%20%26%20Co');
});

it('PRO-028 names the service of a single-service button', () => {
  expect(bookingLink({ pro: 'p1', service: 's1', name: 'Maya' })).toBe('/booking?pro=p1&service=s1&name=Maya');
});
