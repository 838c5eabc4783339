import * as z from 'zod/mini';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { textSubject } from '../booking-text.ts';

const textJob = z.object({ messageId: z.string(), subject: textSubject });
export type TextJob = z.infer<typeof textJob>;

/** One text each, so that each is retried on its own: after 20 s, 40 s, ... for about 3 hours. */
export const texts = defineQueue('sms.text', textJob, { retryLimit: 9, retryDelaySeconds: 20 });
