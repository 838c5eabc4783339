import type * as z from 'zod/mini';
import type { recordAnswer } from './answers/record.server.ts';

/** A visit's record as its parties read it. */
export type RecordDto = z.infer<typeof recordAnswer>;
export type RecordSignature = NonNullable<RecordDto['signature']>;
export type RecordPhoto = RecordDto['photos'][number];
