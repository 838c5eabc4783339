import { onQueue, onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { deleteEnded } from './commands/delete-ended.server.ts';
import { confirmationRequests, queueConfirmationMail } from './sign-up/commands/request-confirmation-mail.server.ts';

export const accountJobs: Job[] = [
  onQueue(confirmationRequests, queueConfirmationMail),
  onSchedule('accounts.delete-ended', '29 4 * * *', deleteEnded),
];
