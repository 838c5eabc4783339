/** Jobs try a refund within seconds; one touched in the last minute is still being tried. */
const usualMilliseconds = 60_000;

/** Whether retrying a refund can help: it is requested, not made, and waits for no decision. */
export function isRetryableRefund(
  { status, stopped_at, updated_at }: { status: string; stopped_at: Date | null; updated_at: Date },
  now: Date,
): boolean {
  return status === 'requested' && stopped_at === null && now.getTime() - updated_at.getTime() > usualMilliseconds;
}
