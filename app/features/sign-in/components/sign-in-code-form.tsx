import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { signInMessages } from '../sign-in-messages.ts';
import { CodeField } from './code-field.tsx';

interface SignInCodeFormProps {
  /** Called once there is a session. It returns false if the form stays. */
  onSignedIn: () => Promise<boolean>;
  /** Called if the first step must be repeated: it expired, or too many codes were wrong. */
  onStartOver: () => void;
}

/** The form for the second step: the app's code, or a recovery code. */
export function SignInCodeForm({ onSignedIn, onStartOver }: SignInCodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [byRecovery, setByRecovery] = useState(false);
  const [codeError, setCodeError] = useState<string>();
  useEffect(() => form.current?.querySelector('input')?.focus(), [byRecovery]);

  const { busy, run } = useAction<{ code: string; trust_device: boolean }>(
    async (json) => {
      await api.post('/auth/two-factor/verify', { json });
      return onSignedIn();
    },
    {
      leavesPage: true,
      onFailure: ({ code, status, message }) => {
        if (code === 'code_step_over') {
          toast({ title: signInMessages.failedTitle, description: message, tone: 'error' });
          return onStartOver();
        }
        setCodeError(status === 429 ? 'Too many wrong codes. Please wait 15 minutes.' : message);
        return form.current?.querySelector('input')?.select();
      },
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const code = String(given.get('code') ?? '').trim();
    if (code === '') return setCodeError(byRecovery ? 'Please enter a recovery code' : 'Please enter the code');
    setCodeError(undefined);
    return run({ code, trust_device: given.get('trust_device') === 'on' });
  };

  const swap = () => {
    setCodeError(undefined);
    setByRecovery(!byRecovery);
  };
  return (
    <Form name="sign-in-code" ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {byRecovery ? (
        <TextField
          key="recovery"
          label="Recovery code"
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          placeholder="k7mq-3xfa-p2rd"
          error={codeError}
          help="One of the ten you saved during setup. Each works once."
          className="[&_input]:font-mono"
        />
      ) : (
        <CodeField key="app" problem={codeError} />
      )}
      <CheckboxField
        name="trust_device"
        label="Don’t ask for a code here for 30 days"
        help="Only on a device that no one else uses."
      />
      <Button type="submit" size="large" wide loading={busy}>
        Log in
      </Button>
      <button type="button" onClick={swap} className="text-link min-h-11 self-start">
        {byRecovery ? 'Use the code from my app' : 'Use a recovery code instead'}
      </button>
    </Form>
  );
}
