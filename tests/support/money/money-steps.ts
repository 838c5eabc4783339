import fc from 'fast-check';

const faults = ['reset', 'reset_after', 'status'] as const;
/** Every call made about paid money; '/v1/' is any call, including reads. */
const calls = [
  '/v1/transfers',
  '/v1/refunds',
  '/v1/disputes',
  '/v1/checkout/sessions',
  '/v1/payment_intents',
  '/v1/events',
  '/v1/',
] as const;
const which = fc.nat(9);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pay' as const), which }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'complete' as const,
        'client-cancels' as const,
        'professional-cancels' as const,
        'admin-cancels' as const,
      ),
      which,
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('report' as const, 'dispute' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      which,
      outcome: fc.constantFrom('full', 'partial', 'none'),
      cents: fc.integer({ min: 1, max: 7_500 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      which,
      outcome: fc.constantFrom('won' as const, 'lost' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      which,
      minutes: fc.constantFrom(-26 * 60, -90, 60, 30 * 60),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('reschedule' as const), which, day: fc.integer({ min: 5, max: 9 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), which }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('webhook' as const),
      which: fc.nat(99),
      copies: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fail' as const),
      kind: fc.constantFrom(...faults),
      path: fc.constantFrom(...calls),
      method: fc.constantFrom('POST' as const, 'GET' as const),
      times: fc.constantFrom(1, 1, 1, 8),
      stored: fc.boolean(),
      status: fc.constantFrom(400 as const, 500 as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('refund-at-stripe' as const, 'reverse-at-stripe' as const),
      which,
      cents: fc.integer({ min: 1, max: 7_500 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('end-refund' as const),
      which: fc.nat(99),
      ending: fc.constantFrom('failed' as const, 'canceled' as const, 'requires_action' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('decide-refund' as const),
      which: fc.nat(99),
      way: fc.constantFrom('retry' as const, 'paid-otherwise' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('forge' as const),
      which: fc.nat(99),
      how: fc.constantFrom('signature' as const, 'id' as const, 'amount' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('catch-up' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('connect' as const), active: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('time' as const), minutes: fc.constantFrom(0, 5, 90, 26 * 60) }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
/** The events by which Stripe reports money. */
export const told = /^(checkout\.session\.|charge\.dispute\.|charge\.refunded|refund\.|transfer\.reversed)/;
/** Steps of one moment run concurrently. */
export const history = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 6,
  maxLength: 20,
  size: 'max',
});
