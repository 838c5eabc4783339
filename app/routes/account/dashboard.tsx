import { redirect } from 'react-router';
import { AccountSetup } from '#app/features/sign-in/sign-up/components/account-setup.tsx';
import { AuthPage } from '#app/features/sign-in/components/auth-page.tsx';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { twoFactorUrl } from '#app/features/sessions/login-url.ts';
import { ownDashboard } from '#app/features/site-navigation/own-dashboard.ts';
import type { Route } from './+types/dashboard';

export function meta() {
  return [{ title: 'Your account | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** Redirects everyone to their own dashboard; whoever has none yet chooses here. */
export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await requireViewer(request);
  if (viewer.owesTwoFactor) throw redirect(twoFactorUrl);
  const target = ownDashboard(viewer.profile);
  if (target) throw redirect(target);
  return { email: viewer.email };
}

export default function DashboardRouter({ loaderData }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <AuthPage title="Complete Your Account Setup" text="One question and you’re in: what brings you to Doorstep?">
      <AccountSetup email={loaderData.email} />
    </AuthPage>
  );
}
