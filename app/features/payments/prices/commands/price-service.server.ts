import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#app/platform/errors/app-error.ts';
import { centsFromDollars, dollarString } from '#app/lib/money.ts';
import { setStripePrice } from '#app/features/services/commands/set-stripe-price.server.ts';
import { findOwnService, type OwnServiceVersion } from '#app/features/services/queries/find-own-service.server.ts';
import { serviceErrors } from '#app/features/services/services.errors.ts';
import { asPaymentError, isIdempotencyClash } from '../../stripe.server.ts';
import { makeStripePrice } from './make-stripe-price.server.ts';

/** The price is in dollars. */
export type PriceRequest = { serviceId: string; professionalId: string; price: number };

const turns = 20;

/**
 * Sets the price of a professional's own service (create- and update-stripe-price): creates it at Stripe first, then
 * stores price and amount together, so that a failure changes nothing and no amount appears without its price. A
 * service that has the price already keeps it.
 * @returns Stripe's id of the price
 * @throws AppError service_no_professional, service_not_found, service_changed_meanwhile; details.type "stripe" if
 * Stripe refuses or cannot be reached
 */
export async function priceService(userId: string, request: PriceRequest): Promise<string> {
  const price = dollarString(centsFromDollars(request.price));
  for (let turn = 0; turn < turns; turn += 1) {
    const service = await findOwnService(userId, request);
    if (service.price === price && service.stripe_price_id) return service.stripe_price_id;
    const made = await priceAtStripe(service, price);
    // Otherwise another call is creating the same price, or the service changed meanwhile: try again.
    if (made) return made;
    await wait(100);
  }
  throw new AppError(serviceErrors.service_changed_meanwhile);
}

async function priceAtStripe(service: OwnServiceVersion, price: string): Promise<string | undefined> {
  try {
    const made = await makeStripePrice(service, price);
    return (await setStripePrice(service, price, made)) ? made.stripe_price_id : undefined;
  } catch (error) {
    if (isIdempotencyClash(error)) return undefined;
    throw asPaymentError(error);
  }
}
