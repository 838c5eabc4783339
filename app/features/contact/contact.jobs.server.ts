import { onQueue, type Job } from '#app/platform/jobs/job.server.ts';
import { contactMails } from './commands/queue-contact-mail.server.ts';
import { sendContactMail } from './commands/send-contact-mail.server.ts';

export const contactJobs: Job[] = [onQueue(contactMails, sendContactMail)];
