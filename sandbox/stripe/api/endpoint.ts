import type * as z from 'zod/mini';
import type { ObjectStore } from '../object-store.ts';
import type { StoredObjects } from '../stripe-objects.ts';

/** What runs in one transaction: the objects, and the announcing of what happened to them. */
export type UnitOfWork = {
  store: ObjectStore;
  /** Where hosted pages live, e.g. http://127.0.0.1:3001. */
  baseUrl: string;
  emit(event: EmittedEvent): void;
};

export type EmittedEvent = {
  type: string;
  /** The platform's own application is in no store. */
  object: StoredObjects[keyof StoredObjects] | { id: string; object: 'application'; name: string };
  previousAttributes?: object;
  /** The connected account that it happened on, when it is not the platform. */
  account?: string;
};

export type Call<Input> = {
  work: UnitOfWork;
  /** The id in the path; '' where the path has none. */
  id: string;
  /** The second id in the path, e.g. of a reversal. */
  subId: string;
  input: Input;
  path: string;
  /** The connected account named by the Stripe-Account header. */
  account: string | null;
};

export type Endpoint = {
  method: 'GET' | 'POST';
  path: string;
  parameters: z.ZodMiniType;
  handle(call: Call<unknown>): object;
};

/** Describes one endpoint; `handle` returns the answer and throws StripeApiError to refuse. */
export function endpoint<S extends z.ZodMiniType>(
  method: Endpoint['method'],
  path: string,
  parameters: S,
  handle: (call: Call<z.infer<S>>) => object,
): Endpoint {
  // The dispatcher only ever calls `handle` with what `parameters` has read.
  return { method, path, parameters, handle: handle as Endpoint['handle'] };
}
