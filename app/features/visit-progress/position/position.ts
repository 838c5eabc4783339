export const positionLimits = {
  /** Seconds between two positions that a phone sends. */
  everySeconds: 15,
  /** Seconds after which a position is not shown any more, and deleted: the phone is silent. */
  staleSeconds: 120,
} as const;

/** Rounds degrees to about 10 meters: which side of the street is nobody's business. */
export function roundedDegrees(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/** Returns from when on a position still counts. */
export function freshSince(now: Date): Date {
  return new Date(now.getTime() - positionLimits.staleSeconds * 1_000);
}
