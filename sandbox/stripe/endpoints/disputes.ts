import * as z from 'zod/mini';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { expandAll } from '../api/expansion.ts';
import { answerList, listParameters } from '../api/lists.ts';
import type { Filter } from '../object-store.ts';
import { expand, text } from '../api/parameters.ts';
import { noSuch } from '../api/stripe-error.ts';

const listDisputes = z.strictObject({ ...listParameters, charge: z.optional(text), payment_intent: z.optional(text) });

/** Only banks open disputes: the API just reads them. */
export const disputeEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/disputes', listDisputes, (call) => {
    const filters: Filter[] = [];
    for (const field of ['charge', 'payment_intent'] as const) {
      const value = call.input[field];
      if (value !== undefined) filters.push({ field, value });
    }
    return answerList('dispute', call, filters);
  }),
  endpoint('GET', '/v1/disputes/:id', z.strictObject({ expand }), ({ work, id, input }) => {
    const dispute = work.store.find('dispute', id);
    if (!dispute) throw noSuch('dispute', id, 'dispute');
    return expandAll(work.store, dispute, input.expand);
  }),
];
