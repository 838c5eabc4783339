import { AppError } from '#app/platform/errors/app-error.ts';
import { epochMinutesOf, localDate, localTime } from '#app/lib/dates/time-zone.ts';
import type { EventReading, ListedEvent } from '#app/features/calendar-servers/reading/queries/list-events.server.ts';
import { isVisitUid } from '#app/features/calendar-servers/visit-uid.ts';
import { importFileErrors } from '../import-files.errors.ts';
import type { ImportColumns, ImportField } from '../import-fields.ts';
import { importFileLimits } from '../import-file-limits.ts';
import { type EventPerson, personOfEvent } from './event-person.ts';
import type { SourceLine } from '../import-source.ts';
import { cellText } from '../text/cell-text.ts';

const messages = {
  unreadable: 'This event can’t be read',
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

/** Collects the lines of a calendar file. What is listed is limited, and no work is done for what is not. */
export class EventLines {
  readonly lines: SourceLine[] = [];
  /** A calendar of ten years has thousands of past events: some are listed, the others counted. */
  pastLeftOut = 0;
  private pastListed = 0;
  private readonly context: EventContext;

  constructor(context: EventContext) {
    this.context = context;
  }

  /**
   * Adds a line for each time of an event, which is the one of this number.
   * @throws AppError import_too_many_lines
   */
  add(reading: EventReading, number: number): void {
    if ('event' in reading) return this.addTimes(reading.event, number);
    const { problem } = reading;
    this.addProblem(number, `${messages.unreadable}${problem === null ? '' : `: ${problem}`}.`);
  }

  /** @throws AppError import_too_many_lines */
  addProblem(number: number, problem: string): void {
    this.push({ number, cells: eventColumns.map(() => ''), problem });
  }

  private addTimes(event: ListedEvent, number: number): void {
    const reason = reasonToSkip(event, this.context.baseUrl);
    const now = epochMinutesOf(this.context.now);
    let person: EventPerson | undefined;
    // An event that others stand in for has no time left.
    for (const time of reason === undefined ? event.times : event.times.slice(0, 1)) {
      const skipped = reason ?? (time.start <= now ? messages.past : undefined);
      if (skipped === messages.past && !this.countPast()) continue;
      person ??= personOfEvent(event.texts, this.context.services);
      const cells = cellsOf(person, time, this.context.zone);
      this.push({ number, cells, ...(skipped === undefined ? {} : { skipped }) });
    }
  }

  /** @returns whether it is listed */
  private countPast(): boolean {
    if (this.pastListed < importFileLimits.pastEventsListed) this.pastListed += 1;
    else this.pastLeftOut += 1;
    return this.pastLeftOut === 0;
  }

  private push(line: SourceLine): void {
    this.lines.push(line);
    if (this.lines.length > importFileLimits.linesMaximum) throw new AppError(importFileErrors.import_too_many_lines);
  }
}

function reasonToSkip({ uid, texts, isAllDay }: ListedEvent, baseUrl: string): string | undefined {
  if (isVisitUid(uid, baseUrl)) return messages.own;
  if (texts.isCancelled) return messages.cancelled;
  return isAllDay ? messages.allDay : undefined;
}

function cellsOf(person: EventPerson, { start, end }: ListedEvent['times'][number], zone: string): string[] {
  const minutes = end > start ? String(end - start) : '';
  const values = { ...person, date: localDate(start, zone), time: localTime(start, zone), minutes };
  return eventColumns.map((field) => cellText(values[field], importFileLimits.eventCellCharactersMaximum));
}
