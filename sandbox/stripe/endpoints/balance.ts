import * as z from 'zod/mini';
import { balanceOf } from '../money/balance-transactions.ts';
import { endpoint, type Endpoint, type UnitOfWork } from '../api/endpoint.ts';
import { answerList, listParameters } from '../api/lists.ts';
import { expand, text } from '../api/parameters.ts';
import { noSuch } from '../api/stripe-error.ts';
import { noAccess, refuseDeauthorized } from './accounts.ts';

const listPayouts = z.strictObject({ ...listParameters, status: z.optional(text), destination: z.optional(text) });

export const balanceEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/balance', z.strictObject({ expand }), ({ work, account }) => {
    checkAccount(work, account);
    const { available, pending } = balanceOf(work, account);
    return {
      object: 'balance',
      available: [{ amount: available, currency: 'usd', source_types: { card: available } }],
      livemode: false,
      pending: [{ amount: pending, currency: 'usd', source_types: { card: pending } }],
    };
  }),
  endpoint('GET', '/v1/payouts', listPayouts, (call) => {
    checkAccount(call.work, call.account);
    const { status } = call.input;
    const filters = status === undefined ? [] : [{ field: 'status' as const, value: status }];
    return answerList('payout', call, filters, call.account ?? undefined);
  }),
  endpoint('GET', '/v1/payouts/:id', z.strictObject({ expand }), ({ work, id, account }) => {
    const payout = work.store.find('payout', id);
    if (!payout || work.store.findDetails('payout', id)?.account !== account) throw noSuch('payout', id, 'payout');
    return payout;
  }),
];

/** Refuses a Stripe-Account header that does not name one of our accounts. */
function checkAccount(work: UnitOfWork, id: string | null): void {
  if (id === null) return;
  if (!work.store.find('account', id)) throw noAccess(id);
  refuseDeauthorized(work, id);
}
