import * as z from 'zod/mini';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { answerList, listParameters } from '../api/lists.ts';
import type { Filter } from '../object-store.ts';
import { boolean, expand, text } from '../api/parameters.ts';
import { noSuch } from '../api/stripe-error.ts';

const listEvents = z.strictObject({
  ...listParameters,
  type: z.optional(text),
  types: z.optional(z.array(text)),
  delivery_success: z.optional(boolean),
});

export const eventEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/events', listEvents, (call) => {
    const filters: Filter[] = [];
    if (call.input.type !== undefined) filters.push({ field: 'type', value: call.input.type });
    if (call.input.types !== undefined) filters.push({ field: 'type', comparison: 'in', value: call.input.types });
    return answerList('event', call, filters);
  }),
  endpoint('GET', '/v1/events/:id', z.strictObject({ expand }), ({ work, id }) => {
    const event = work.store.find('event', id);
    if (!event) throw noSuch('event', id, 'id');
    return event;
  }),
];
