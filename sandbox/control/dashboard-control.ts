import { Hono } from 'hono';
import * as z from 'zod/mini';
import { deauthorize } from '#sandbox/stripe/accounts/deauthorization.ts';
import type { UnitOfWork } from '#sandbox/stripe/api/endpoint.ts';
import { makeRefund } from '../stripe/endpoints/refunds.ts';
import { makeReversal } from '../stripe/endpoints/transfer-reversals.ts';
import { failPayout } from '#sandbox/stripe/money/payouts.ts';
import { askCustomer, endRefund } from '#sandbox/stripe/money/refund-endings.ts';
import { StripeApiError } from '#sandbox/stripe/api/stripe-error.ts';
import type { ObjectType, StoredObjects } from '../stripe/stripe-objects.ts';
import type { StripeSandbox } from '../stripe/stripe-sandbox.ts';
import { ControlError, readJson } from './json-body.ts';

const part = z.strictObject({
  amount: z.optional(z.int().check(z.positive())),
  metadata: z.optional(z.record(z.string(), z.string())),
});
const ending = z.strictObject({
  status: z.optional(z.enum(['failed', 'canceled', 'requires_action'])),
  reason: z.optional(z.string()),
});
const failure = z.strictObject({ code: z.optional(z.string()) });

/** Control routes for actions in Stripe's dashboard, and for what banks do with money already sent. */
export function createDashboardControl({ ledger }: StripeSandbox): Hono {
  const routes = new Hono();

  routes.post('/sandbox/api/charges/:id/refund', async (c) => {
    const { amount, metadata = {} } = await readJson(c, part);
    return c.json(
      change('charge', c.req.param('id'), (work, charge) => makeRefund(work, charge, { amount, metadata })),
    );
  });

  routes.post('/sandbox/api/refunds/:id/end', async (c) => {
    const { status = 'failed', reason = 'expired_or_canceled_card' } = await readJson(c, ending);
    return c.json(
      change('refund', c.req.param('id'), (work, refund) => {
        if (refund.status === 'failed' || refund.status === 'canceled')
          throw new ControlError(409, `The refund is ${refund.status}.`);
        return status === 'requires_action'
          ? askCustomer(work, refund)
          : endRefund(work, refund, status === 'failed' ? { status, reason } : { status });
      }),
    );
  });

  routes.post('/sandbox/api/transfers/:id/reverse', async (c) => {
    const { amount, metadata = {} } = await readJson(c, part);
    return c.json(
      change('transfer', c.req.param('id'), (work, transfer) => makeReversal(work, transfer, { amount, metadata })),
    );
  });

  routes.post('/sandbox/api/payouts/:id/fail', async (c) => {
    const { code = 'account_closed' } = await readJson(c, failure);
    return c.json(change('payout', c.req.param('id'), (work, payout) => failPayout(work, payout, code)));
  });

  routes.post('/sandbox/api/accounts/:id/deauthorize', (c) =>
    c.json(change('account', c.req.param('id'), deauthorize)),
  );
  return routes;

  function change<K extends ObjectType, T extends object>(
    type: K,
    id: string,
    how: (work: UnitOfWork, object: StoredObjects[K]) => T,
  ): T {
    const object = ledger.store.find(type, id);
    if (!object) throw new ControlError(404, `No such ${type}.`);
    try {
      return ledger.change((work) => how(work, object));
    } catch (error) {
      if (error instanceof StripeApiError) throw new ControlError(409, error.message);
      throw error;
    }
  }
}
