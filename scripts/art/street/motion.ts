/** Time in the loop is a number from 0 to 1; everything here repeats after 1, so that the film loops seamlessly. */

/**
 * Returns 1 between `start` and `end` and 0 outside, easing in after `start` and out after `end`, each over `ease`.
 * The span may wrap around the end of the loop.
 */
export function during(time: number, start: number, end: number, ease: number): number {
  const since = wrapped(wrapped(time) - start);
  const length = wrapped(end - start);
  if (since <= ease) return smooth(since / ease);
  if (since <= length) return 1;
  return since <= length + ease ? smooth(1 - (since - length) / ease) : 0;
}

/** Returns a sine wave between -1 and 1, with this many periods per loop. */
export function swing(time: number, times: number, shift = 0): number {
  return Math.sin((time * times + shift) * Math.PI * 2);
}

/** Returns the progress from 0 to 1, with easing, of somebody who leaves at `start` and arrives at `end`. */
export function traveled(time: number, start: number, end: number): number {
  return smooth(Math.min(1, Math.max(0, (time - start) / (end - start))));
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

function wrapped(time: number): number {
  return ((time % 1) + 1) % 1;
}
