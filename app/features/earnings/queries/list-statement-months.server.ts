import { database } from '#app/platform/database/database.server.ts';
import { earningsStore } from '../earnings-store.server.ts';
import { monthAt, monthAway } from '../month-spans.ts';
import type { Earner } from './find-earner.server.ts';

/** Lists the months from a professional's first paid visit to the current one, newest first. */
export async function listStatementMonths({ id, time_zone }: Earner, now: Date): Promise<string[]> {
  const first = await earningsStore.findFirstVisit(database(), id);
  if (!first) return [];
  const months: string[] = [];
  const earliest = monthAt(first, time_zone);
  for (let month = monthAt(now, time_zone); month >= earliest; month = monthAway(month, -1)) months.push(month);
  return months;
}
