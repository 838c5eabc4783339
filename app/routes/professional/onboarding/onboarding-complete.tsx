import { Link } from 'react-router';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { ConnectButton } from '#app/features/connected-accounts/components/connect-button.tsx';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { findOwnStripeAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import type { Route } from './+types/onboarding-complete';

export function meta() {
  return [{ title: 'Your profile is ready | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** Open to everyone (document 1, section 2): being signed in only decides whether connecting can work. */
export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await findViewer(request.headers);
  const owner = viewer && (await findOwnStripeAccount(viewer.id));
  return {
    isSignedIn: viewer !== undefined,
    professional: owner && { professionalId: owner.id, email: viewer.email },
    isConnected: owner?.stripe_account_status === 'active',
  };
}

export default function OnboardingComplete({
  loaderData: { isSignedIn, professional, isConnected },
}: Route.ComponentProps) {
  const { commission } = useShownTerms();
  return (
    <Container className="grid items-center gap-x-16 gap-y-8 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,480px)] lg:py-20">
      <div className="mx-auto w-full max-w-80 lg:order-1 lg:max-w-none">
        <Scene name="application-approved" />
      </div>
      <div>
        <h1 className="text-4xl">Your Profile is Ready</h1>
        <p className="mt-4 max-w-[56ch] text-lg text-dim">
          One last step before clients can pay you. Stripe keeps your bank details; we never see them. We send you what
          you earn after each service, minus the {commission} commission.
        </p>
        {isConnected ? (
          <div className="mt-6 max-w-[56ch]">
            <Notice title="You’re already connected">
              Stripe pays out to your bank account. Connect again to change your details.
            </Notice>
          </div>
        ) : null}
        <div className="mt-8 flex flex-wrap items-start gap-x-6 gap-y-3">
          <ConnectButton professional={professional} isSignedIn={isSignedIn} returnTo="/pro-onboarding-complete" />
          <Link to="/dashboard/professional" className="text-link inline-flex min-h-14 items-center">
            {`I'll do this later`}
          </Link>
        </div>
        <p className="mt-10 max-w-[56ch] text-sm text-dim">
          Not approved yet?{' '}
          <Link to="/join-confirmation" className="text-link">
            See what happens with your application
          </Link>
        </p>
      </div>
    </Container>
  );
}
