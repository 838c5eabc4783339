/** Time in the loop is a number from 0 to 1; everything here repeats after 1, so that the film has no seam. */

/**
 * 0 outside of the span from `start` to `end`, 1 inside; it rises and falls, each within `ease`. Spans may cross the
 * seam.
 */
export function during(time: number, start: number, end: number, ease: number): number {
  const since = wrapped(time - start);
  const length = wrapped(end - start);
  if (since <= ease) return smooth(since / ease);
  if (since <= length) return 1;
  return since <= length + ease ? smooth(1 - (since - length) / ease) : 0;
}

/** A swing between -1 and 1, so many times a loop. */
export function swing(time: number, times: number, shift = 0): number {
  return Math.sin((time * times + shift) * Math.PI * 2);
}

/** How far along a way from 0 to 1 somebody is who leaves at `start` and arrives at `end`. */
export function travelled(time: number, start: number, end: number): number {
  return smooth(Math.min(1, Math.max(0, (time - start) / (end - start))));
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

function wrapped(time: number): number {
  return ((time % 1) + 1) % 1;
}
