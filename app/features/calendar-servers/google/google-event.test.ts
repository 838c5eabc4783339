import { describe, expect, it } from 'vitest';
import { bookingOfGoogleEvent, googleCalendarUrl, googleEventId, googlePathOf } from './google-event.ts';
import { rangeOfTimes } from './range-of-times.ts';
import { coversScopes, googleScopes } from './google-scopes.ts';

const booking = '0198c1f2-3a4b-7c5d-8e6f-012345678abc';

describe('an event at Google', () => {
  it('has an id of base32hex that says which booking it is', () => {
    expect(googleEventId(booking)).toMatch(/^[a-v0-9]{5,1024}$/);
    expect(bookingOfGoogleEvent(googleEventId(booking))).toBe(booking);
  });

  it.each(['4k2j1abcd', 'doorstep', `${googleEventId(booking)}_20260102`])('is somebody’s own: %s', (id) => {
    expect(bookingOfGoogleEvent(id)).toBeUndefined();
  });

  it('is kept with its calendar, whatever that is called', () => {
    const url = googleCalendarUrl('en.usa#holiday@group.v.calendar.google.com');
    expect(googlePathOf(`${url}${booking}.ics`)).toEqual({
      calendar: 'en.usa%23holiday%40group.v.calendar.google.com',
      bookingId: booking,
    });
  });

  it('keeps its owner busy for each minute that it touches', () => {
    expect(rangeOfTimes('1970-01-01T00:01:30Z', '1970-01-01T01:00:01+00:30')).toEqual({ start: 1, end: 31 });
  });

  it('needs all permissions', () => {
    expect(coversScopes(`openid ${googleScopes.join(' ')}`)).toBe(true);
    expect(coversScopes(googleScopes.slice(1).join(' '))).toBe(false);
  });
});
