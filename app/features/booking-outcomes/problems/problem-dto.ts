import type * as z from 'zod/mini';
import type { problemAnswer } from './answers/problems.server.ts';

/** A problem report as administrators read it. Dollars with two decimals, ISO 8601. */
export type ProblemDto = z.infer<typeof problemAnswer>;
