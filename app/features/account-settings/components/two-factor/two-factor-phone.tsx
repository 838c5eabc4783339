import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { CodeField } from '#app/features/sign-in/components/code-field.tsx';
import type { TwoFactorSetup } from '#app/features/two-factor/queries/two-factor-setup.server.ts';
import { phoneMoveSchema, setupCodeSchema } from '#app/features/two-factor/two-factor.schema.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { OwnerField } from '../owner-field.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { ConnectedApp } from './connected-app.tsx';

interface TwoFactorPhoneProps {
  hasPassword: boolean;
  /** Called once the new phone has taken over, or if the current one stays. */
  onDone: () => void;
}

/** Moves two-factor sign-in to another phone: confirm the owner, connect the app there, enter its first code. */
export function TwoFactorPhone({ hasPassword, onDone }: TwoFactorPhoneProps) {
  const [setup, setSetup] = useState<TwoFactorSetup>();
  return setup ? (
    <NewPhone setup={setup} onDone={onDone} />
  ) : (
    <CurrentPhone hasPassword={hasPassword} onBegun={setSetup} onDone={onDone} />
  );
}

interface CurrentPhoneProps extends TwoFactorPhoneProps {
  onBegun: (setup: TwoFactorSetup) => void;
}

function CurrentPhone({ hasPassword, onBegun, onDone }: CurrentPhoneProps) {
  const { errors, busy, submit } = useSettingsForm({
    schema: phoneMoveSchema,
    failedTitle: 'Not set up',
    send: async (owner) => onBegun(await api.post('/account/two-factor/phone', { json: owner })),
  });
  return (
    <SettingsSection
      isNextStep
      title="Set up on another phone"
      text="Your current codes keep working until the new phone’s first code is right."
    >
      <SettingsForm
        name="two-factor-phone"
        busy={busy}
        onSubmit={submit}
        button="Continue"
        aside={
          <Button variant="secondary" onClick={onDone} className="max-sm:w-full">
            Cancel
          </Button>
        }
        className="max-w-md"
      >
        <OwnerField hasPassword={hasPassword} problem={errors.password} />
        <TextField
          label="Code from your current phone"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          error={errors.code}
          help="No longer have it? Use a recovery code."
        />
      </SettingsForm>
    </SettingsSection>
  );
}

function NewPhone({ setup, onDone }: { setup: TwoFactorSetup; onDone: () => void }) {
  const { errors, busy, submit } = useSettingsForm({
    schema: setupCodeSchema,
    failedTitle: 'Not set up',
    send: async (code) => {
      await api.post('/account/two-factor/phone/confirm', { json: code });
      toast({
        title: 'Your codes come from the new phone',
        description: 'All other devices were signed out.',
        tone: 'success',
      });
      onDone();
    },
  });
  return (
    <ConnectedApp setup={setup}>
      <SettingsForm
        name="two-factor-new-phone"
        busy={busy}
        onSubmit={submit}
        button="Use this phone"
        className="max-w-60"
      >
        <CodeField problem={errors.code} />
      </SettingsForm>
    </ConnectedApp>
  );
}
