import type Stripe from 'stripe';
import { followCheckout } from '#app/features/holds/payment/commands/follow-checkout.server.ts';
import { followAccount } from '#app/features/connected-accounts/commands/follow-account.server.ts';
import { followDispute } from '#app/features/payments/disputes/commands/follow-dispute.server.ts';
import { followCharge, followRefund } from '#app/features/payments/refunds/commands/follow-refund.server.ts';
import { syncReversals } from '#app/features/payments/transfers/commands/sync-reversals.server.ts';
import { refreshConnectedAccount } from '#app/features/connected-accounts/commands/refresh-connected-account.server.ts';
import type { StripeEvent } from './stripe-event.ts';

type EventType = Stripe.Event['type'];
type EventHandler = (event: StripeEvent) => Promise<unknown>;

/**
 * Returns the account of an event: account events name it as their object, payout events as the account they happened
 * on.
 */
const accountOf = ({ account, objectId }: StripeEvent): string => account ?? objectId;

const checkout: EventHandler = ({ objectId }) => followCheckout(objectId);
/** If a bank account refuses a payout, Stripe asks for another one, and waiting money keeps waiting. */
const account: EventHandler = (event) => refreshConnectedAccount(accountOf(event));
const dispute: EventHandler = ({ objectId }) => followDispute(objectId);
const refund: EventHandler = ({ objectId }) => followRefund(objectId);

/**
 * The handlers of Stripe's events. Each asks Stripe for the object as it is now, so that neither the order of events
 * nor their repetition matters. Other types are acknowledged and ignored.
 */
const handlers = {
  'checkout.session.completed': checkout,
  'checkout.session.expired': checkout,
  'checkout.session.async_payment_succeeded': checkout,
  'account.updated': account,
  'account.application.deauthorized': (event) => followAccount(accountOf(event)),
  'payout.failed': account,
  'payout.canceled': account,
  'charge.dispute.created': dispute,
  'charge.dispute.updated': dispute,
  'charge.dispute.closed': dispute,
  'charge.dispute.funds_withdrawn': dispute,
  'charge.dispute.funds_reinstated': dispute,
  'charge.refunded': ({ objectId }) => followCharge(objectId),
  'refund.created': refund,
  'refund.updated': refund,
  'refund.failed': refund,
  'transfer.reversed': ({ objectId }) => syncReversals(objectId),
} satisfies Partial<Record<EventType, EventHandler>>;

type HandledEventType = keyof typeof handlers;

export const handledEventTypes = Object.keys(handlers) as HandledEventType[];

export function isHandled(type: string): type is HandledEventType {
  return Object.hasOwn(handlers, type);
}

/**
 * Handles an event.
 * @throws the failure, so that it is retried
 */
export async function handleEvent(event: StripeEvent): Promise<void> {
  if (isHandled(event.type)) await (handlers[event.type] as EventHandler)(event);
}
