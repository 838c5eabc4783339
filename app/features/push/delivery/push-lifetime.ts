import { isStepKind } from '#app/features/notices/step-notices.ts';
import type { PushSubject } from './booking-push.ts';

/** Yesterday's news should wake nobody. */
export const longestSeconds = 12 * 3_600;
/** Where somebody is on the way or at the door, it is over by then. */
const stepSeconds = 30 * 60;

/**
 * Returns for how many seconds a push service stores a message for a computer that sleeps: a reminder until its visit
 * begins. Nothing else replaces it there, and what is shown must still be true.
 */
export function keptSecondsOf(subject: PushSubject, now: number): number {
  if (subject.about === 'booking' && isStepKind(subject.kind)) return stepSeconds;
  if (subject.about !== 'reminder') return longestSeconds;
  const untilStart = Math.floor((Date.parse(subject.startsAt) - now) / 1_000);
  return Math.min(longestSeconds, Math.max(0, untilStart));
}
