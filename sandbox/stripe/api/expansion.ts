import type { ObjectStore } from '../object-store.ts';
import { StripeApiError } from './stripe-error.ts';
import type { ObjectType } from '../stripe-objects.ts';

/**
 * Replaces references by the objects they name, for each dotted path of `expand`, e.g. 'payment_intent.latest_charge'
 * or 'data.balance_transaction'; see https://docs.stripe.com/api/expanding_objects.
 */
export function expandAll(store: ObjectStore, answer: object, paths: string[] | undefined): object {
  if (!paths?.length) return answer;
  const copy = structuredClone(answer) as Json;
  for (const path of paths) expandPath(store, copy, path.split('.'), path);
  return copy;
}

type Json = Record<string, unknown>;

function expandPath(store: ObjectStore, parent: Json, [key, ...rest]: string[], path: string): void {
  if (key === undefined) return;
  const value = key in parent ? parent[key] : included(store, parent, key);
  if (value === undefined) {
    throw new StripeApiError(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  if (Array.isArray(value)) {
    for (const item of value as Json[]) expandPath(store, item, rest, path);
    return;
  }
  const expanded = typeof value === 'string' ? referenced(store, value, path) : value;
  parent[key] = expanded;
  if (expanded !== null) expandPath(store, expanded as Json, rest, path);
}

/** Returns lists that Stripe omits unless they are expanded. */
function included(store: ObjectStore, parent: Json, key: string): object | undefined {
  const id = String(parent.id);
  if (parent.object === 'checkout.session' && key === 'line_items') {
    const data = store.findDetails('checkout.session', id)?.lineItems ?? [];
    return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
  }
  if (parent.object === 'charge' && key === 'refunds') {
    const data = store.all('refund', [{ field: 'charge', value: id }]).reverse();
    return { object: 'list', data, has_more: false, url: `/v1/charges/${id}/refunds` };
  }
  return undefined;
}

const TYPES: Record<string, ObjectType> = {
  acct: 'account',
  ch: 'charge',
  cs: 'checkout.session',
  dp: 'dispute',
  pi: 'payment_intent',
  price: 'price',
  prod: 'product',
  re: 'refund',
  tr: 'transfer',
  trr: 'transfer_reversal',
  txn: 'balance_transaction',
};

function referenced(store: ObjectStore, id: string, path: string): object {
  const type = TYPES[id.slice(0, id.indexOf('_'))];
  const object = type && store.find(type, id);
  if (!object) throw new StripeApiError(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return object;
}
