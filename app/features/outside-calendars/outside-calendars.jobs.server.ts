import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { refreshDueCalendars } from './commands/refresh-calendars.server.ts';
import { renewCalendarSecrets } from './commands/renew-calendar-secrets.server.ts';
import { sweepCalendars } from './commands/sweep-calendars.server.ts';

export const outsideCalendarJobs: Job[] = [
  // Each calendar every 15 minutes; those whose minute it is together.
  onSchedule('outside-calendars.read', '* * * * *', refreshDueCalendars),
  onSchedule('outside-calendars.sweep', '40 3 * * *', sweepCalendars),
  onSchedule('outside-calendars.renew-secrets', '39 4 * * *', () => renewCalendarSecrets()),
];
