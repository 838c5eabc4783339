import type * as z from 'zod/mini';
import type { mobileNumberAnswer } from '../answers/sms.server.ts';

/** A person's own number for texts, and the number that waits for its code. */
export type MobileNumberDto = z.infer<typeof mobileNumberAnswer>;
