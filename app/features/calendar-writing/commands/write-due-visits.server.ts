import { endAccount } from '#app/features/outside-calendars/accounts/commands/end-account.server.ts';
import {
  deleteAccountEvent,
  writeAccountEvent,
} from '#app/features/outside-calendars/accounts/commands/write-account-event.server.ts';
import type { WriteOutcome } from '#app/features/calendar-servers/write-outcome.ts';
import { config } from '#app/platform/config/config.server.ts';
import { database, databaseTime } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { lastTry, nextTry } from '../calendar-visit.ts';
import { calendarVisitsStore, type ClaimedVisit } from '../calendar-visits-store.server.ts';
import { writtenVisit } from '../written-visit.server.ts';

/** A run waits for other people's servers, perhaps for minutes: when it began says nothing about when a step takes place. */
type CurrentTime = () => Promise<Date>;

const atOnce = 5;

/**
 * Writes and removes what is due, a few at a time and outside of transactions. An account whose server fails is left
 * alone until the next call, so that others do not wait for it.
 */
export async function writeDueVisits(currentTime: CurrentTime = databaseTime): Promise<void> {
  const failing = new Set<string>();
  await Promise.all(Array.from({ length: atOnce }, () => writeWhileDue(currentTime, failing)));
}

async function writeWhileDue(currentTime: CurrentTime, failing: Set<string>): Promise<void> {
  for (;;) {
    const visit = await calendarVisitsStore.claimDue(database(), await currentTime(), [...failing]);
    if (!visit) return;
    const outcome = await write(visit, currentTime).catch((error: unknown) => {
      log.error({ err: error, account: visit.account_id }, 'a visit could not be written into a calendar');
      return 'failed' as const;
    });
    if (outcome === 'done') continue;
    const failedAt = await currentTime();
    await calendarVisitsStore.setFailed(database(), visit, nextTry(visit.failures + 1, failedAt));
    if (outcome === 'refused') continue;
    failing.add(visit.account_id);
    // A password that is refused again and again may lock its owner out, too.
    if (outcome === 'locked-out') await calendarVisitsStore.postpone(database(), visit.account_id, lastTry(failedAt));
  }
}

async function write(visit: ClaimedVisit, currentTime: CurrentTime): Promise<WriteOutcome> {
  const content = await calendarVisitsStore.findContent(database(), visit.event_url);
  // A cancellation may be faster than the job that says so.
  if (!content || visit.state === 'removing' || content.is_called_off) return remove(visit);
  const event = writtenVisit(content, config().BASE_URL);
  const outcome = await writeAccountEvent(visit.account_id, visit.event_url, event);
  const { start_time: start, end_time: end } = content;
  if (outcome === 'done')
    await calendarVisitsStore.setWritten(database(), visit, { start, end, now: await currentTime() });
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
