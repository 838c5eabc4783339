import type * as z from 'zod/mini';
import type { comingTransferAnswer, expectedTransferAnswer, comingTransfersAnswer } from './answers/earnings.server.ts';

/** A transfer that was requested but has not been sent. Dollars with two decimals, instants ISO 8601. */
export type ComingTransfer = z.infer<typeof comingTransferAnswer>;

/** A confirmed visit, and what it brings the professional once completed. */
export type ExpectedTransfer = z.infer<typeof expectedTransferAnswer>;

/** A professional's upcoming transfers and what confirmed visits will add. Sums cover all, lists only the first few. */
export type ComingTransfers = z.infer<typeof comingTransfersAnswer>;

const texts: Readonly<Record<string, string>> = {
  held: 'On hold while we look into it',
  waiting: 'Waiting until Stripe can receive it',
  due: 'Being sent',
  sending: 'Being sent',
  failed: 'Didn’t go through. We’ll retry automatically',
  sent: 'Transferred',
  reversed: 'Taken back after a refund',
};

/** Longer than the minute in which a completion can be undone, and than the jobs that follow it. */
const beingSentMinutes = 5;

/**
 * Returns until when a due transfer waits, as the share of a client who was not there does for a day; null for one that
 * is being sent.
 */
export function waitsUntil({ status, due_at }: { status: string | null; due_at: Date | null }, now: Date): Date | null {
  const isWaiting = status === 'due' && due_at !== null && due_at.getTime() - now.getTime() > beingSentMinutes * 60_000;
  return isWaiting ? due_at : null;
}

/** Returns the text of a transfer's status; `when` formats an instant. */
export function transferText(status: string, waits_until: string | null, when: (instant: string) => string): string {
  if (waits_until) return `Will be sent ${when(waits_until)}`;
  return (Object.hasOwn(texts, status) && texts[status]) || status;
}
