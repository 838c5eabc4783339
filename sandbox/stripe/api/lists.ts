import * as z from 'zod/mini';
import type { Call } from './endpoint.ts';
import { expandAll } from './expansion.ts';
import type { Comparison, Filter } from '../object-store.ts';
import { expand, integer } from './parameters.ts';
import { noSuch, StripeApiError } from './stripe-error.ts';
import type { ObjectType } from '../stripe-objects.ts';

const createdRange = z.strictObject({
  gt: z.optional(integer),
  gte: z.optional(integer),
  lt: z.optional(integer),
  lte: z.optional(integer),
});

/** Parameters that every list accepts: https://docs.stripe.com/api/pagination. */
export const listParameters = {
  limit: z.optional(integer),
  starting_after: z.optional(z.string()),
  ending_before: z.optional(z.string()),
  created: z.optional(z.union([integer, createdRange])),
  expand,
};
export type ListInput = z.infer<z.ZodMiniObject<typeof listParameters>>;

/** Returns one page in Stripe's list format, newest first; `account` limits it to a connected account's objects. */
export function answerList<K extends ObjectType>(
  type: K,
  call: Call<ListInput>,
  filters: Filter[],
  account?: string,
): object {
  const { work, input, path } = call;
  const limit = input.limit ?? 10;
  if (limit < 1 || limit > 100) {
    throw new StripeApiError('This value must be between 1 and 100 (inclusive).', { param: 'limit' });
  }
  for (const param of ['starting_after', 'ending_before'] as const) {
    const cursor = input[param];
    if (cursor !== undefined && !work.store.find(type, cursor)) throw noSuch(type, cursor, param, 400);
  }
  const page = work.store.page(type, [...filters, ...createdFilters(input.created)], {
    limit,
    startingAfter: input.starting_after,
    endingBefore: input.ending_before,
    account,
  });
  const answer = { object: 'list', data: page.data, has_more: page.hasMore, url: path };
  return expandAll(work.store, answer, input.expand);
}

const COMPARISONS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const satisfies Record<string, Comparison>;

function createdFilters(created: ListInput['created']): Filter[] {
  if (created === undefined) return [];
  if (typeof created === 'number') return [{ field: 'created', value: created }];
  return (['gt', 'gte', 'lt', 'lte'] as const).flatMap((bound) => {
    const value = created[bound];
    return value === undefined ? [] : [{ field: 'created' as const, comparison: COMPARISONS[bound], value }];
  });
}
