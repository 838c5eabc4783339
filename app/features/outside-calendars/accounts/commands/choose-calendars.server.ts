import { sealText } from '#app/platform/auth/sealed-text.server.ts';
import { inTransaction, lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { publishAvailabilityChange } from '#app/features/availability/commands/publish-availability-change.server.ts';
import type { FoundCalendar } from '#app/features/calendar-servers/caldav/queries/discover-calendars.server.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import { refreshCalendar } from '../../commands/refresh-calendar.server.ts';
import { outsideCalendarErrors } from '../../outside-calendars.errors.ts';
import { outsideCalendarsStore } from '../../outside-calendars-store.server.ts';
import type { CalendarChoice } from '../calendar-accounts.schema.ts';
import { calendarAccountsStore } from '../calendar-accounts-store.server.ts';
import { calendarIdOf, findCalendarsOf, hashOf, nameOf } from '../queries/read-account-calendars.server.ts';
import { publishWrittenCalendarChange } from './publish-account-change.server.ts';

/** A calendar to read, ready to be stored. */
type ChosenCalendar = FoundCalendar & { hash: Buffer; sealedUrl: string };

/**
 * Chooses which calendars of an account are read, and to which visits are written; that one is read as well, because
 * changes that are made there have to be noticed. Those that are new are read at once.
 * @throws AppError calendar_account_not_found, calendar_not_found, calendar_not_writable, calendar_already_connected or too_many_calendars, or the
 *   reason why the server does not answer
 */
export async function chooseCalendars(
  professionalId: string,
  accountId: string,
  { read, write }: CalendarChoice,
  now = new Date(),
): Promise<void> {
  const { account, found } = await findCalendarsOf(professionalId, accountId);
  const chosen = await Promise.all([...new Set(write === null ? read : [...read, write])].map((id) => pick(found, id)));
  const written = chosen.find(({ url }) => calendarIdOf(url) === write);
  if (written && !written.isWritable) throw new AppError(outsideCalendarErrors.calendar_not_writable);
  const added = await inTransaction(async (trx) => {
    await lockSubject(trx, `outside calendars ${professionalId}`);
    if (!(await calendarAccountsStore.findOwn(trx, professionalId, accountId)))
      throw new AppError(outsideCalendarErrors.calendar_account_not_found);
    const ids = await replaceCalendars(trx, { professionalId, accountId, host: account.host, now }, chosen);
    await changeWritten(trx, { professionalId, accountId }, written?.hash ?? null);
    await publishAvailabilityChange(trx, professionalId);
    return ids;
  });
  await Promise.all(added.map((id) => refreshCalendar(id, now, now)));
}

async function pick(found: readonly FoundCalendar[], id: string): Promise<ChosenCalendar> {
  const calendar = found.find(({ url }) => calendarIdOf(url) === id);
  if (!calendar) throw new AppError(outsideCalendarErrors.calendar_not_found);
  return { ...calendar, hash: hashOf(calendar.url), sealedUrl: await sealText(calendar.url) };
}

type Choosing = { professionalId: string; accountId: string; host: string; now: Date };

/** @returns the ids of those that were not read before */
async function replaceCalendars(
  trx: Transaction,
  { professionalId, accountId, host, now }: Choosing,
  chosen: readonly ChosenCalendar[],
): Promise<string[]> {
  const present = await calendarAccountsStore.listCalendars(trx, accountId);
  const left = present.filter(({ url_hash }) => !chosen.some(({ hash }) => hash.equals(url_hash)));
  await calendarAccountsStore.removeCalendars(
    trx,
    left.map(({ id }) => id),
  );
  const added = chosen.filter(({ hash }) => !present.some(({ url_hash }) => url_hash.equals(hash)));
  for (const { hash } of added)
    if (await outsideCalendarsStore.findByHash(trx, professionalId, hash))
      throw new AppError(outsideCalendarErrors.calendar_already_connected);
  const count = await outsideCalendarsStore.count(trx, professionalId);
  if (count + added.length > calendarLimits.calendarsMaximum)
    throw new AppError(outsideCalendarErrors.too_many_calendars);
  const ids: string[] = [];
  for (const calendar of added)
    ids.push(
      await outsideCalendarsStore.insert(trx, {
        professional_id: professionalId,
        account_id: accountId,
        name: nameOf(calendar, host),
        sealed_url: calendar.sealedUrl,
        url_hash: calendar.hash,
        host,
        state: 'ok',
        covers_until: now,
        tried_at: new Date(0),
        next_read_at: now,
      }),
    );
  return ids;
}

/** Without one, an account that visits were not written to leaves alone where they are written. */
async function changeWritten(
  trx: Transaction,
  { professionalId, accountId }: { professionalId: string; accountId: string },
  hash: Buffer | null,
): Promise<void> {
  const before = await calendarAccountsStore.findWritten(trx, professionalId);
  if (hash === null && before && before.account_id !== accountId) return;
  await calendarAccountsStore.setWritten(trx, professionalId, hash);
  await publishWrittenCalendarChange(trx, professionalId);
}
