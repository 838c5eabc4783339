import { changedSince } from '#app/lib/changed-since.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { seenOf, type ServiceDto } from './service-dto.ts';
import { type SeenService, type ServiceChanges, serviceFields } from './service.schema.ts';
import { serviceErrors } from './services.errors.ts';

/**
 * Refuses to save over what another tab saved since the service was read (`base`). Saving what is already saved
 * succeeds, as after a lost answer.
 * @throws AppError service_changed, with the saved fields in `details.saved`
 */
export function refuseStale(service: ServiceDto, changes: ServiceChanges): void {
  const saved = seenOf(service, serviceFields);
  if (changedSince(changes.base, saved) && changedSince({ ...saved, ...wantedOf(changes) }, saved))
    throw new AppError(serviceErrors.service_changed, { extra: { saved } });
}

/** Returns the fields present in the request, as text like in the form. */
function wantedOf(changes: ServiceChanges): Partial<SeenService> {
  const given = Object.entries(changes).filter(([field, value]) => field !== 'base' && value !== undefined);
  return Object.fromEntries(given.map(([field, value]) => [field, String(value)]));
}
