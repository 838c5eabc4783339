import * as z from 'zod/mini';
import { lineItem } from '../checkout/checkout-session.ts';
import type { UnitOfWork } from '../api/endpoint.ts';
import { currency, integer, metadata, text } from '../api/parameters.ts';
import { noSuch, StripeApiError } from '../api/stripe-error.ts';
import type { WireLineItem, WirePrice } from '../stripe-objects.ts';
import { newPrice, readUnitAmount } from './prices.ts';
import { newProduct } from './products.ts';

export const lineItemParameters = z.strictObject({
  price: z.optional(text),
  price_data: z.optional(
    z.strictObject({
      currency,
      product: z.optional(text),
      product_data: z.optional(
        z.strictObject({
          name: text.check(z.minLength(1)),
          description: z.optional(text),
          images: z.optional(z.array(text)),
          metadata: z.optional(metadata),
        }),
      ),
      tax_behavior: z.optional(z.enum(['exclusive', 'inclusive', 'unspecified'])),
      unit_amount: z.optional(integer),
      unit_amount_decimal: z.optional(text),
    }),
  ),
  quantity: z.optional(integer),
});
type LineItemInput = z.infer<typeof lineItemParameters>;
type PriceData = NonNullable<LineItemInput['price_data']>;

/**
 * Stripe's minimum charge in US dollars, in cents:
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts.
 */
const MINIMUM_TOTAL = 50;

/** Returns the line items of a new session, and creates the prices and products described inline. */
export function readLineItems(work: UnitOfWork, inputs: LineItemInput[]): WireLineItem[] {
  const items = inputs.map((input, index) => readLineItem(work, input, `line_items[${index}]`));
  const currencies = new Set(items.map(({ currency }) => currency));
  if (currencies.size > 1) {
    throw new StripeApiError('The price in each line item must have the same currency.', { param: 'line_items' });
  }
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  if (total < MINIMUM_TOTAL) {
    const message = "The Checkout Session's total amount due must add up to at least $0.50 usd";
    throw new StripeApiError(message, { code: 'amount_too_small' });
  }
  return items;
}

function readLineItem(work: UnitOfWork, input: LineItemInput, param: string): WireLineItem {
  if (input.quantity === undefined || input.quantity < 1) {
    throw new StripeApiError(`Quantity is required. Add \`quantity\` to \`${param}\``, { param: `${param}[quantity]` });
  }
  if ((input.price === undefined) === (input.price_data === undefined)) {
    throw new StripeApiError(`You must specify either \`price\` or \`price_data\` for \`${param}\`.`, { param });
  }
  const price =
    input.price_data === undefined
      ? existingPrice(work, input.price ?? '', `${param}[price]`)
      : inlinePrice(work, input.price_data, `${param}[price_data]`);
  const name = work.store.find('product', String(price.product))?.name ?? '';
  return lineItem(price, name, input.quantity);
}

function existingPrice(work: UnitOfWork, id: string, param: string): WirePrice {
  const price = work.store.find('price', id);
  if (!price) throw noSuch('price', id, param, 400);
  if (!price.active) {
    throw new StripeApiError('The price specified is inactive. This field only accepts active prices.', { param });
  }
  if (!work.store.find('product', String(price.product))?.active) {
    const message = `Price \`${id}\` is not available to be purchased because its product is not active.`;
    throw new StripeApiError(message, { param });
  }
  return price;
}

/** Prices described inline are stored as inactive, so that they cannot be reused. */
function inlinePrice(work: UnitOfWork, data: PriceData, param: string): WirePrice {
  const product = data.product ?? inlineProduct(work, data, param);
  if (!work.store.find('product', product)) throw noSuch('product', product, `${param}[product]`, 400);
  const price = newPrice({
    active: false,
    currency: data.currency,
    product,
    tax_behavior: data.tax_behavior,
    unitAmount: readUnitAmount(data),
  });
  work.store.insert('price', price);
  return price;
}

function inlineProduct(work: UnitOfWork, { product_data: data }: PriceData, param: string): string {
  if (!data) {
    throw new StripeApiError(`You must specify either \`product\` or \`product_data\` in \`${param}\`.`, { param });
  }
  const product = newProduct(data.name, { ...data, active: false });
  work.store.insert('product', product);
  return product.id;
}
