import type * as z from 'zod/mini';
import type { reportAnswer, reportedThreadAnswer } from './answers/safety.server.ts';

export type ReportDto = z.infer<typeof reportAnswer>;
export type ReportedThreadDto = z.infer<typeof reportedThreadAnswer>;
