import { formatDateTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { KeyState } from './api-key.ts';

/** Says until when a key works, on its owner's clock: "Expires Feb 27, 2027 8:00 PM". A day alone would not do. */
export function keyEnd(expiresAt: string | null, state: KeyState, timeZone: string): string {
  if (expiresAt === null) return 'Never expires';
  const limit = formatDateTime(epochMinutesOf(new Date(expiresAt)), timeZone);
  return `${state === 'expired' ? 'Expired' : 'Expires'} ${limit}`;
}
