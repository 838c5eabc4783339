import { recordBalance } from './balance-transactions.ts';
import type { UnitOfWork } from '../api/endpoint.ts';
import { newId } from '../identifiers.ts';
import { idOf, stripeNow, type StoredObjects } from '../stripe-objects.ts';

export type Dispute = StoredObjects['dispute'];
type Charge = StoredObjects['charge'];

/** Stripe's fee for a dispute, in cents. */
const DISPUTE_FEE = 1_500;
const WEEK = 7 * 24 * 60 * 60;

/**
 * Opens a dispute of a charge: Stripe returns the money to the cardholder's bank at once, and gives the platform a
 * week to respond.
 */
export function openDispute(work: UnitOfWork, charge: Charge, reason: string): Dispute {
  const dispute = newDispute(charge, reason);
  recordBalance(work, {
    type: 'adjustment',
    amount: -charge.amount,
    fee: DISPUTE_FEE,
    currency: charge.currency,
    source: dispute.id,
    description: 'Chargeback withdrawal',
  });
  insertDispute(work, charge, dispute);
  work.emit({ type: 'charge.dispute.funds_withdrawn', object: dispute });
  return dispute;
}

/** Opens an inquiry: the bank asks about a charge before it takes any money, and the charge can still be refunded. */
export function openInquiry(work: UnitOfWork, charge: Charge, reason: string): Dispute {
  const dispute: Dispute = {
    ...newDispute(charge, reason),
    is_charge_refundable: true,
    payment_method_details: {
      type: 'card',
      card: { brand: 'amex', case_type: 'inquiry', network: 'amex', network_reason_code: '176' },
    },
    status: 'warning_needs_response',
  };
  insertDispute(work, charge, dispute);
  return dispute;
}

/** Ends the inquiries about a charge that was refunded in full. */
export function closeInquiries(work: UnitOfWork, { id }: Charge): void {
  for (const before of work.store.all('dispute', [{ field: 'charge', value: id }])) {
    if (before.status !== 'warning_needs_response') continue;
    const dispute: Dispute = { ...before, is_charge_refundable: false, status: 'warning_closed' };
    work.store.update('dispute', dispute);
    work.emit({ type: 'charge.dispute.closed', object: dispute, previousAttributes: { status: before.status } });
  }
}

function insertDispute(work: UnitOfWork, charge: Charge, dispute: Dispute): void {
  work.store.insert('dispute', dispute);
  work.store.update('charge', { ...charge, disputed: true });
  work.emit({ type: 'charge.dispute.created', object: dispute });
}

function newDispute(charge: Charge, reason: string): Dispute {
  return {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: stripeNow(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: stripeNow() + WEEK,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    } as Dispute['evidence_details'],
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
    },
    reason,
    status: 'needs_response',
  };
}

/** Closes a dispute with the bank's decision: the platform gets the money back if it won. */
export function closeDispute(work: UnitOfWork, before: Dispute, outcome: 'won' | 'lost'): Dispute {
  const dispute: Dispute = { ...before, status: outcome };
  work.store.update('dispute', dispute);
  if (outcome === 'won') {
    recordBalance(work, {
      type: 'adjustment',
      amount: dispute.amount,
      currency: dispute.currency,
      source: dispute.id,
      description: 'Chargeback reversal',
    });
    work.emit({ type: 'charge.dispute.funds_reinstated', object: dispute });
  }
  work.emit({ type: 'charge.dispute.closed', object: dispute, previousAttributes: { status: before.status } });
  return dispute;
}

const NO_EVIDENCE: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
