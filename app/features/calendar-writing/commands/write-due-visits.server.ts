import { endAccount } from '#app/features/outside-calendars/accounts/commands/end-account.server.ts';
import {
  deleteAccountEvent,
  writeAccountEvent,
} from '#app/features/outside-calendars/accounts/commands/write-account-event.server.ts';
import type { WriteOutcome } from '#app/features/calendar-servers/write-outcome.ts';
import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { lastTry, nextTry } from '../calendar-visit.ts';
import { calendarVisitsStore, type ClaimedVisit } from '../calendar-visits-store.server.ts';
import { writtenVisit } from '../written-visit.server.ts';

const atOnce = 5;

/**
 * Writes and removes what is due, a few at a time and outside of transactions. An account whose server fails is left
 * alone until the next call, so that others do not wait for it.
 */
export async function writeDueVisits(now: Date): Promise<void> {
  const failing = new Set<string>();
  await Promise.all(Array.from({ length: atOnce }, () => writeWhileDue(now, failing)));
}

async function writeWhileDue(now: Date, failing: Set<string>): Promise<void> {
  for (;;) {
    const visit = await calendarVisitsStore.claimDue(database(), now, [...failing]);
    if (!visit) return;
    const outcome = await write(visit, now).catch((error: unknown) => {
      log.error({ err: error, account: visit.account_id }, 'a visit could not be written into a calendar');
      return 'failed' as const;
    });
    if (outcome === 'done') continue;
    const next = nextTry(visit.failures + 1, now);
    await calendarVisitsStore.setFailed(database(), visit, next);
    if (outcome === 'refused') continue;
    failing.add(visit.account_id);
    // A password that is refused again and again may lock its owner out, too.
    if (outcome === 'locked-out') await calendarVisitsStore.postpone(database(), visit.account_id, lastTry(now));
  }
}

async function write(visit: ClaimedVisit, now: Date): Promise<WriteOutcome> {
  const content = await calendarVisitsStore.findContent(database(), visit.event_url);
  // A cancellation may be faster than the job that says so.
  if (!content || visit.state === 'removing' || content.is_called_off) return remove(visit);
  const event = writtenVisit(content, config().BASE_URL);
  const outcome = await writeAccountEvent(visit.account_id, visit.event_url, event);
  const { start_time: start, end_time: end } = content;
  if (outcome === 'done') await calendarVisitsStore.setWritten(database(), visit, { start, end, now });
  return outcome;
}

async function remove(visit: ClaimedVisit): Promise<WriteOutcome> {
  const outcome = await deleteAccountEvent(visit.account_id, visit.event_url);
  if (outcome !== 'done') return outcome;
  await calendarVisitsStore.setRemoved(database(), visit);
  const left = await calendarVisitsStore.countOfAccount(database(), visit.account_id);
  if (left === 0) await endAccount(visit.account_id);
  return outcome;
}
