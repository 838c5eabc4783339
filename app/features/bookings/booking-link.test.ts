import { expect, it } from 'vitest';
import { bookingLink } from './booking-link.ts';
import { proves } from '#tests/support/proves.ts';

it('leads to the booking page with the professional', proves('PRO-027'), () => {
  expect(bookingLink({ pro: 'p1', name: 'Maya Brooks & Co' })).toBe('/booking?pro=p1&name=Maya%20Brooks%20%26%20Co');
});

it('names the service of a single-service button', proves('PRO-028'), () => {
  expect(bookingLink({ pro: 'p1', service: 's1', name: 'Maya' })).toBe('/booking?pro=p1&service=s1&name=Maya');
});
