import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#app/platform/errors/app-error.ts';
import { centsFromDollars, type Cents } from '#app/lib/money.ts';
import { type ServiceText, setStripePrice } from '../../commands/set-stripe-price.server.ts';
import { findOwnService, type OwnServiceVersion } from '../../queries/find-own-service.server.ts';
import { toServiceDto } from '../../answers/services.server.ts';
import { refuseStale } from '../../refuse-stale.ts';
import { serviceErrors } from '../../services.errors.ts';
import { asPaymentError, isIdempotencyClash } from '#app/platform/stripe/stripe.server.ts';
import { makeStripePrice } from './make-stripe-price.server.ts';

/** The price is in dollars. */
export type PriceRequest = { serviceId: string; professionalId: string; price: number };

const turns = 20;

/**
 * Sets the price of a professional's own service, and its text if given (create- and update-stripe-price): creates
 * the price at Stripe first, then stores everything together, so that a failure changes nothing and no amount appears
 * without its price. A service that has the price already keeps it.
 * @returns Stripe's id of the price
 * @throws AppError service_no_professional, service_not_found, service_changed, service_changed_meanwhile;
 * details.type "stripe" if Stripe refuses or cannot be reached
 */
export async function priceService(userId: string, request: PriceRequest, text?: ServiceText): Promise<string> {
  const price = centsFromDollars(request.price);
  for (let turn = 0; turn < turns; turn += 1) {
    const service = await findOwnService(userId, request);
    if (text) refuseStale(toServiceDto(service), { ...text, price: request.price });
    const current = currentPrice(service, price);
    if (current && !text) return current.stripe_price_id;
    const saved = await saveAtPrice(service, price, text);
    // Otherwise another call is creating the same price, or the service changed meanwhile: try again.
    if (saved) return saved;
    await wait(100);
  }
  throw new AppError(serviceErrors.service_changed_meanwhile);
}

async function saveAtPrice(service: OwnServiceVersion, price: Cents, text?: ServiceText): Promise<string | undefined> {
  try {
    const stripe = currentPrice(service, price) ?? (await makeStripePrice({ ...service, ...text }, price));
    return (await setStripePrice(service, { price, stripe }, text)) ? stripe.stripe_price_id : undefined;
  } catch (error) {
    if (isIdempotencyClash(error)) return undefined;
    throw asPaymentError(error);
  }
}

function currentPrice({ price, stripe_price_id }: OwnServiceVersion, wanted: Cents) {
  return price === wanted && stripe_price_id ? { stripe_price_id } : undefined;
}
