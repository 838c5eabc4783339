import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { orDoneBefore } from '#app/platform/http/calls/or-done-before.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { ownerSchema } from '#app/features/accounts/credentials.schema.ts';
import { TwoFactorPhone } from './two-factor-phone.tsx';
import { OwnerField } from '../owner-field.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useReplacedSession } from '../use-replaced-session.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { twoFactorErrors } from '#app/features/two-factor/two-factor.errors.ts';

interface TwoFactorOnProps {
  hasPassword: boolean;
  /** The operator requires it of this person: it cannot be turned off. */
  required: boolean;
  codesLeft: number;
  onNewCodes: (codes: string[]) => void;
}

type Question = 'new-codes' | 'off';

/** Two-factor sign-in while it is on: the codes left, renewing them, and turning it off. */
export function TwoFactorOn({ hasPassword, required, codesLeft, onNewCodes }: TwoFactorOnProps) {
  const [question, setQuestion] = useState<Question>();
  const [isMoving, setMoving] = useState(false);
  const { revalidate } = useRevalidator();
  const close = () => setQuestion(undefined);
  const takeCodes = (codes: string[]) => {
    close();
    onNewCodes(codes);
  };
  if (isMoving)
    return (
      <TwoFactorPhone
        hasPassword={hasPassword}
        onDone={() => {
          setMoving(false);
          void revalidate();
        }}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <SettingsSection title="Code from your app">
        <div className="flex flex-wrap items-center gap-3">
          <StatusPill tone="success" label="On" />
          <p className="text-dim">Every sign-in asks for it, except on devices you trust.</p>
        </div>
        {required ? <p className="mt-5 text-sm text-dim">Your account requires it, so it stays on.</p> : null}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setMoving(true)}>
            Set up on another phone
          </Button>
          {required ? null : (
            <Button variant="secondary" onClick={() => setQuestion('off')}>
              Turn off
            </Button>
          )}
        </div>
      </SettingsSection>
      <SettingsSection title="Recovery codes" text="For when you don’t have your phone. Each works once.">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="figure text-3xl">{codesLeft}</span>
          <span className={codesLeft < 3 ? 'font-semibold text-warning' : 'text-dim'}>
            {codesLeft === 1 ? 'code left' : 'codes left'}
            {codesLeft < 3 ? ', so it’s time for new ones' : ''}
          </span>
        </p>
        <Button variant="secondary" onClick={() => setQuestion('new-codes')} className="mt-5">
          Get new codes
        </Button>
      </SettingsSection>
      <Dialog
        open={question === 'new-codes'}
        onClose={close}
        title="Get new codes?"
        description="Your current codes will stop working."
      >
        <NewCodes hasPassword={hasPassword} onMade={takeCodes} />
      </Dialog>
      <Dialog
        open={question === 'off'}
        onClose={close}
        title="Turn it off?"
        description="After that, signing in asks for no code."
      >
        <TurnOff hasPassword={hasPassword} onDone={close} />
      </Dialog>
    </div>
  );
}

function NewCodes({ hasPassword, onMade }: { hasPassword: boolean; onMade: (codes: string[]) => void }) {
  const { revalidate } = useRevalidator();
  const { errors, busy, submit } = useSettingsForm({
    schema: ownerSchema,
    failedTitle: 'Codes not changed',
    send: async (owner) => {
      const { recovery_codes: codes } = await api.post('/account/two-factor/recovery-codes', { json: owner });
      onMade(codes);
      await revalidate();
    },
  });
  return (
    <SettingsForm name="backup-codes" busy={busy} onSubmit={submit} button="Get new codes" className="mt-5">
      <OwnerField hasPassword={hasPassword} problem={errors.password} />
    </SettingsForm>
  );
}

function TurnOff({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const readAgain = useReplacedSession();
  const { errors, busy, submit } = useSettingsForm({
    schema: ownerSchema,
    failedTitle: 'We couldn’t turn this off',
    send: async (owner) => {
      await orDoneBefore(api.post('/account/two-factor/off', { json: owner }), twoFactorErrors.two_factor_off.code);
      toast({
        title: 'Two-factor sign-in is off',
        description: 'Signing in no longer asks for a code.',
        tone: 'success',
      });
      onDone();
      await readAgain();
    },
  });
  return (
    <SettingsForm name="two-factor-off" busy={busy} onSubmit={submit} button="Turn off" danger className="mt-5">
      <OwnerField hasPassword={hasPassword} problem={errors.password} />
    </SettingsForm>
  );
}
