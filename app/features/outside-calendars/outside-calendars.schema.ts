import * as z from 'zod/mini';
import { lineText } from '#app/lib/line-text.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';

export const outsideCalendarMessages = {
  name: 'Please name this calendar.',
  nameLong: `Please use at most ${calendarLimits.nameMaximum} characters.`,
  url: 'Please paste the calendar’s link. It starts with https:// or webcal://.',
} as const;

/** The link of a calendar; webcal is what calendar apps call https. */
const calendarUrl = z.pipe(
  z.string(outsideCalendarMessages.url).check(
    z.trim(),
    z.maxLength(calendarLimits.urlMaximum, outsideCalendarMessages.url),
    z.refine((text) => /^(?:https?|webcals?):\/\/\S+$/i.test(text) && URL.canParse(text), outsideCalendarMessages.url),
  ),
  z.transform((text) => text.replace(/^webcals?:/i, 'https:')),
);

export const newCalendarSchema = z.object({
  name: lineText(outsideCalendarMessages.name).check(
    z.minLength(1, outsideCalendarMessages.name),
    z.maxLength(calendarLimits.nameMaximum, outsideCalendarMessages.nameLong),
  ),
  url: calendarUrl,
});

export type NewCalendarForm = z.input<typeof newCalendarSchema>;
export type NewCalendar = z.output<typeof newCalendarSchema>;
