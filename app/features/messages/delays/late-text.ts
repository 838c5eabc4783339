import { formatDuration } from '#app/features/visits/duration-text.ts';
import { lateParameter } from '../thread-links.ts';

const step = 5;
const maximum = 12 * 60;

/** Reads the minutes of a URL; undefined for anything but a delay. */
export function lateMinutesOf(search: URLSearchParams): number | undefined {
  const minutes = Number(search.get(lateParameter));
  return Number.isInteger(minutes) && minutes > 0 && minutes <= maximum ? minutes : undefined;
}

/** What somebody who is late may want to write: nobody counts single minutes on the road. */
export function runningLateText(minutes: number): string {
  const rounded = Math.ceil(minutes / step) * step;
  const words = rounded < 60 ? `${rounded} minutes` : formatDuration(rounded);
  return `I’m running about ${words} late. Sorry for the wait, I’ll be there as soon as I can.`;
}
