import { BadgeDollarSign, Landmark, ShieldCheck, type LucideIcon } from 'lucide-react';
import { redirect } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { stripeConnectUrl } from '#app/features/earnings/payments-urls.ts';
import { ConnectButton } from '#app/features/connected-accounts/components/connect-button.tsx';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { connectionText, isAccountStatus } from '#app/features/connected-accounts/connect-messages.ts';
import type { ShownTerms } from '#app/features/platform-settings/shown-terms.ts';
import { findOwnStripeAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { sharesOf } from '#app/features/platform-settings/shares.ts';
import { cents, formatDollars } from '#app/lib/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionPage } from './frame/section-page.tsx';
import type { Route } from './+types/stripe-connect';

const dashboard = '/dashboard/professional';

export function meta() {
  return [{ title: 'Connect Stripe | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** Redirects to the dashboard once Stripe says that the account is active (document 2, section 4). */
export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect(`${dashboard}?demo=true`);
  const { id, email } = await requireProfessional(request);
  const account = await findOwnStripeAccount(id);
  if (account?.stripe_account_status === 'active') throw redirect(dashboard);
  return {
    professional: account && { professionalId: account.id, email },
    status: account?.stripe_account_status ?? null,
  };
}

const benefits: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: BadgeDollarSign,
    title: 'Paid before you drive',
    text: 'Clients pay by card when they book. No cash, no invoices, no reminders.',
  },
  {
    icon: Landmark,
    title: 'Straight to your bank',
    text: 'After each visit, your share goes to your account, and Stripe pays it out to your bank.',
  },
  {
    icon: ShieldCheck,
    title: 'Your details stay with Stripe',
    text: 'Stripe keeps bank and tax details for millions of businesses. We never see yours.',
  },
];

export default function StripeConnect({ loaderData: { professional, status } }: Route.ComponentProps) {
  const terms = useShownTerms();
  const known = isAccountStatus(status) ? connectionText(status, terms) : undefined;
  return (
    <SectionPage
      title="Connect with Stripe"
      text="One account for everything you earn on Doorstep. Setting it up takes about five minutes."
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <ul className="flex flex-col gap-6">
          {benefits.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-sand text-green">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="mt-1 block max-w-[52ch] text-dim">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <Card padding="large">
          <h2 className="text-2xl">{known?.title ?? `The ${terms.commission} fee, and nothing else`}</h2>
          <p className="mt-3 text-dim">
            {known?.text ??
              `Doorstep keeps ${terms.commission} of each completed booking. Setup is free, there’s no monthly fee, and card fees are on us.`}
          </p>
          <FeeExample {...terms} />
          <div className="mt-6">
            {status === 'rejected' ? (
              <Rejected />
            ) : (
              <ConnectButton
                professional={professional}
                isSignedIn
                returnTo={stripeConnectUrl}
                label={known ? 'Continue with Stripe' : undefined}
              />
            )}
          </div>
          {known ? (
            <div className="mt-6">
              <Notice title={`${terms.commission} platform fee`}>
                From each completed booking, Doorstep keeps {terms.commission}. Everything else is yours.
              </Notice>
            </div>
          ) : null}
        </Card>
      </div>
    </SectionPage>
  );
}

/** The price of an example visit that shows the fee, to the cent. */
const examplePrice = cents(7_500);

function FeeExample({ commission, commissionPercent }: ShownTerms) {
  const { commission: fee, professional } = sharesOf(examplePrice, commissionPercent);
  return (
    <dl className="tabular mt-5 rounded-control bg-sand p-4 text-sm">
      <div className="flex justify-between">
        <dt>A client pays</dt>
        <dd>{formatDollars(examplePrice)}</dd>
      </div>
      <div className="mt-1 flex justify-between text-dim">
        <dt>{commission} platform fee</dt>
        <dd>-{formatDollars(fee)}</dd>
      </div>
      <div className="mt-2 flex justify-between border-t border-line pt-2 font-semibold">
        <dt>You get</dt>
        <dd>{formatDollars(professional)}</dd>
      </div>
    </dl>
  );
}

function Rejected() {
  return (
    <ButtonLink to="/contact?topic=payment" variant="secondary">
      Write to us
    </ButtonLink>
  );
}
