import type * as z from 'zod/mini';
import type { directoryCardAnswer } from './answers/directory.server.ts';

/** One professional as the directory's list answers it; made once when something changes, not per request. */
export type DirectoryCard = z.infer<typeof directoryCardAnswer>;
