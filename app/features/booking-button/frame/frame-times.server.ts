import { formatDay, formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { addMonths } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { readDaySlots, readMonthSlots, type SlotQuestion } from '#app/features/slots/queries/read-slots.server.ts';

export interface FrameTime {
  startsAt: string;
  /** "9:00 AM" */
  label: string;
}

const daysShown = 14;
const monthsRead = 2;

/** The next days on which a service can be booked: "2026-11-26" with "Thu, Nov 26". */
export async function freeDays(question: SlotQuestion, timeZone: string): Promise<{ date: string; label: string }[]> {
  const today = localDate(epochMinutesOf(question.now ?? new Date()), timeZone);
  const days: { date: string; label: string }[] = [];
  for (let ahead = 0; ahead < monthsRead && days.length < daysShown; ahead++) {
    const month = await readMonthSlots(question, addMonths(today, ahead).slice(0, 7));
    for (const { date, status } of month.days) if (status === 'free') days.push({ date, label: formatDay(date) });
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
