import {
  brokenConstraint,
  inTransaction,
  lockSubject,
  type Transaction,
} from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { listServiceTimes } from '#app/features/availability/hours/queries/read-working-hours.server.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { assertPhone } from '#app/features/profiles/commands/assert-phone.server.ts';
import { listServices } from '#app/features/services/queries/list-services.server.ts';
import { byHandErrors } from '../by-hand.errors.ts';
import { handEnteredVisitsStore, type VisitTime } from '../hand-entered-visits-store.server.ts';
import { visitRange } from '../visit-range.ts';
import { publishVisitChange } from './publish-visit-change.server.ts';

/** `duration` is minutes; email and phone are empty if unknown. */
export type EnteredVisit = {
  service_id: string;
  name: string;
  email: string;
  phone: string;
  location: string;
  note: string | null;
  date: string;
  time: string;
  duration: number;
};

/**
 * Enters a visit for somebody without an account. It takes its time, with the buffer of its service, like a booking:
 * behind the lock of holds and moves.
 * @returns its id
 * @throws AppError visit_service_missing, invalid_phone, visit_not_ahead, visit_overlaps
 */
export async function enterVisit(visit: EnteredVisit, owner: OwnProfessional, now = new Date()): Promise<string> {
  assertPhone(visit.phone);
  const [services, times] = await Promise.all([listServices(owner.id), listServiceTimes(owner.id)]);
  const service = services.find(({ id }) => id === visit.service_id);
  if (!service) throw serviceMissing();
  const buffer = times.find(({ service_id }) => service_id === service.id)?.buffer_time ?? 0;
  const range = visitRange({ ...visit, buffer }, owner.time_zone, epochMinutesOf(now));
  const row = {
    professional_id: owner.id,
    service_id: service.id,
    service_name: service.name,
    client_name: visit.name,
    email: visit.email || null,
    phone: visit.phone || null,
    location: visit.location,
    note: visit.note,
    ...range,
  };
  return inTransaction(async (trx) => {
    await lockSubject(trx, owner.id);
    await refuseOverlap(trx, owner.id, range, null);
    const { id } = await handEnteredVisitsStore.insert(trx, row).catch(asMissingService);
    await publishVisitChange(trx, owner.id, id);
    return id;
  });
}

/**
 * Refuses a time that is taken, for whoever holds the professional's lock.
 * @throws AppError visit_overlaps, with what is in the way
 */
export async function refuseOverlap(
  trx: Transaction,
  professionalId: string,
  range: VisitTime,
  exceptId: string | null,
): Promise<void> {
  const reason = await handEnteredVisitsStore.findObstacle(trx, professionalId, range, exceptId);
  if (!reason) return;
  const { visit_overlaps } = byHandErrors;
  throw new AppError(visit_overlaps, { fields: { time: visit_overlaps.message }, extra: { reason } });
}

/** Throws the error of a service that was deleted between the check and the visit. */
export function asMissingService(error: unknown): never {
  throw brokenConstraint(error) === 'hand_entered_visits_service_id_fkey' ? serviceMissing() : error;
}

function serviceMissing(): AppError {
  const { visit_service_missing } = byHandErrors;
  return new AppError(visit_service_missing, { fields: { service_id: visit_service_missing.message } });
}
