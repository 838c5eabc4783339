import { describeRoute } from 'hono-openapi';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { isId } from '#app/platform/http/path-parameters.ts';
import { validJson } from '#app/platform/http/validated.server.ts';
import { adminOnly } from '#app/features/accounts/queries/viewer.server.ts';
import { payRefundOtherwise, resumeRefund } from './commands/decide-refund.server.ts';
import { listNotableRefunds } from './queries/list-notable-refunds.server.ts';
import { refundErrors } from './refunds.errors.ts';
import { paidOtherwiseSchema } from './refunds.schema.ts';

const describe = (summary: string) => describeRoute({ summary, tags: ['Administration'] });

/** Refunds that need an administrator, over HTTP. */
export const refundsApi = apiRouter()
  .get('/admin/refunds', adminOnly, describe("Refunds that failed or are refused, and those made in Stripe's dashboard"), async (context) => {
    context.header('cache-control', 'no-store');
    return context.json({ items: await listNotableRefunds() });
  })
  .post('/admin/refunds/:id/retry', adminOnly, describe('Have a refund that failed tried once more'), async (context) => {
    const id = refundId(context.req.param('id'));
    await resumeRefund(id, context.get('viewer').id);
    return context.json({ id, state: 'requested' as const });
  })
  .post('/admin/refunds/:id/paid-otherwise', adminOnly, describe('Note how a refund that failed was paid other than through Stripe'), validJson(paidOtherwiseSchema), async (context) => {
    const id = refundId(context.req.param('id'));
    await payRefundOtherwise(id, context.get('viewer').id, context.req.valid('json').how);
    return context.json({ id, state: 'paid' as const });
  });

function refundId(text: string): string {
  if (!isId(text)) throw new AppError(refundErrors.refund_not_found);
  return text;
}
