import ical from 'ical-generator';
import { visitEvent } from '#app/features/visits/queries/visit-event.server.ts';
import type { FeedVisit } from './feed-visits.server.ts';

/** How often calendars may refresh. */
const hourInSeconds = 3600;

/**
 * Returns a professional's visits as a calendar file (RFC 5545): times in UTC, and a permanent UID for each visit.
 */
export function calendarFile(visits: readonly FeedVisit[], baseUrl: string): string {
  const calendar = ical({
    name: 'Doorstep',
    prodId: { company: 'Doorstep', product: 'Calendar', language: 'EN' },
    ttl: hourInSeconds,
  });
  for (const visit of visits) {
    calendar.createEvent({
      ...visitEvent(visit, baseUrl),
      // The time of this version, so that an unchanged visit always yields the same text.
      stamp: visit.updatedAt,
      lastModified: visit.updatedAt,
      ...(visit.location === null ? {} : { location: visit.location }),
      description: visit.lines.filter(Boolean).join('\n'),
      url: baseUrl + visit.path,
    });
  }
  return calendar.toString();
}
