import { data } from 'react-router';
import { LateBookingNotice } from '#app/features/booking-form/payment/components/late-booking-notice.tsx';
import { cancellationText } from '#app/features/booking-form/payment/late-booking.ts';
import { PriceLines } from '#app/features/booking-form/payment/components/price-lines.tsx';
import { requestVisitPayment } from '#app/features/booking-button/guest/commands/request-visit-payment.server.ts';
import { PayVisitForm } from '#app/features/booking-button/guest/components/pay-visit-form.tsx';
import { VisitToPay } from '#app/features/booking-button/guest/components/visit-to-pay.tsx';
import { visitPaymentSchema } from '#app/features/booking-button/guest/guest-booking.schema.ts';
import { deadPaymentTexts } from '#app/features/booking-button/guest/payment-texts.ts';
import {
  type PayableVisit,
  readPaymentPage,
} from '#app/features/booking-button/guest/queries/read-payment-page.server.ts';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { AuthPage } from '#app/features/sign-in/components/auth-page.tsx';
import { firstByField } from '#app/lib/first-by-field.ts';
import { AppError, errorKinds } from '#app/platform/errors/app-error.ts';
import { visitorNetwork } from '#app/platform/http/pages/visitor.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/pay-visit';

export function meta() {
  return [{ title: 'Pay for your visit | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ params }: Route.LoaderArgs) {
  const visit = await readPaymentPage(params.token);
  const status = visit === 'unknown' ? 404 : typeof visit === 'string' ? 410 : 200;
  return data({ visit, requestId: crypto.randomUUID() }, status);
}

/** Handles the form: nothing is paid or held yet, a link is mailed. */
export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const typed = Object.fromEntries(
    [...(await request.formData())].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ) as Record<string, string>;
  const parsed = visitPaymentSchema.safeParse(typed);
  const none: Record<string, string> = {};
  if (!parsed.success)
    return data({ typed, errors: firstByField(parsed.error.issues), failure: null, sentTo: null }, 422);
  try {
    await requestVisitPayment(token, parsed.data, context.get(visitorNetwork));
    return data({ typed, errors: none, failure: null, sentTo: parsed.data.email });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const errors = error.details.fields ?? none;
    const failure = Object.keys(errors).length > 0 ? null : error.message;
    return data({ typed, errors, failure, sentTo: null }, errorKinds[error.kind]);
  }
}

export default function PayVisit({ loaderData: { visit, requestId }, actionData }: Route.ComponentProps) {
  if (actionData?.sentTo) return <Sent email={actionData.sentTo} />;
  if (typeof visit === 'string') return <Dead state={visit} />;
  return (
    <AuthPage title="Your visit" text={`${visit.professional} keeps this time for you. Pay by card to book it.`}>
      <div className="flex flex-col gap-6">
        <VisitToPay visit={visit} />
        <Price visit={visit} />
        <PayVisitForm
          typed={actionData?.typed ?? { request_id: requestId }}
          errors={actionData?.errors ?? {}}
          failure={actionData?.failure ?? null}
        />
      </div>
    </AuthPage>
  );
}

function Price({ visit: { quote, startsAt } }: { visit: PayableVisit }) {
  const terms = cancellationText(useShownTerms());
  return (
    <section aria-label="Price" className="flex flex-col gap-4">
      <PriceLines service={undefined} price={{ quote, loading: false, refusal: undefined }} />
      <LateBookingNotice startsAt={startsAt} total={quote.total_amount} />
      <p className="text-sm text-dim">We hold your payment until the service is done. {terms}</p>
    </section>
  );
}

function Sent({ email }: { email: string }) {
  return (
    <AuthPage
      title="Check your email"
      text={
        <>
          We sent a link to <strong className="wrap-anywhere">{email}</strong>. Open it to confirm and pay. It works for
          an hour, and once.
        </>
      }
    >
      <p className="text-sm text-dim">Nothing has been charged yet.</p>
    </AuthPage>
  );
}

function Dead({ state }: { state: keyof typeof deadPaymentTexts }) {
  return (
    <AuthPage {...deadPaymentTexts[state]}>
      <ButtonLink to="/dashboard/client/bookings" variant="secondary" size="large" wide>
        Your bookings
      </ButtonLink>
    </AuthPage>
  );
}
