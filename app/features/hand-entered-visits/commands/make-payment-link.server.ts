import { randomBytes } from 'node:crypto';
import { config } from '#app/platform/config/config.server.ts';
import { database, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { formatZonedVisitTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { findPayable } from '#app/features/holds/queries/find-payable.server.ts';
import { findService } from '#app/features/services/queries/find-service.server.ts';
import { isLicensedUntil } from '#app/features/slots/queries/is-licensed-until.server.ts';
import { quoteBooking } from '#app/features/slots/queries/quote-booking.server.ts';
import { byHandErrors } from '#app/features/bookings/by-hand/by-hand.errors.ts';
import { lockOpenVisit } from '#app/features/bookings/by-hand/commands/change-visit.server.ts';
import { recordPaymentLink } from '#app/features/bookings/by-hand/commands/record-payment-link.server.ts';
import {
  getHandEnteredVisit,
  type HandEnteredVisit,
} from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import { paymentLinkMails } from './payment-link-mails.server.ts';

/**
 * Makes the secret link that pays for a visit; the one before ends. With `mail` the person gets it by email, too.
 * @returns its URL, which is not stored
 * @throws AppError hand_entered_visit_not_found, visit_already_paid, visit_being_paid, visit_not_ahead, visit_not_payable,
 * visit_service_deleted, visit_price_missing, visit_beyond_license, visit_email_missing, or of quoteBooking for an address that is not served
 */
export async function makePaymentLink(
  id: string,
  { mail }: { mail: boolean },
  owner: OwnProfessional,
  now = new Date(),
): Promise<{ url: string }> {
  const seen = await getHandEnteredVisit(id, owner.id);
  const professional = await assertPayable(seen, owner.id, now);
  if (mail && seen.email === null) throw new AppError(byHandErrors.visit_email_missing);
  const token = randomBytes(32).toString('base64url');
  const url = `${config().BASE_URL}/pay/${token}`;
  await inTransaction(async (trx) => {
    const visit = await lockOpenVisit(trx, id, owner.id);
    await recordPaymentLink(trx, id, token);
    if (mail) await mailLink(trx, { visit, url, professional: professional.name, zone: owner.time_zone });
  });
  return { url };
}

async function assertPayable(visit: HandEnteredVisit, professionalId: string, now: Date) {
  if (visit.start_time <= now) throw new AppError(byHandErrors.visit_not_ahead);
  if (visit.service_id === null) throw new AppError(byHandErrors.visit_service_deleted);
  const payable = await findPayable({ serviceId: visit.service_id, professionalId });
  if (!payable) throw await whyNotPayable(visit.service_id);
  if (!(await isLicensedUntil(payable.professional, epochMinutesOf(visit.end_time))))
    throw new AppError(byHandErrors.visit_beyond_license);
  await quoteBooking({ serviceId: payable.service.id, professionalId, location: visit.location });
  return payable.professional;
}

async function whyNotPayable(serviceId: string): Promise<AppError> {
  const service = await findService(database(), serviceId);
  const lacksPrice = service !== undefined && service.stripe_price_id === null;
  return new AppError(lacksPrice ? byHandErrors.visit_price_missing : byHandErrors.visit_not_payable);
}

async function mailLink(
  trx: Transaction,
  { visit, url, professional, zone }: { visit: HandEnteredVisit; url: string; professional: string; zone: string },
): Promise<void> {
  if (visit.email === null) return;
  await enqueue(trx, paymentLinkMails, {
    email: visit.email,
    url,
    service: visit.service_name,
    professional,
    when: formatZonedVisitTime(epochMinutesOf(visit.start_time), zone),
  });
}
