import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { adminOnly } from '#app/platform/access/viewer-rules.server.ts';
import { payRefundOtherwise, resumeRefund } from './commands/decide-refund.server.ts';
import { listNotableRefunds } from '#app/features/payments/refunds/queries/list-notable-refunds.server.ts';
import { refundErrors } from './refunds.errors.ts';
import { paidOtherwiseSchema } from './refunds.schema.ts';
import * as z from 'zod/mini';
import { id } from '#app/platform/http/api/answer-fields.server.ts';
import { type Answers, operation } from '#app/platform/http/api/operation.server.ts';
import { notableRefundAnswer } from '#app/features/payments/answers/money.server.ts';

const describe = (summary: string, answers: Answers) => operation({ summary, tags: ['Administration'], answers });

/** The API of refunds that need an administrator. */
export const refundsApi = apiRouter()
  .get(
    '/admin/refunds',
    adminOnly,
    describe("Refunds that failed, are refused or late, and those made in Stripe's dashboard", {
      200: z.object({ items: z.array(notableRefundAnswer) }),
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json({ items: await listNotableRefunds() });
    },
  )
  .post(
    '/admin/refunds/:id/retry',
    adminOnly,
    describe('Have a refund that failed tried once more', { 200: z.object({ id, state: z.literal('requested') }) }),
    async (context) => {
      const id = refundId(context.req.param('id'));
      await resumeRefund(id, context.get('viewer').id);
      return context.json({ id, state: 'requested' as const });
    },
  )
  .post(
    '/admin/refunds/:id/paid-otherwise',
    adminOnly,
    describe('Note how a refund that failed was paid other than through Stripe', {
      200: z.object({ id, state: z.literal('paid') }),
    }),
    validJson(paidOtherwiseSchema),
    async (context) => {
      const id = refundId(context.req.param('id'));
      await payRefundOtherwise(id, context.get('viewer').id, context.req.valid('json').how);
      return context.json({ id, state: 'paid' as const });
    },
  );

function refundId(text: string): string {
  if (!isId(text)) throw new AppError(refundErrors.refund_not_found);
  return text;
}
