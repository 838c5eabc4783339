import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { useSession } from '#app/features/sessions/session-client.ts';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { newIdempotencyKey } from '#app/platform/http/calls/new-idempotency-key.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { BookingChoices } from '../../booking-choices.ts';
import { bookingFormErrors, firstError } from '../../booking-form-errors.ts';
import { bookingToasts } from '#app/features/visits/booking-toasts.ts';
import type { CheckoutOutcome } from '../checkout-outcome.ts';
import { requestCheckout } from '../request-checkout.ts';
import { markCheckoutBegun } from '../try-again.ts';

interface Submission {
  choices: BookingChoices;
  /** The chosen slot's instant, ISO 8601 with offset. */
  startsAt: string | undefined;
  /** Dollars, as the page shows them; undefined while the total is unknown. */
  expectedTotal: string | undefined;
  /** This page with its selections, to return to after signing in. */
  returnTo: string;
  /** Called when the visitor is asked to sign in. */
  onSignIn: () => void;
  /** Called when the slot was taken or the price changed. */
  onOutdated: () => void;
}

/** Books: validates once more, requests the checkout and redirects to it. Calls during a submission do nothing. */
export function useSubmitBooking(submission: Submission) {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const stop = () => {
    underWay.current = false;
    setBusy(false);
  };
  useStopAfterReturn(stop);

  const submit = async () => {
    const problem = firstError(bookingFormErrors(submission.choices));
    if (problem) return toast(bookingToasts.failed(problem));
    if (session.status !== 'signed-in') return askToSignIn(submission);
    if (session.profile === null) return toast(bookingToasts.accountUnfinished());
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    const outcome = await requestCheckout(payloadOf(submission, session.user.id), newIdempotencyKey());
    if (outcome.kind === 'redirect') {
      markCheckoutBegun(browserStorage('sessionStorage'));
      // The button stays busy: the browser is leaving the page.
      return window.location.assign(outcome.checkoutUrl);
    }
    stop();
    return report(outcome, submission);
  };

  return { submit, busy };
}

function payloadOf({ choices, startsAt, expectedTotal }: Submission, clientId: string) {
  return {
    serviceId: choices.serviceId,
    professionalId: choices.professionalId,
    clientId,
    bookingDate: startsAt ?? '',
    location: choices.location.trim(),
    referrerUrl: window.location.href,
    ...(expectedTotal === undefined ? {} : { expectedTotal }),
  };
}

function askToSignIn({ returnTo, onSignIn }: Submission): void {
  onSignIn();
  toast(bookingToasts.notAuthenticated(loginUrl({ returnTo })));
}

/** Codes that say the page shows what is no longer so. */
const outdated: ReadonlySet<string | null> = new Set(['slot_taken', 'too_far', 'total_changed']);

function report(failure: Extract<CheckoutOutcome, { kind: 'failed' }>, submission: Submission): void {
  if (failure.code === 'unauthenticated') return askToSignIn(submission);
  if (failure.code === 'too_many_holds' || failure.code === 'already_holding')
    return void toast(bookingToasts.heldElsewhere(failure.message));
  toast(bookingToasts.refused(failure.message, failure.professionalsNear ?? undefined));
  if (outdated.has(failure.code)) submission.onOutdated();
}

/** Browsers may restore the page as it was left for the checkout, with the button still busy. */
function useStopAfterReturn(stop: () => void): void {
  const stopIfKept = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) stop();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => stopIfKept(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
