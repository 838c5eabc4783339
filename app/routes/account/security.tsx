import { Link2, ShieldCheck } from 'lucide-react';
import { EmailRow } from '#app/features/account-settings/components/email-row.tsx';
import { PasswordRow } from '#app/features/account-settings/components/password-row.tsx';
import { SettingsHeading } from '#app/features/account-settings/components/settings-heading.tsx';
import { SettingsRow } from '#app/features/account-settings/components/settings-row.tsx';
import { twoFactorUrl } from '#app/features/sessions/login-url.ts';
import { accountSecurity } from '#app/features/account-settings/queries/account-security.server.ts';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { Card } from '#app/ui/card.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { Route } from './+types/security';

export function meta() {
  return [{ title: 'Sign-in and security | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  return accountSecurity(await requireViewer(request));
}

export default function AccountSecurityPage({ loaderData }: Route.ComponentProps) {
  const {
    email,
    pending_email: pendingEmail,
    has_password: hasPassword,
    has_google: hasGoogle,
    two_factor: twoFactor,
  } = loaderData;
  return (
    <>
      <SettingsHeading title="Sign-in and security" text="How you sign in, and how to keep others out." />
      <Card padding="large" className="divide-y divide-line">
        <EmailRow email={email} pendingEmail={pendingEmail} hasPassword={hasPassword} />
        <PasswordRow email={email} hasPassword={hasPassword} hasGoogle={hasGoogle} />
        {hasGoogle ? (
          <SettingsRow
            icon={<Link2 />}
            title="Google"
            value="Connected: you can continue with Google when you log in."
          />
        ) : null}
        <SettingsRow
          icon={<ShieldCheck />}
          title="Two-factor sign-in"
          value={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {twoFactor.on ? (
                <StatusPill tone="success" label="On" />
              ) : (
                'Off. Adds a code from your phone to your sign-in.'
              )}
            </span>
          }
          action={{ label: twoFactor.on ? 'Manage' : 'Set up', to: twoFactorUrl }}
        />
      </Card>
    </>
  );
}
