import * as z from 'zod/mini';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { expandAll } from '../api/expansion.ts';
import { answerList, listParameters } from '../api/lists.ts';
import type { Filter } from '../object-store.ts';
import { expand, text } from '../api/parameters.ts';
import { noSuch } from '../api/stripe-error.ts';

const listCharges = z.strictObject({
  ...listParameters,
  payment_intent: z.optional(text),
  transfer_group: z.optional(text),
});

export const paymentEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/payment_intents', z.strictObject(listParameters), (call) =>
    answerList('payment_intent', call, []),
  ),
  endpoint('GET', '/v1/payment_intents/:id', z.strictObject({ expand }), ({ work, id, input }) => {
    const intent = work.store.find('payment_intent', id);
    if (!intent) throw noSuch('payment_intent', id, 'intent');
    return expandAll(work.store, intent, input.expand);
  }),
  endpoint('GET', '/v1/charges', listCharges, (call) => {
    const filters: Filter[] = [];
    for (const field of ['payment_intent', 'transfer_group'] as const) {
      const value = call.input[field];
      if (value !== undefined) filters.push({ field, value });
    }
    return answerList('charge', call, filters);
  }),
  endpoint('GET', '/v1/charges/:id', z.strictObject({ expand }), ({ work, id, input }) => {
    const charge = work.store.find('charge', id);
    if (!charge) throw noSuch('charge', id, 'id');
    return expandAll(work.store, charge, input.expand);
  }),
  endpoint('GET', '/v1/balance_transactions/:id', z.strictObject({ expand }), ({ work, id, input }) => {
    const transaction = work.store.find('balance_transaction', id);
    if (!transaction) throw noSuch('balance transaction', id, 'id');
    return expandAll(work.store, transaction, input.expand);
  }),
];
