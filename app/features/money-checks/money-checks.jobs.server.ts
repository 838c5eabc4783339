import { onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { runMoneyCheck } from './commands/run-money-check.server.ts';

export const moneyCheckJobs: Job[] = [
  onSchedule('bookings.money-check', '*/15 * * * *', async (now) => void (await runMoneyCheck(now))),
];
