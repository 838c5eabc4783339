import * as z from 'zod/mini';
import { endpoint, type Endpoint, type UnitOfWork } from '../api/endpoint.ts';
import { expandAll } from '../api/expansion.ts';
import { newId } from '../identifiers.ts';
import { answerList, listParameters } from '../api/lists.ts';
import { boolean, expand, mergeMetadata, metadata, text } from '../api/parameters.ts';
import { noSuch } from '../api/stripe-error.ts';
import { stripeNow, type StoredObjects } from '../stripe-objects.ts';

const fields = {
  active: z.optional(boolean),
  description: z.optional(text),
  images: z.optional(z.union([z.literal(''), z.array(text)])),
  metadata: z.optional(metadata),
  tax_code: z.optional(text),
  unit_label: z.optional(text),
  url: z.optional(text),
  expand,
};
const createProduct = z.strictObject({ ...fields, id: z.optional(text), name: text.check(z.minLength(1)) });
const updateProduct = z.strictObject({ ...fields, name: z.optional(text), default_price: z.optional(text) });

export const productEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/products', createProduct, ({ work, input }) => {
    const product = newProduct(input.name, input);
    work.store.insert('product', product);
    work.emit({ type: 'product.created', object: product });
    return expandAll(work.store, product, input.expand);
  }),
  endpoint('GET', '/v1/products', z.strictObject({ ...listParameters, active: z.optional(boolean) }), (call) =>
    answerList('product', call, call.input.active === undefined ? [] : [{ field: 'active', value: call.input.active }]),
  ),
  endpoint('GET', '/v1/products/:id', z.strictObject({ expand }), ({ work, id, input }) =>
    expandAll(work.store, findProduct(work, id), input.expand),
  ),
  endpoint('POST', '/v1/products/:id', updateProduct, ({ work, id, input }) => {
    const before = findProduct(work, id);
    const product = { ...before, ...changesOf(before, input), updated: stripeNow() };
    work.store.update('product', product);
    work.emit({ type: 'product.updated', object: product, previousAttributes: { updated: before.updated } });
    return expandAll(work.store, product, input.expand);
  }),
];

type Product = StoredObjects['product'];
type Changes = z.infer<typeof updateProduct>;

/** Returns a new product as Stripe creates it from a name and the other parameters. */
export function newProduct(name: string, input: Omit<Changes, 'name'> & { id?: string | undefined }): Product {
  const now = stripeNow();
  const product: Product = {
    id: input.id ?? newId('prod'),
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  };
  return { ...product, ...changesOf(product, input) };
}

function changesOf(product: Product, input: Changes): Partial<Product> {
  const changed: Partial<Product> = { metadata: mergeMetadata(product.metadata, input.metadata) };
  if (input.name) changed.name = input.name;
  if (input.active !== undefined) changed.active = input.active;
  if (input.images !== undefined) changed.images = input.images || [];
  for (const field of ['description', 'tax_code', 'unit_label', 'url', 'default_price'] as const) {
    const value = input[field];
    if (value !== undefined) changed[field] = value || null;
  }
  return changed;
}

/** Returns the product, or throws Stripe's 404. */
export function findProduct(work: UnitOfWork, id: string): Product {
  const product = work.store.find('product', id);
  if (!product) throw noSuch('product', id, 'id');
  return product;
}
