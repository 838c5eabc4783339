/**
 * How many seconds a hold stays from when its page was loaded on, both by the server's clock: the computer's may be
 * another.
 */
export function secondsLeft(until: string, loadedAt: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - loadedAt) / 1000));
}
