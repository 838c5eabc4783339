import { centsFromDollars, formatDollars } from '#app/lib/money.ts';
import type { DueCancellation } from '#app/features/booking-outcomes/cancel/due-cancellation.ts';
import { onceDecided, waitingFee, waitingRefund } from '#app/features/payments/disputes/waiting-refund.ts';
import type { ClosureMail } from './commands/queue-closure-mail.server.ts';
import type { MailContent, MailFact } from '#app/ui/mail/mail-content.ts';
import { when } from '#app/features/notices/moment.ts';

/** Returns the content of the mail that confirms an account's deletion. */
export function closureMailContent({
  first_name,
  cancelled,
}: Pick<ClosureMail, 'first_name' | 'cancelled'>): MailContent {
  return {
    subject: 'Your Doorstep account is deleted',
    heading: first_name ? `Goodbye, ${first_name}` : 'Goodbye',
    lead:
      'Your account is deleted and you’re signed out everywhere. Your name, contact details and addresses are gone; payment records ' +
      'stay for our books, without them. You’re welcome back at any time. If this wasn’t you, please write to us right away.',
    facts: [...cancelled.slice(0, visitsMaximum).map(cancelledFact), ...furtherFact(cancelled.length - visitsMaximum)],
    action: { label: 'Visit Doorstep', path: '/' },
    reason: 'You’re getting this email because this address had a Doorstep account until now.',
  };
}

/** Mail programs cut off a mail that lists hundreds of visits. */
const visitsMaximum = 50;

function furtherFact(count: number): MailFact[] {
  return count > 0 ? [['And more', `${count} further visits are cancelled and refunded.`]] : [];
}

function cancelledFact(booking: DueCancellation): MailFact {
  return [when(booking), `${booking.service_name}: cancelled. ${moneyText(booking)}`];
}

function moneyText(booking: DueCancellation): string {
  const { as, status, total_amount, refund_amount, kept_amount, waits_for_bank } = booking;
  if (status === 'pending') return 'Nothing was paid for it.';
  const [refund, kept] = [centsFromDollars(refund_amount), centsFromDollars(kept_amount)];
  if (refund === 0 && kept === 0)
    return as === 'client' ? 'What you paid was refunded before.' : 'Your client was refunded before.';
  if (as === 'professional')
    return `Your client gets ${formatDollars(refund)} back${waits_for_bank ? ` ${onceDecided}` : ''}.`;
  if (refund === 0 && waits_for_bank) return `${waitingFee(formatDollars(kept))}.`;
  if (kept_amount === total_amount) return 'The late-cancellation fee is the full amount, so nothing is refunded.';
  if (refund === 0) return `${formatDollars(kept)} stays as the late-cancellation fee; the rest was refunded before.`;
  const back = waits_for_bank
    ? waitingRefund(formatDollars(refund), kept === 0)
    : `${formatDollars(refund)} is on its way back to your card`;
  return kept === 0 ? `${back}.` : `${back}; ${formatDollars(kept)} stays as the late-cancellation fee.`;
}
