import { onQueue, onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { readPrices } from './delivery/commands/read-prices.server.ts';
import { sendText } from './delivery/commands/send-text.server.ts';
import { sweepSms } from './delivery/commands/sweep-sms.server.ts';
import { texts } from './delivery/commands/text-queue.server.ts';

export const smsJobs: Job[] = [
  onQueue(texts, sendText),
  onSchedule('sms.prices', '*/10 * * * *', readPrices),
  onSchedule('sms.sweep', '25 4 * * *', sweepSms),
];
