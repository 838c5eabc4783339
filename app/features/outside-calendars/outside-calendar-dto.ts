import type * as z from 'zod/mini';
import type { outsideCalendarAnswer } from './answers/outside-calendars.server.ts';

/** A connected calendar, as its owner sees it. */
export type OutsideCalendarDto = z.infer<typeof outsideCalendarAnswer>;
