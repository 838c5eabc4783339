import fc from 'fast-check';

const faults = ['reset', 'reset_after', 'status'] as const;
/** Every call about what is sold and who gets the money; '/v1/' is any call, including reads. */
const calls = [
  '/v1/prices',
  '/v1/products',
  '/v1/accounts',
  '/v1/account_links',
  '/v1/balance',
  '/v1/payouts',
  '/v1/checkout/sessions',
  '/v1/',
] as const;
const which = fc.nat(9);
const dollars = fc.constantFrom('19.99', '75.00', '80.00');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), dollars }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('price' as const, 'change' as const), which, dollars }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('hold' as const), which, day: fc.integer({ min: 5, max: 40 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'connect' as const,
        'check' as const,
        'onboard' as const,
        'open-dashboard' as const,
        'look-at-money' as const,
      ),
    }),
  },
  {
    weight: 6,
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
);
export type ShopStep = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
/** Steps of one moment run concurrently. */
export const shopHistory = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 6,
  maxLength: 20,
  size: 'max',
});
