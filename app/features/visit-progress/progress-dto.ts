import type * as z from 'zod/mini';
import type { progressAnswer } from './answers/progress.server.ts';

/** Where a visit stands, for its parties. Instants are ISO 8601 in UTC. */
export type ProgressDto = z.infer<typeof progressAnswer>;
