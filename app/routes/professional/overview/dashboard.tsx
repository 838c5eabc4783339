import { ArrowUpRight } from 'lucide-react';
import { displayName } from '#app/features/site-navigation/display-name.ts';
import { isDemo } from '#app/pages/demo-mode.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { findReviewReason } from '#app/features/professional-review/review/queries/find-review-reason.server.ts';
import { readOverview } from '#app/features/professional-desk/queries/read-overview.server.ts';
import { useLivePage } from '#app/features/live-updates/components/use-live-page.ts';
import { StripeConnectionCard } from '#app/features/connected-accounts/components/stripe-connection-card.tsx';
import { useStripeReturn } from '#app/features/connected-accounts/components/use-stripe-return.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { findOwnStripeAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { joinUrl } from '#app/pages/page-urls.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DemoNotice } from '../../demo-notice.tsx';
import { demoName, demoOverview } from './demo-overview.ts';
import { ListingNotice } from '../onboarding/listing-notice.tsx';
import { OverviewPage } from './overview-page.tsx';
import { isSetUp, SetupChecklist } from '../onboarding/setup-checklist.tsx';
import type { Route } from './+types/dashboard';

export function meta() {
  return [{ title: 'Professional dashboard | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** Professionals only; /dashboard redirects clients. demo=true shows built-in samples and reads nothing (OPEN-25). */
export async function loader({ request }: Route.LoaderArgs) {
  const now = new Date();
  if (isDemo(request.url))
    return {
      isDemo: true as const,
      name: firstWord(demoName),
      overview: demoOverview(epochMinutesOf(now)),
      now: now.getTime(),
    };
  const { id, email, profile } = await requireProfessional(request);
  const [professional, account] = await Promise.all([findProfessionalOf(id), findOwnStripeAccount(id)]);
  // The layout's middleware creates a missing record, so the person can only have left meanwhile.
  if (!professional) throw new Response(null, { status: 404 });
  const [overview, reason] = await Promise.all([
    readOverview(professional, now),
    professional.rejected || professional.suspended ? findReviewReason(professional.id) : undefined,
  ]);
  const name = profile.first_name.trim() || displayName({ ...profile, email });
  return {
    isDemo: false as const,
    name,
    email,
    professional,
    reason,
    overview,
    paymentsStatus: account?.stripe_account_status ?? null,
    now: now.getTime(),
  };
}

type Shown = Awaited<ReturnType<typeof loader>>;
type Own = Extract<Shown, { isDemo: false }>;

export default function ProfessionalDashboard({ loaderData }: Route.ComponentProps) {
  return loaderData.isDemo ? <DemoOverview {...loaderData} /> : <OwnOverview {...loaderData} />;
}

function DemoOverview(shown: Extract<Shown, { isDemo: true }>) {
  return (
    <OverviewPage
      {...shown}
      actions={<ButtonLink to={joinUrl}>Join as a professional</ButtonLink>}
      notices={
        <DemoNotice>
          This is a made-up professional with sample bookings. Nothing here is real, and nothing is changed.
        </DemoNotice>
      }
    />
  );
}

function OwnOverview({ professional, email, reason, paymentsStatus, ...shown }: Own) {
  const { hasReturned, isLinkUsedUp } = useStripeReturn();
  useLivePage();
  const { setup } = shown.overview;
  const showsPayments = paymentsStatus !== 'active' || hasReturned;
  return (
    <OverviewPage
      {...shown}
      actions={
        <ButtonLink to={`/professionals/${professional.id}`} variant="secondary" className="max-sm:hidden">
          See my profile
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      }
      notices={<ListingNotice professional={professional} hasApplied={setup.applied} reason={reason} />}
      setup={
        isSetUp(setup) && !showsPayments ? null : (
          <div className="mb-8 flex flex-col gap-5">
            <SetupChecklist setup={setup} paymentsStatus={paymentsStatus} />
            {showsPayments ? (
              <div id="payments">
                <StripeConnectionCard
                  professionalId={professional.id}
                  email={email}
                  status={paymentsStatus}
                  isLinkUsedUp={isLinkUsedUp}
                />
              </div>
            ) : null}
          </div>
        )
      }
    />
  );
}

function firstWord(name: string): string {
  return name.split(' ')[0] ?? name;
}
