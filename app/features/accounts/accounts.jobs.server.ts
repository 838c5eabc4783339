import { onQueue, onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { renewStoredSecrets } from './security/commands/renew-stored-secrets.server.ts';
import { confirmationRequests, queueConfirmationMail } from './sign-up/commands/request-confirmation-mail.server.ts';

export const accountJobs: Job[] = [
  onQueue(confirmationRequests, queueConfirmationMail),
  onSchedule('accounts.renew-secrets', '37 4 * * *', () => renewStoredSecrets()),
];
