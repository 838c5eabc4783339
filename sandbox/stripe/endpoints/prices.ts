import * as z from 'zod/mini';
import { endpoint, type Endpoint, type UnitOfWork } from '../api/endpoint.ts';
import { expandAll } from '../api/expansion.ts';
import { newId } from '../identifiers.ts';
import { answerList, listParameters } from '../api/lists.ts';
import type { Filter } from '../object-store.ts';
import { boolean, currency, expand, integer, mergeMetadata, metadata, text } from '../api/parameters.ts';
import { noSuch, StripeApiError } from '../api/stripe-error.ts';
import { stripeNow, type WirePrice } from '../stripe-objects.ts';
import { newProduct } from './products.ts';

const taxBehavior = z.enum(['exclusive', 'inclusive', 'unspecified']);
const createPrice = z.strictObject({
  currency,
  unit_amount: z.optional(integer),
  unit_amount_decimal: z.optional(text),
  product: z.optional(text),
  product_data: z.optional(z.strictObject({ name: text, metadata: z.optional(metadata) })),
  active: z.optional(boolean),
  nickname: z.optional(text),
  lookup_key: z.optional(text),
  tax_behavior: z.optional(taxBehavior),
  metadata: z.optional(metadata),
  expand,
});
const updatePrice = z.strictObject({
  active: z.optional(boolean),
  nickname: z.optional(text),
  lookup_key: z.optional(text),
  tax_behavior: z.optional(taxBehavior),
  metadata: z.optional(metadata),
  expand,
});
const listPrices = z.strictObject({
  ...listParameters,
  active: z.optional(boolean),
  currency: z.optional(currency),
  product: z.optional(text),
});

export const priceEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/prices', createPrice, ({ work, input }) => {
    const product = input.product ?? inlineProduct(work, input.product_data);
    if (!work.store.find('product', product)) throw noSuch('product', product, 'product', 400);
    const price = newPrice({ ...input, product, unitAmount: readUnitAmount(input) });
    work.store.insert('price', price);
    work.emit({ type: 'price.created', object: price });
    return expandAll(work.store, price, input.expand);
  }),
  endpoint('GET', '/v1/prices', listPrices, (call) => {
    const { active, product } = call.input;
    const filters: Filter[] = [];
    if (active !== undefined) filters.push({ field: 'active', value: active });
    if (product !== undefined) filters.push({ field: 'product', value: product });
    return answerList('price', call, filters);
  }),
  endpoint('GET', '/v1/prices/:id', z.strictObject({ expand }), ({ work, id, input }) =>
    expandAll(work.store, findPrice(work, id), input.expand),
  ),
  endpoint('POST', '/v1/prices/:id', updatePrice, ({ work, id, input }) => {
    const before = findPrice(work, id);
    const price: WirePrice = {
      ...before,
      active: input.active ?? before.active,
      nickname: input.nickname === undefined ? before.nickname : input.nickname || null,
      lookup_key: input.lookup_key === undefined ? before.lookup_key : input.lookup_key || null,
      tax_behavior: input.tax_behavior ?? before.tax_behavior,
      metadata: mergeMetadata(before.metadata, input.metadata),
    };
    work.store.update('price', price);
    work.emit({ type: 'price.updated', object: price, previousAttributes: { active: before.active } });
    return expandAll(work.store, price, input.expand);
  }),
];

type PriceInput = {
  currency: string;
  product: string;
  unitAmount: number;
  active?: boolean | undefined;
  nickname?: string | undefined;
  lookup_key?: string | undefined;
  tax_behavior?: WirePrice['tax_behavior'] | undefined;
  metadata?: z.infer<typeof metadata> | undefined;
};

/** Returns a new one-time price; `unitAmount` in cents. */
export function newPrice(input: PriceInput): WirePrice {
  return {
    id: newId('price'),
    object: 'price',
    active: input.active ?? true,
    billing_scheme: 'per_unit',
    created: stripeNow(),
    currency: input.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookup_key ?? null,
    metadata: mergeMetadata({}, input.metadata),
    nickname: input.nickname ?? null,
    product: input.product,
    recurring: null,
    tax_behavior: input.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: input.unitAmount,
    unit_amount_decimal: String(input.unitAmount),
  };
}

/** Returns the amount in cents, given as an integer or as a decimal without a fraction. */
export function readUnitAmount(input: {
  unit_amount?: number | undefined;
  unit_amount_decimal?: string | undefined;
}): number {
  const amount = input.unit_amount ?? (input.unit_amount_decimal ? Number(input.unit_amount_decimal) : undefined);
  if (amount === undefined) {
    throw new StripeApiError('Missing required param: unit_amount.', {
      code: 'parameter_missing',
      param: 'unit_amount',
      stored: false,
    });
  }
  if (!Number.isInteger(amount) || amount < 0 || amount > 99_999_999) {
    const message = `Invalid non-negative integer: ${amount}`;
    throw new StripeApiError(message, { code: 'parameter_invalid_integer', param: 'unit_amount' });
  }
  return amount;
}

function inlineProduct(work: UnitOfWork, data: z.infer<typeof createPrice>['product_data']): string {
  if (!data) {
    throw new StripeApiError('Missing required param: product.', {
      code: 'parameter_missing',
      param: 'product',
      stored: false,
    });
  }
  const product = newProduct(data.name, { metadata: data.metadata });
  work.store.insert('product', product);
  work.emit({ type: 'product.created', object: product });
  return product.id;
}

function findPrice(work: UnitOfWork, id: string): WirePrice {
  const price = work.store.find('price', id);
  if (!price) throw noSuch('price', id, 'price');
  return price;
}
