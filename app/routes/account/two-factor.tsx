import { useState } from 'react';
import { RecoveryCodesCard } from '#app/features/account-settings/components/two-factor/recovery-codes-card.tsx';
import { SettingsHeading } from '#app/features/account-settings/components/settings-heading.tsx';
import { TwoFactorOn } from '#app/features/account-settings/components/two-factor/two-factor-on.tsx';
import { TwoFactorSetup } from '#app/features/account-settings/components/two-factor/two-factor-setup.tsx';
import { accountSecurity } from '#app/features/account-settings/queries/account-security.server.ts';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/two-factor';

export function meta() {
  return [{ title: 'Two-factor sign-in | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const { has_password, two_factor } = await accountSecurity(await requireViewer(request));
  return { hasPassword: has_password, ...two_factor };
}

export default function TwoFactorPage({ loaderData }: Route.ComponentProps) {
  const { hasPassword, on, required, recovery_codes_left: codesLeft } = loaderData;
  const [freshCodes, setFreshCodes] = useState<string[]>();
  return (
    <>
      <SettingsHeading title="Two-factor sign-in" text="Your usual sign-in, plus a code only your phone knows." />
      {required && !on ? (
        <div className="mb-6">
          <Notice title="Your account needs this">Set it up to continue.</Notice>
        </div>
      ) : null}
      {freshCodes ? (
        <RecoveryCodesCard codes={freshCodes} onDone={() => setFreshCodes(undefined)} />
      ) : on ? (
        <TwoFactorOn hasPassword={hasPassword} required={required} codesLeft={codesLeft} onNewCodes={setFreshCodes} />
      ) : (
        <TwoFactorSetup hasPassword={hasPassword} onTurnedOn={setFreshCodes} />
      )}
    </>
  );
}
