import { data, redirect } from 'react-router';
import { confirmationsPerNetwork } from '#app/features/accounts/sign-up/confirmation-limits.ts';
import { GuestBookingSummary } from '#app/features/booking-button/guest/components/guest-booking-summary.tsx';
import {
  confirmGuestBooking,
  signInGuest,
} from '#app/features/booking-button/guest/commands/confirm-guest-booking.server.ts';
import { guestConfirmationSchema } from '#app/features/booking-button/guest/guest-booking.schema.ts';
import { readGuestBooking } from '#app/features/booking-button/guest/queries/find-guest-booking.server.ts';
import { CancellationTerms } from '#app/features/booking-form/payment/components/cancellation-terms.tsx';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { sessionHintFor } from '#app/features/sessions/session-hint-cookie.server.ts';
import { AuthPage } from '#app/features/sign-in/components/auth-page.tsx';
import { pageLibraryHeaders } from '#app/platform/auth/library-headers.server.ts';
import { AppError, errorKinds, isErrorOf } from '#app/platform/errors/app-error.ts';
import { visitorNetwork } from '#app/platform/http/pages/visitor.server.ts';
import { consumeRateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import { FormError } from '#app/ui/fields/form-error.tsx';
import type { Route } from './+types/guest-booking';

export function meta() {
  return [{ title: 'Confirm your booking | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** Programs open links in mails before people do, so a GET changes nothing. */
export function loader({ params }: Route.LoaderArgs) {
  return readGuestBooking(params.token);
}

/** Refusals that only another time helps with; after any other the same time may be tried again. */
const timeErrors = [bookingErrors.slot_taken, bookingErrors.too_far, bookingErrors.beyond_license];

/**
 * Handles the button, an HTML form. It cannot redirect to the checkout: a browser applies `form-action 'self'` to where
 * a form is redirected, too. So the page itself leads there.
 */
export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const headers = new Headers();
  try {
    await consumeRateLimit(confirmationsPerNetwork, context.get(visitorNetwork));
    const guest = await signInGuest(token, pageLibraryHeaders(request.headers, context.get(visitorNetwork)));
    for (const cookie of [...guest.cookies, sessionHintFor(guest.cookies)])
      if (cookie) headers.append('set-cookie', cookie);
    if ('codePage' in guest) return redirect(guest.codePage, { status: 303, headers });
    const sent = guestConfirmationSchema.safeParse(Object.fromEntries(await request.formData()));
    const checkoutUrl = await confirmGuestBooking(token, guest.viewer, sent.data?.expected_total);
    return data({ checkoutUrl, failure: null }, { headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const failure = { text: error.message, needsAnotherTime: timeErrors.some((known) => isErrorOf(error, known)) };
    return data({ checkoutUrl: null, failure }, { status: errorKinds[error.kind], headers });
  }
}

export default function GuestBooking({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { booking, otherTimes, isAgreed } = loaderData;
  if (actionData?.checkoutUrl) return <ToCheckout url={actionData.checkoutUrl} />;
  const again = booking && !booking.gone ? `/guest-booking/${token}` : null;
  if (actionData?.failure) return <NotBooked failure={actionData.failure} again={again} otherTimes={otherTimes} />;
  if (!booking) return <DeadLink otherTimes={otherTimes} isAgreed={isAgreed} />;
  const { total, gone, professional } = booking;
  if (gone === 'changed') return <VisitChanged professional={professional} />;
  if (gone === 'over') return <VisitOver professional={professional} />;
  if (total === null) return <NotBookable professional={professional} />;
  return (
    <AuthPage title="Confirm your booking" text="Check that everything is right. We hold the time while you pay.">
      <form method="post" className="flex flex-col gap-6">
        <GuestBookingSummary booking={{ ...booking, total }} />
        <CancellationTerms startsAt={booking.startsAt} total={total} />
        <input type="hidden" name="expected_total" value={total} />
        <Button type="submit" size="large" wide>
          Confirm and pay
        </Button>
        <p className="text-sm text-dim">
          We keep an account for your email, without a password, so that you can see or change the visit. You can set a
          password any time. Didn’t ask for this? Close this page and nothing happens.
        </p>
      </form>
    </AuthPage>
  );
}

function ToCheckout({ url }: { url: string }) {
  return (
    <AuthPage title="Your time is held" text="Taking you to the secure payment page…">
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <a href={url} className={buttonStyle({ size: 'large', wide: true })}>
        Continue to payment
      </a>
    </AuthPage>
  );
}

interface NotBookedProps {
  failure: { text: string; needsAnotherTime: boolean };
  /** The page of the link, while it works. */
  again: string | null;
  otherTimes: string | null;
}

function NotBooked({ failure, again, otherTimes }: NotBookedProps) {
  const ways = [
    { to: again, label: 'Check and try again' },
    { to: otherTimes, label: 'Choose another time' },
  ];
  return (
    <AuthPage title="Not booked" text="Nothing was charged.">
      <div className="flex flex-col gap-6">
        <FormError title="This couldn’t be booked">{failure.text}</FormError>
        <WaysOn ways={failure.needsAnotherTime ? ways.toReversed() : ways} />
      </div>
    </AuthPage>
  );
}

/** The link still works: it may be booked again before its hour is over. */
function NotBookable({ professional }: { professional: string }) {
  return (
    <AuthPage
      title="This can’t be booked right now"
      text={`${professional} can’t be booked for it at the moment. Nothing is held, and nothing was charged.`}
    >
      <WaysOn ways={[{ to: '/professionals', label: 'Find another professional' }]} />
    </AuthPage>
  );
}

/** The link to pay stays the same when its professional changes the visit. */
function VisitChanged({ professional }: { professional: string }) {
  return (
    <AuthPage
      title="This visit has changed"
      text={`Nothing was charged. Open the link from ${professional} again: it shows how the visit is now.`}
    >
      <WaysOn ways={[]} />
    </AuthPage>
  );
}

function VisitOver({ professional }: { professional: string }) {
  return (
    <AuthPage
      title="This visit can’t be paid for anymore"
      text={`It has since been called off or paid for, or it has begun. If you paid, your visit is under Your bookings. If you didn’t, ask ${professional}.`}
    >
      <WaysOn ways={[]} />
    </AuthPage>
  );
}

function DeadLink({ otherTimes, isAgreed }: { otherTimes: string | null; isAgreed: boolean }) {
  const unpaid = isAgreed ? ' If you haven’t, open the link to pay that you were sent again.' : '';
  return (
    <AuthPage
      title="This link no longer works"
      text={`It was used already, or it is more than an hour old. If you paid, your visit is under Your bookings.${unpaid}`}
    >
      <WaysOn ways={[{ to: otherTimes, label: 'Choose another time' }]} />
    </AuthPage>
  );
}

/** The likeliest way first, and then one's bookings. */
function WaysOn({ ways }: { ways: readonly { to: string | null; label: string }[] }) {
  const open = ways.flatMap(({ to, label }) => (to === null ? [] : [{ to, label }]));
  return (
    <div className="flex flex-col gap-3">
      {open.map(({ to, label }, index) => (
        <ButtonLink key={label} to={to} variant={index === 0 ? 'primary' : 'secondary'} size="large" wide>
          {label}
        </ButtonLink>
      ))}
      <ButtonLink to="/dashboard/client/bookings" variant="secondary" size="large" wide>
        Your bookings
      </ButtonLink>
    </div>
  );
}
