import { sandbox } from '../browser/e2e-member.ts';
import { calendarText } from './calendar-text.ts';

/** Publishes a calendar in the sandbox and returns its link. */
export async function publishCalendar(name: string, events: readonly (readonly string[])[] = []): Promise<string> {
  await sandbox.publishCalendar(name, calendarText(events));
  return `${sandbox.url}/calendars/${name}.ics`;
}
