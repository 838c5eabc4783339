import { newId, randomText } from '../identifiers.ts';
import type { PaymentIntent } from '../checkout/payment-intent.ts';
import { stripeNow, type Payer, type StoredObjects } from '../stripe-objects.ts';
import type { Card } from '../checkout/test-cards.ts';

export type Charge = StoredObjects['charge'];
type Result = { kind: 'succeeded' } | { kind: 'failed'; code: string; declineCode: string | null; message: string };

/** Returns one attempt to charge the intent's amount to a card; the caller fills in its balance transaction. */
export function newCharge(intent: PaymentIntent, payer: Payer, result: Result): Charge {
  const succeeded = result.kind === 'succeeded';
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: succeeded ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: NO_ADDRESS, email: payer.email, name: payer.name, phone: null, tax_id: null },
    calculated_statement_descriptor: 'DOORSTEP SANDBOX',
    captured: succeeded,
    created: stripeNow(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: succeeded ? null : result.code,
    failure_message: succeeded ? null : result.message,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(result),
    paid: succeeded,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: { type: 'card', card: cardDetails(payer.card, intent.amount) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: succeeded ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}

function outcomeOf(result: Result): NonNullable<Charge['outcome']> {
  const succeeded = result.kind === 'succeeded';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: succeeded ? 'approved_by_network' : 'declined_by_network',
    reason: succeeded ? null : (result.declineCode ?? result.code),
    risk_level: 'normal',
    risk_score: 20,
    seller_message: succeeded ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
    type: succeeded ? 'authorized' : 'issuer_declined',
  };
}

type CardDetails = NonNullable<NonNullable<Charge['payment_method_details']>['card']>;

function cardDetails(card: Card, amount: number): CardDetails {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    extended_authorization: { status: 'disabled' },
    fingerprint: randomText(16),
    funding: 'credit',
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  } as CardDetails;
}

const NO_ADDRESS: Charge['billing_details']['address'] = {
  city: null,
  country: 'US',
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};
