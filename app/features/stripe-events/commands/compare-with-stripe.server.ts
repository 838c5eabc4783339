import { log } from '#app/platform/log/log.server.ts';
import { listUncheckedAccounts } from '#app/features/connected-accounts/queries/list-unchecked-accounts.server.ts';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { followAccount } from '#app/features/connected-accounts/commands/follow-account.server.ts';
import { followDispute } from '#app/features/payments/disputes/commands/follow-dispute.server.ts';
import { syncRefund } from '#app/features/payments/refunds/commands/sync-refund.server.ts';
import { syncRefunds } from '#app/features/payments/refunds/commands/sync-refunds.server.ts';
import { syncReversals } from '#app/features/payments/transfers/commands/sync-reversals.server.ts';

const day = 86_400_000;
/**
 * In days: a refund may fail, and a transfer be reversed, weeks later
 * (https://docs.stripe.com/refunds#failed-refunds).
 */
const daysOfMoney = 35;
/** In days: a dispute may take a hundred and more. */
const daysOfDisputes = 180;
const accounts = 2_000;

/**
 * Compares refunds, transfers, disputes and connected accounts at Stripe with our records, object by object: even if
 * events were lost, nothing stays unknown for longer than a day. One failure does not stop the others.
 */
export async function compareWithStripe(now = new Date()): Promise<void> {
  const since = (days: number) => ({ gte: Math.floor((now.getTime() - days * day) / 1_000) });
  await syncRefunds({ created: since(daysOfMoney) }, (refund) => each('a refund', refund.id, syncRefund(refund)));
  for await (const transfer of stripe().transfers.list({ created: since(daysOfMoney), limit: 100 })) {
    if (transfer.amount_reversed > 0) await each('a transfer', transfer.id, syncReversals(transfer.id));
  }
  for await (const { id } of stripe().disputes.list({ created: since(daysOfDisputes), limit: 100 }))
    await each('a dispute', id, followDispute(id));
  for (const account of await listUncheckedAccounts(new Date(now.getTime() - day / 2), accounts))
    await each('an account', account, followAccount(account));
}

async function each(what: string, id: string, work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => log.error({ err: error, id }, `${what} at Stripe could not be compared`));
}
