import { AppError } from '#app/platform/errors/app-error.ts';
import { addMonths } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { byHandLimits } from '#app/features/bookings/by-hand/by-hand-limits.ts';
import { listEvents } from '#app/features/calendar-servers/reading/queries/list-events.server.ts';
import { importFileErrors } from '../import-files.errors.ts';
import { importFields } from '../import-fields.ts';
import { forEachYielding } from '#app/platform/http/requests/for-each-yielding.server.ts';
import { eventColumns, type EventContext, EventLines } from './event-lines.ts';
import type { ImportSource } from '../import-source.ts';

const cut = 'The file ends in the middle of an event.';

/**
 * Reads the text of a calendar file (RFC 5545): a line for each event, and for each of its repetitions within the months
 * that visits may lie ahead.
 * @throws AppError import_calendar_unreadable, import_no_events, import_too_many_lines
 */
export async function readEvents(text: string, context: EventContext): Promise<Omit<ImportSource, 'encoding'>> {
  const from = epochMinutesOf(context.now);
  const last = addMonths(localDate(from, context.zone), byHandLimits.monthsAhead);
  const to = wallClockToInstant(last, 1440, context.zone);
  const readings = await listEvents(text, { timeZone: context.zone, from, to });
  if (readings === null) throw new AppError(importFileErrors.import_calendar_unreadable);
  const collected = new EventLines(context);
  await forEachYielding(readings.entries(), ([index, reading]) => collected.add(reading, index + 1));
  if (!/END:VCALENDAR\s*$/i.test(text)) collected.addProblem(readings.length + 1, cut);
  const { lines, pastLeftOut } = collected;
  if (lines.length === 0) throw new AppError(importFileErrors.import_no_events);
  return { kind: 'ics', columns: eventColumns.map((field) => importFields[field]), lines, pastLeftOut };
}
