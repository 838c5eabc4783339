import { type Job, onQueue, onSchedule } from '#app/platform/jobs/job.server.ts';
import { remindOfVisits, reminderMails } from './commands/remind-of-visits.server.ts';
import { sendReminderMail } from './commands/send-reminder-mail.server.ts';

export const visitReminderJobs: Job[] = [
  onQueue(reminderMails, sendReminderMail),
  onSchedule('notifications.remind', '* * * * *', remindOfVisits),
];
