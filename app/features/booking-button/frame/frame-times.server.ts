import { formatDay, formatMinuteOfDay, zoneShortName } from '#app/lib/dates/date-format.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { monthsOfWindow } from '#app/features/booking-form/steps/booking-calendar.ts';
import { bookingWindow } from '#app/features/slot-rules/booking-window.ts';
import { readDaySlots, readMonthSlots, type SlotQuestion } from '#app/features/slots/queries/read-slots.server.ts';

export interface FrameTime {
  startsAt: string;
  /** "9:00 AM" */
  label: string;
}

const daysShown = 14;
const noon = 12 * 60;

/** The next days of the booking window on which a service can be booked: "2026-11-26" with "Thu, Nov 26". */
export async function freeDays(question: SlotQuestion, timeZone: string): Promise<{ date: string; label: string }[]> {
  const days: { date: string; label: string }[] = [];
  const { earliest, latest } = bookingWindow(epochMinutesOf(question.now ?? new Date()), timeZone);
  for (const month of monthsOfWindow(earliest, latest)) {
    if (days.length >= daysShown) break;
    const answer = await readMonthSlots(question, month);
    for (const { date, status } of answer.days) if (status === 'free') days.push({ date, label: formatDay(date) });
  }
  return days.slice(0, daysShown);
}

/** The free times of a day. */
export async function freeTimes(question: SlotQuestion, date: string): Promise<FrameTime[]> {
  const { slots } = await readDaySlots(question, date);
  return slots
    .filter(({ available }) => available)
    .map(({ starts_at, time }) => ({ startsAt: starts_at, label: formatMinuteOfDay(minuteOfDay(time)) }));
}

/** The name of a time zone at the times of a day, whatever it is today: "CST". */
export function zoneNameOn(day: PlainDate, timeZone: string): string {
  return zoneShortName(wallClockToInstant(day, noon, timeZone), timeZone);
}

const otherDays = 3;
const timesOfDay = 3;

/** Some of the next free times, for whoever's time is gone: "Thu, Nov 26, 9:00 AM". */
export async function otherTimes(question: SlotQuestion, timeZone: string): Promise<FrameTime[]> {
  const days = (await freeDays(question, timeZone)).slice(0, otherDays);
  const times = await Promise.all(
    days.map(async ({ date, label }) =>
      (await freeTimes(question, date))
        .slice(0, timesOfDay)
        .map((time) => ({ ...time, label: `${label}, ${time.label}` })),
    ),
  );
  return times.flat();
}
