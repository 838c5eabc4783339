import { displayName } from '#app/features/accounts/display-name.ts';
import { useLogOut } from '#app/features/accounts/components/use-log-out.ts';
import { useSessionGuard } from '#app/features/accounts/components/use-session-guard.ts';
import { isDemo } from '#app/features/accounts/demo-mode.ts';
import { requireProfessional } from '#app/features/accounts/queries/require-viewer.server.ts';
import { StripeConnectionCard } from '#app/features/payments/components/stripe-connection-card.tsx';
import { DeleteAccountBand } from '#app/features/closing-accounts/components/delete-account.tsx';
import { findReviewReason } from '#app/features/applications/queries/find-review-reason.server.ts';
import { findProfessionalOf, type OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { findOwnStripeAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { epochMinutesOf } from '#app/lib/time-zone.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import { demoOverview } from './demo-overview.ts';
import { DemoPage } from './demo-page.tsx';
import type { Route } from './+types/dashboard';

export function meta() {
  return [{ title: 'Professional dashboard | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** Professionals only; a client is sorted out by /dashboard. demo=true shows built-in samples and reads nothing (OPEN-25). */
export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) return { demo: demoOverview(epochMinutesOf(new Date())) };
  const { id, email, profile } = await requireProfessional(request);
  const [professional, account] = await Promise.all([findProfessionalOf(id), findOwnStripeAccount(id)]);
  const isTurnedAway = professional?.rejected || professional?.suspended;
  const reason = isTurnedAway ? await findReviewReason(professional.id) : undefined;
  return { name: displayName({ ...profile, email }), email, professional, reason, paymentsStatus: account?.stripe_account_status ?? null };
}

type Own = Exclude<Awaited<ReturnType<typeof loader>>, { demo: unknown }>;

export default function ProfessionalDashboard({ loaderData }: Route.ComponentProps) {
  return 'demo' in loaderData ? <DemoPage overview={loaderData.demo} /> : <OwnDashboard {...loaderData} />;
}

function OwnDashboard({ name, email, professional, reason, paymentsStatus }: Own) {
  useSessionGuard();
  const logOut = useLogOut();
  return (
    <Container className="py-10 lg:py-16">
      <PageHeading title={`Hello, ${name}`} text={`You are signed in as ${email}.`} />
      <div className="mt-8 flex max-w-[720px] flex-col gap-5">
        <Card padding="large">
          <h2 className="text-2xl">Your public profile</h2>
          <p className="mt-2 text-dim">{professional ? listingText(professional) : 'Your account has no professional profile yet.'}</p>
          {reason ? <p className="mt-4 rounded-control bg-sand px-4 py-3 wrap-break-word">{reason}</p> : null}
          <div className="mt-6 flex flex-wrap gap-3">
            {professional?.rejected ? <ButtonLink to="/join-as-pro">Apply again</ButtonLink> : null}
            {professional?.suspended ? <ButtonLink to="/contact">Write to us</ButtonLink> : null}
            {professional ? <ButtonLink to={`/professionals/${professional.id}`} variant={professional.rejected || professional.suspended ? 'secondary' : 'primary'}>See my profile</ButtonLink> : null}
            <Button variant="secondary" onClick={logOut}>
              Sign out
            </Button>
          </div>
        </Card>
        {professional ? <StripeConnectionCard professionalId={professional.id} email={email} status={paymentsStatus} /> : null}
      </div>
      <div className="mt-12 max-w-[720px]">
        <DeleteAccountBand />
      </div>
    </Container>
  );
}

function listingText({ verified, is_approved, rejected, suspended }: OwnProfessional): string {
  if (suspended) return 'Your account is suspended: you are not listed and cannot be booked for now. Visits that are booked already stay. We told you why:';
  if (rejected) return 'We could not accept your application yet. You can change it and hand it in again at any time. This was missing:';
  if (verified && is_approved) return 'It is listed in the directory, and clients can book you.';
  if (verified || is_approved) return 'It is listed in the directory. Clients can book you once you are approved and verified.';
  return 'Only you can see it for now. It is listed once you are approved or verified.';
}
