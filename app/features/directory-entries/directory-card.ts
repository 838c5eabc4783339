import type * as z from 'zod/mini';
import type { directoryCardAnswer } from './answers/directory.server.ts';

/** A professional in the directory's list; rebuilt when something changes, not per request. */
export type DirectoryCard = z.infer<typeof directoryCardAnswer>;
