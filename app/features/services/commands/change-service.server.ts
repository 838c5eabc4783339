import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { toServiceDto } from '../answers/services.server.ts';
import type { ServiceDto } from '../service-dto.ts';
import { ownProfessionalId } from '../queries/own-professional-id.server.ts';
import { refuseStale } from '../refuse-stale.ts';
import type { ServiceChanges } from '../service.schema.ts';
import { serviceErrors } from '../services.errors.ts';
import { servicesStore } from '../services-store.server.ts';
import { publishServiceEvent } from './publish-service-event.server.ts';

/**
 * Changes one of the caller's own services. Bookings keep the name, price and duration they copied. If the amount
 * changes, the Stripe price is dropped in the same transaction, and update-stripe-price or a job soon after creates
 * the next one. Saving what is already saved succeeds, as after a lost answer.
 * @throws AppError service_no_professional, service_not_found, or service_changed since it was read
 */
export async function changeService(userId: string, serviceId: string, changes: ServiceChanges): Promise<ServiceDto> {
  const professionalId = await ownProfessionalId(userId);
  return inTransaction(async (trx) => {
    const before = await servicesStore.findOwnForUpdate(trx, serviceId, professionalId);
    if (!before) throw new AppError(serviceErrors.service_not_found);
    refuseStale(toServiceDto(before), changes);
    const { price: dollars, base: _, ...given } = changes;
    const price = dollars === undefined ? before.price : centsFromDollars(dollars);
    const isPriceNew = price !== before.price;
    const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const after = await servicesStore.update(trx, serviceId, {
      ...values,
      ...(isPriceNew ? { price, stripe_price_id: null } : {}),
    });
    const retired = isPriceNew ? { priceId: before.stripe_price_id ?? undefined } : {};
    await publishServiceEvent(trx, { name: 'changed', serviceId, professionalId, retired });
    return toServiceDto(after);
  });
}
