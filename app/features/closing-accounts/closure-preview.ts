import type * as z from 'zod/mini';
import type { closurePreviewAnswer } from './answers/closure.server.ts';

/** What deleting the account would do now (GET /api/account/closure). Dollars with two decimals. */
export type ClosurePreview = z.infer<typeof closurePreviewAnswer>;
