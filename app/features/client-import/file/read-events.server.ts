import { AppError } from '#app/platform/errors/app-error.ts';
import { addMonths } from '#app/lib/dates/plain-date.ts';
import {
  type EpochMinutes,
  epochMinutesOf,
  localDate,
  localTime,
  wallClockToInstant,
} from '#app/lib/dates/time-zone.ts';
import { byHandLimits } from '#app/features/bookings/by-hand/by-hand-limits.ts';
import {
  type EventReading,
  listEvents,
  type ListedEvent,
} from '#app/features/calendar-servers/reading/queries/list-events.server.ts';
import { isVisitUid } from '#app/features/calendar-servers/visit-uid.ts';
import { clientImportErrors } from '../client-import.errors.ts';
import { type ImportColumns, type ImportField, importFields } from '../columns/import-fields.ts';
import { importLimits } from '../import-limits.ts';
import { personOfEvent } from './event-person.ts';
import type { ImportSource, SourceLine } from './import-source.ts';

const messages = {
  unreadable: 'This event can’t be read',
  cut: 'The file ends in the middle of an event.',
  cancelled: 'It is cancelled.',
  allDay: 'It takes whole days, without a time.',
  past: 'It is in the past.',
  own: 'It is a Doorstep visit, which is here already.',
} as const;

/** What the cells of an event hold; a person cannot change that. */
export const eventColumns = [
  'name',
  'email',
  'phone',
  'address',
  'note',
  'date',
  'time',
  'minutes',
  'service',
] as const satisfies ImportColumns & readonly ImportField[];

export type EventContext = {
  /** The professional's zone, in which the cells are written. */
  zone: string;
  /** The names of the professional's services, which titles are searched for. */
  services: readonly string[];
  /** Where this marketplace is, by which its own visits are known. */
  baseUrl: string;
  now: Date;
};

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
  if (readings === null) throw new AppError(clientImportErrors.import_calendar_unreadable);
  const lines = readings.flatMap((reading, index) => linesOf(reading, index + 1, context));
  if (!/END:VCALENDAR\s*$/i.test(text)) lines.push(emptyLine(readings.length + 1, { problem: messages.cut }));
  if (lines.length === 0) throw new AppError(clientImportErrors.import_no_events);
  return { kind: 'ics', columns: eventColumns.map((field) => importFields[field]), ...withoutLongPast(lines) };
}

function linesOf(reading: EventReading, number: number, context: EventContext): SourceLine[] {
  if ('problem' in reading) {
    const { problem } = reading;
    return [emptyLine(number, { problem: `${messages.unreadable}${problem === null ? '' : `: ${problem}`}.` })];
  }
  const { event } = reading;
  const skipped = reasonToSkip(event, context);
  // An event that others stand in for has no time left.
  const times = skipped === undefined ? event.times : event.times.slice(0, 1);
  return times.map((time) => lineAt(event, time, { number, skipped, context }));
}

function reasonToSkip({ uid, texts, isAllDay }: ListedEvent, { baseUrl }: EventContext): string | undefined {
  if (isVisitUid(uid, baseUrl)) return messages.own;
  if (texts.isCancelled) return messages.cancelled;
  return isAllDay ? messages.allDay : undefined;
}

function lineAt(
  { texts }: ListedEvent,
  { start, end }: { start: EpochMinutes; end: EpochMinutes },
  { number, skipped, context }: { number: number; skipped: string | undefined; context: EventContext },
): SourceLine {
  const { zone, services, now } = context;
  const person = personOfEvent(texts, services);
  const minutes = end > start ? String(end - start) : '';
  const values = { ...person, date: localDate(start, zone), time: localTime(start, zone), minutes };
  const cells = eventColumns.map((field) => values[field].slice(0, importLimits.cellCharactersMaximum));
  const reason = skipped ?? (start <= epochMinutesOf(now) ? messages.past : undefined);
  return { number, cells, ...(reason === undefined ? {} : { skipped: reason }) };
}

function emptyLine(number: number, why: { problem: string }): SourceLine {
  return { number, cells: eventColumns.map(() => ''), ...why };
}

/** A calendar of ten years has thousands of past events: some are listed, the others counted. */
function withoutLongPast(lines: readonly SourceLine[]): Pick<ImportSource, 'lines' | 'pastLeftOut'> {
  let past = 0;
  const listed = lines.filter(({ skipped }) => {
    if (skipped === messages.past) past += 1;
    return skipped !== messages.past || past <= importLimits.pastEventsListed;
  });
  if (listed.length > importLimits.linesMaximum) throw new AppError(clientImportErrors.import_too_many_lines);
  return { lines: listed, pastLeftOut: lines.length - listed.length };
}
