import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { orDoneBefore } from '#app/platform/http/calls/or-done-before.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { ownerSchema } from '#app/features/accounts/credentials.schema.ts';
import type { TwoFactorSetup as Setup } from '#app/features/two-factor/queries/two-factor-setup.server.ts';
import { CodeField } from '#app/features/sign-in/components/code-field.tsx';
import { ConnectedApp } from './connected-app.tsx';
import { OwnerField } from '../owner-field.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useReplacedSession } from '../use-replaced-session.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { setupCodeSchema } from '#app/features/two-factor/two-factor.schema.ts';
import { twoFactorErrors } from '#app/features/two-factor/two-factor.errors.ts';

interface TwoFactorSetupProps {
  hasPassword: boolean;
  /** Called with the recovery codes after the first valid code. */
  onTurnedOn: (recoveryCodes: string[]) => void;
}

/** The setup of two-factor sign-in: confirm the owner, connect the app, enter a first code. */
export function TwoFactorSetup({ hasPassword, onTurnedOn }: TwoFactorSetupProps) {
  const [setup, setSetup] = useState<Setup>();
  return setup ? (
    <ConnectApp setup={setup} onTurnedOn={onTurnedOn} />
  ) : (
    <Begin hasPassword={hasPassword} onBegun={setSetup} />
  );
}

function Begin({ hasPassword, onBegun }: { hasPassword: boolean; onBegun: (setup: Setup) => void }) {
  const { errors, busy, submit } = useSettingsForm({
    schema: ownerSchema,
    failedTitle: 'Not set up',
    send: async (owner) => onBegun(await api.post('/account/two-factor', { json: owner })),
  });
  return (
    <SettingsSection
      title="Add a code from your phone"
      text="Even if someone learns your password, they can’t get in. You need an authenticator app, such as the one in your password manager, Google Authenticator or 2FAS."
    >
      <SettingsForm name="two-factor-setup" busy={busy} onSubmit={submit} button="Set it up" className="max-w-md">
        <OwnerField hasPassword={hasPassword} problem={errors.password} />
      </SettingsForm>
    </SettingsSection>
  );
}

function ConnectApp({ setup, onTurnedOn }: { setup: Setup; onTurnedOn: TwoFactorSetupProps['onTurnedOn'] }) {
  const readAgain = useReplacedSession();
  const { errors, busy, submit } = useSettingsForm({
    schema: setupCodeSchema,
    failedTitle: 'Not turned on',
    send: async (code) => {
      const answer = await orDoneBefore(
        api.post('/account/two-factor/confirm', { json: code }),
        twoFactorErrors.two_factor_on.code,
      );
      if (answer) onTurnedOn(answer.recovery_codes);
      toast({
        title: 'Two-factor sign-in is on',
        description: answer
          ? 'All other devices were signed out.'
          : 'Please get new recovery codes: the first ones weren’t shown.',
        tone: 'success',
      });
      await readAgain();
    },
  });
  return (
    <ConnectedApp setup={setup}>
      <SettingsForm name="two-factor-on" busy={busy} onSubmit={submit} button="Turn it on" className="max-w-60">
        <CodeField problem={errors.code} />
      </SettingsForm>
    </ConnectedApp>
  );
}
