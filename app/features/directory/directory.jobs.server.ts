import { listingChanges } from '#app/features/professional-review/commands/publish-review.server.ts';
import { availabilityChanges } from '#app/features/availability/commands/publish-availability-change.server.ts';
import { bookingEvents } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { settingsChanges } from '#app/features/platform-settings/commands/publish-settings-change.server.ts';
import { professionalChanges } from '#app/features/professionals/commands/publish-professional-change.server.ts';
import { reviewEvents } from '#app/features/reviews/commands/publish-review-event.server.ts';
import { serviceEvents } from '#app/features/services/commands/publish-service-event.server.ts';
import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { onQueue, onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import {
  directoryRefreshes,
  enqueueDirectoryRefresh,
  refreshListing,
} from './entries/commands/enqueue-directory-refresh.server.ts';
import { refreshAllEntries, refreshDueEntries, refreshEntry } from './entries/commands/refresh-entries.server.ts';

type OfProfessional = { professionalId: string };

export const directoryJobs: Job[] = [
  onQueue(directoryRefreshes, ({ professionalId }) => refreshEntry(database(), professionalId)),
  onQueue(serviceEvents, refreshOf),
  onQueue(listingChanges, refreshOf),
  onQueue(professionalChanges, refreshOf),
  onQueue(reviewEvents, refreshOf),
  onQueue(availabilityChanges, requestRefreshOf),
  onQueue(bookingEvents, ({ professionalId }) =>
    professionalId ? requestRefreshOf({ professionalId }) : Promise.resolve(),
  ),
  onQueue(settingsChanges, onSettingsChange),
  onSchedule('directory.refresh-due', '* * * * *', (now) => refreshDueEntries(database(), now)),
];

function refreshOf({ professionalId }: OfProfessional): Promise<void> {
  return refreshListing(professionalId);
}

/** In a separate job, so that other subscribers of the event do not wait for it. */
function requestRefreshOf({ professionalId }: OfProfessional): Promise<void> {
  return inTransaction((trx) => enqueueDirectoryRefresh(trx, professionalId));
}

/** Every entry depends on which times can still be booked. */
async function onSettingsChange({ settings }: { settings: readonly string[] }): Promise<void> {
  if (settings.includes('minimum_notice_hours')) await refreshAllEntries(database());
}
