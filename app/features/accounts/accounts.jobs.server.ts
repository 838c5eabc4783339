import { onQueue, type Job } from '#app/platform/jobs/job.server.ts';
import { confirmationRequests, queueConfirmationMail } from './sign-up/commands/request-confirmation-mail.server.ts';

export const accountJobs: Job[] = [onQueue(confirmationRequests, queueConfirmationMail)];
