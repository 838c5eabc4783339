import * as z from 'zod/mini';

/** A thread in which something was written or read. */
export const threadChange = z.object({ threadId: z.string() });
export type ThreadChange = z.infer<typeof threadChange>;
