import type * as z from 'zod/mini';
import type { closurePreviewAnswer } from './answers/closure.server.ts';

/** What deleting the account would do now, as GET /api/account/closure answers it. Dollars with two decimals. */
export type ClosurePreview = z.infer<typeof closurePreviewAnswer>;
