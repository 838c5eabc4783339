import type * as z from 'zod/mini';
import type { connectedPayoutAnswer, connectedMoneyAnswer } from './answers/connected-account.server.ts';

/** What Stripe holds for a connected account, in dollars with two decimals; amounts may be negative. */
export type ConnectedMoney = z.infer<typeof connectedMoneyAnswer>;

export type ConnectedPayout = z.infer<typeof connectedPayoutAnswer>;

const statusLabels: Readonly<Record<string, string>> = {
  paid: 'Arrived',
  pending: 'Planned',
  in_transit: 'On its way',
  canceled: 'Cancelled',
  failed: 'Failed',
};

/** How a payout is told. */
export function payoutStatusText(status: string): string {
  return (Object.hasOwn(statusLabels, status) && statusLabels[status]) || status;
}
