import { type ReactNode, useState } from 'react';
import { api } from '#app/api-client.ts';
import { orDoneBefore } from '#app/platform/http/calls/or-done-before.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { ownerSchema } from '#app/features/accounts/credentials.schema.ts';
import type { TwoFactorSetup as Setup } from '#app/features/two-factor/commands/start-two-factor.server.ts';
import { CodeField } from '#app/features/sign-in/components/code-field.tsx';
import { CopyButton } from './copy-button.tsx';
import { OwnerField } from '../owner-field.tsx';
import { QrCode } from './qr-code.tsx';
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
    <SettingsSection isNextStep title="Connect your app">
      <div className="grid gap-8 sm:grid-cols-[12.5rem_minmax(0,1fr)]">
        <div className="max-w-52">
          <QrCode {...setup.qr} label="QR code for your authenticator app" />
        </div>
        <div className="flex flex-col gap-6">
          <Step number={1} title="Scan the code with your app">
            <p className="text-sm text-dim">On this phone, or no camera? Enter this key instead:</p>
            <p className="mt-2 rounded-control border border-line bg-sand px-4 py-3 font-mono text-sm wrap-anywhere">
              {inGroups(setup.secret)}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <CopyButton text={setup.secret} label="Copy key" />
              <a href={setup.uri} className="text-link inline-flex min-h-11 items-center text-sm sm:hidden">
                Open in my app
              </a>
            </div>
          </Step>
          <Step number={2} title="Enter the code it shows">
            <SettingsForm name="two-factor-on" busy={busy} onSubmit={submit} button="Turn it on" className="max-w-60">
              <CodeField problem={errors.code} />
            </SettingsForm>
          </Step>
        </div>
      </div>
    </SettingsSection>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 flex items-center gap-3 font-semibold">
        <span
          aria-hidden="true"
          className="arch flex h-8 w-7 items-end justify-center bg-sun pb-0.5 text-sm font-bold text-on-sun"
        >
          {number}
        </span>
        {title}
      </h3>
      {children}
    </div>
  );
}

/** Groups of four, as people type it. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
