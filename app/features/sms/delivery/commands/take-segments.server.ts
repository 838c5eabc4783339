import type { Transaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { smsLimits } from '../../sms-limits.ts';
import { daysStore } from '../days-store.server.ts';

/** Returns how many segments a day may have, of codes and of notices. */
export function ceilingOf(purpose: 'code' | 'notice', dailySegments: number): number {
  const codes = Math.ceil(dailySegments * smsLimits.codesShare);
  return purpose === 'code' ? codes : dailySegments - codes;
}

/** Counts segments of today against the ceiling. @returns false if they would exceed it */
export async function takeSegments(
  trx: Transaction,
  purpose: 'code' | 'notice',
  segments: number,
  dailySegments: number,
): Promise<boolean> {
  const ceiling = ceilingOf(purpose, dailySegments);
  if (await daysStore.take(trx, purpose, segments, ceiling)) return true;
  if (await daysStore.setFull(trx, purpose)) log.error({ purpose, ceiling }, 'the daily ceiling of texts is reached');
  return false;
}
