import type * as z from 'zod/mini';
import type { ObjectStore } from '../object-store.ts';
import type { StoredObjects } from '../stripe-objects.ts';

/** Access to the objects and events of one transaction. */
export type UnitOfWork = {
  store: ObjectStore;
  /** The base of hosted pages' URLs, e.g. http://127.0.0.1:3001. */
  baseUrl: string;
  emit(event: EmittedEvent): void;
};

export type EmittedEvent = {
  type: string;
  /** The platform's own application is not in the store. */
  object: StoredObjects[keyof StoredObjects] | { id: string; object: 'application'; name: string };
  previousAttributes?: object;
  /** The connected account it happened on, unless that is the platform. */
  account?: string;
};

export type Call<Input> = {
  work: UnitOfWork;
  /** The id in the path; '' if it has none. */
  id: string;
  /** The second id in the path, e.g. of a reversal. */
  subId: string;
  input: Input;
  path: string;
  /** The connected account of the Stripe-Account header. */
  account: string | null;
};

export type Endpoint = {
  method: 'GET' | 'POST';
  path: string;
  parameters: z.ZodMiniType;
  handle(call: Call<unknown>): object;
};

/** Describes one endpoint; `handle` returns the answer, or throws StripeApiError to refuse. */
export function endpoint<S extends z.ZodMiniType>(
  method: Endpoint['method'],
  path: string,
  parameters: S,
  handle: (call: Call<z.infer<S>>) => object,
): Endpoint {
  // The dispatcher only calls `handle` with input parsed by `parameters`.
  return { method, path, parameters, handle: handle as Endpoint['handle'] };
}
