import { listingChanges } from '#app/features/professional-review/commands/publish-review.server.ts';
import { availabilityChanges } from '#app/features/availability/commands/publish-availability-change.server.ts';
import { bookingEvents } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { settingsChanges } from '#app/features/platform-settings/commands/publish-settings-change.server.ts';
import { professionalChanges } from '#app/features/professionals/commands/publish-professional-change.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { nameChanges } from '#app/features/profiles/commands/publish-name-change.server.ts';
import { reviewEvents } from '#app/features/reviews/commands/publish-review-event.server.ts';
import { serviceEvents } from '#app/features/services/commands/publish-service-event.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import {
  type Failures,
  type Job,
  type JobOfLot,
  onQueue,
  onQueueInLots,
  onSchedule,
} from '#app/platform/jobs/job.server.ts';
import {
  directoryRefreshes,
  enqueueDirectoryRefresh,
  refreshListing,
} from './commands/enqueue-directory-refresh.server.ts';
import { refreshAllEntries, refreshDueEntries, refreshEntry } from './commands/refresh-entries.server.ts';

type OfProfessional = { professionalId: string };

export const directoryJobs: Job[] = [
  onQueueInLots(directoryRefreshes, refreshEntriesOf),
  onQueue(serviceEvents, refreshOf),
  onQueue(listingChanges, refreshOf),
  onQueue(professionalChanges, refreshOf),
  onQueue(nameChanges, refreshNamed),
  onQueue(reviewEvents, refreshOf),
  onQueueInLots(availabilityChanges, requestRefreshesOf),
  onQueueInLots(bookingEvents, requestRefreshesOf),
  onQueue(settingsChanges, onSettingsChange),
  onSchedule('directory.refresh-due', '* * * * *', (now) => refreshDueEntries(database(), now)),
];

function refreshOf({ professionalId }: OfProfessional): Promise<void> {
  return refreshListing(professionalId);
}

async function refreshNamed({ profileId }: { profileId: string }): Promise<void> {
  const professional = await findProfessionalOf(profileId);
  if (professional) await refreshListing(professional.id);
}

async function refreshEntriesOf(lot: readonly JobOfLot<OfProfessional>[]): Promise<Failures> {
  await refreshEntry(database(), ...lot.map(({ data }) => data.professionalId));
  return new Map();
}

/** In separate jobs, so that other subscribers of the event do not wait for it. */
async function requestRefreshesOf(lot: readonly JobOfLot<{ professionalId: string | null }>[]): Promise<Failures> {
  const professionalIds = lot.map(({ data }) => data.professionalId).filter((id) => id !== null);
  await enqueueDirectoryRefresh(...professionalIds);
  return new Map();
}

/** Every entry depends on which times can still be booked. */
async function onSettingsChange({ settings }: { settings: readonly string[] }): Promise<void> {
  if (settings.includes('minimum_notice_hours')) await refreshAllEntries(database());
}
