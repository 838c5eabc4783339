import { describe, expect, it } from 'vitest';
import { clientPlaceOf, hasClientBar } from './client-bar-places.ts';

describe('the bar of clients', () => {
  it.each([
    ['/', 'explore'],
    ['/services/car-wash', 'explore'],
    ['/professionals', 'explore'],
    ['/dashboard/client', 'bookings'],
    ['/dashboard/client/', 'bookings'],
    ['/dashboard/client/bookings/7c9e6679', 'bookings'],
    ['/booking/success', 'bookings'],
    ['/dashboard/client/saved', 'saved'],
    ['/dashboard/client/messages', 'messages'],
    ['/account/addresses', 'account'],
    ['/how-it-works', undefined],
  ])('marks at %s the place %s', (path, place) => expect(clientPlaceOf(path)).toBe(place));

  it.each([
    '/booking',
    '/booking/',
    '/professionals/7c9e6679',
    '/join-as-pro',
    '/dashboard/client/messages/7c9e6679',
    '/dashboard/professional/calendar',
    '/dashboard/admin',
  ])('gives way at %s', (path) => expect(hasClientBar(path)).toBe(false));

  it.each([
    '/',
    '/professionals',
    '/booking/success',
    '/booking/cancel',
    '/dashboard/client/bookings/7c9e6679',
    '/account',
  ])('is at %s', (path) => expect(hasClientBar(path)).toBe(true));
});
