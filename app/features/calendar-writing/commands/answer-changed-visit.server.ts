import { database, databaseTime, inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { changedVisitsStore } from '../changed-visits-store.server.ts';
import { calendarWritingErrors } from '../calendar-writing.errors.ts';
import { publishDueVisits } from './want-visits.server.ts';

/**
 * Puts a visit back into its professional's calendar, at the time at which it takes place.
 * @throws AppError calendar_visit_not_found
 */
export async function putVisitBack(professionalId: string, visitId: string): Promise<void> {
  await inTransaction(async (trx) => {
    if (!(await changedVisitsStore.wantAgain(trx, professionalId, visitId, await databaseTime(trx))))
      throw new AppError(calendarWritingErrors.calendar_visit_not_found);
    await publishDueVisits(trx);
  });
}

/**
 * Leaves a visit in its professional's calendar as it is there, until it changes here.
 * @throws AppError calendar_visit_not_found
 */
export async function leaveVisitOut(professionalId: string, visitId: string): Promise<void> {
  if (!(await changedVisitsStore.leaveOut(database(), professionalId, visitId)))
    throw new AppError(calendarWritingErrors.calendar_visit_not_found);
}
