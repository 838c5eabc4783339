/** The jobs try a refund within seconds; one that was touched this minute is being worked at. */
const usualMilliseconds = 60_000;

/** Whether trying a refund again can help: it is asked for, not made, and waits for nobody's decision. */
export function isRetryableRefund(
  { status, stopped_at, updated_at }: { status: string; stopped_at: Date | null; updated_at: Date },
  now: Date,
): boolean {
  return status === 'requested' && stopped_at === null && now.getTime() - updated_at.getTime() > usualMilliseconds;
}
