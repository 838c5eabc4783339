/** A time of day without a zone, "09:00", on a 24-hour clock. */
export type WallTime = string;

const timePattern = /^(\d{2}):(\d{2})(?::00(?:\.0+)?)?$/;

/**
 * Returns the minutes since midnight of "09:00" or of PostgreSQL's "09:00:00". "24:00" is the end of the day, as in
 * PostgreSQL.
 * @throws RangeError for anything else, including seconds
 */
export function minuteOfDay(time: WallTime): number {
  const match = timePattern.exec(time);
  const minute = match === null ? Number.NaN : Number(match[1]) * 60 + Number(match[2]);
  if (!(minute <= 1440) || Number(match?.[2]) > 59) throw new RangeError(`Not a time of day: ${time}`);
  return minute;
}

/** Formats 540 as "09:00". */
export function wallTime(minute: number): WallTime {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Whether a text is a time of day: "09:00", "09:00:00" and "24:00" are. */
export function isWallTime(text: string): boolean {
  const match = timePattern.exec(text);
  return match !== null && Number(match[2]) <= 59 && Number(match[1]) * 60 + Number(match[2]) <= 1440;
}
