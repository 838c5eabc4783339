import * as z from 'zod/mini';
import { sides } from '../message.ts';

/** What a side of a thread is notified of: everything up to a message that it has not read. */
export const unreadNotice = z.object({ threadId: z.string(), side: z.enum(sides), until: z.number() });
export type UnreadNotice = z.infer<typeof unreadNotice>;
