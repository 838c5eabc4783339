/** How long a hold stays at an instant, "9:58"; null if it has no end of its own. */
export function minutesLeft(until: string | null, now: number): string | null {
  if (until === null) return null;
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
