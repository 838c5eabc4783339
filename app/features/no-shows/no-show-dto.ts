import type * as z from 'zod/mini';
import type { absencesAnswer } from './answers/no-show.server.ts';

/** What was said about who was not there, as both parties see it. Instants are ISO 8601 in UTC. */
export type AbsencesDto = z.infer<typeof absencesAnswer>;
export type NoShowDto = NonNullable<AbsencesDto['no_show']>;
export type NobodyCameDto = NonNullable<AbsencesDto['nobody_came']>;
