const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Describes how long ago an instant was: "just now", "5 minutes ago", "yesterday". Both are in epoch milliseconds. */
export function timeAgo(instant: number, now: number): string {
  const passed = Math.max(0, now - instant);
  if (passed < 6 * minute) return 'just now';
  if (passed < hour) return `${Math.floor(passed / minute)} minutes ago`;
  if (passed < 2 * hour) return 'an hour ago';
  if (passed < day) return `${Math.floor(passed / hour)} hours ago`;
  if (passed < 2 * day) return 'yesterday';
  return `${Math.floor(passed / day)} days ago`;
}
