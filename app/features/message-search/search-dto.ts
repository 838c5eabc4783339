import type * as z from 'zod/mini';
import type { threadSearchAnswer } from './answers/search.server.ts';

export type ThreadSearchDto = z.infer<typeof threadSearchAnswer>;
export type FoundThread = ThreadSearchDto['items'][number];
export type FoundMessage = FoundThread['matches'][number];
