const ownEvent = /^doorstep([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;

/**
 * The id of a visit's event at Google, the same however often it is written: five or more characters of base32hex, which
 * all of "doorstep" and a UUID are.
 */
export function googleEventId(bookingId: string): string {
  return `doorstep${bookingId.replaceAll('-', '').toLowerCase()}`;
}

/** The booking of an event of ours; undefined if it is somebody's own. */
export function bookingOfGoogleEvent(id: string): string | undefined {
  const parts = ownEvent.exec(id);
  return parts ? parts.slice(1).join('-') : undefined;
}

const scheme = 'google:';

/** The URL under which a calendar at Google is kept; nobody can ask it, whatever the address of the API is. */
export function googleCalendarUrl(calendarId: string): string {
  return `${scheme}${encodeURIComponent(calendarId)}/`;
}

/** What the API's paths contain of a kept calendar, and of an event in it. */
export function googlePathOf(url: string): { calendar: string; bookingId: string } {
  const [calendar = '', file = ''] = url.slice(scheme.length).split('/');
  return { calendar, bookingId: file.replace(/\.ics$/, '') };
}
