import type * as z from 'zod/mini';
import type { recordAnswer } from './answers/record.server.ts';

/** A visit's record as its parties read it. */
export type RecordDto = z.infer<typeof recordAnswer>;
export type RecordPhoto = RecordDto['photos'][number];
