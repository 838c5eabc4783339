import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { forgotPasswordUrl } from '#app/pages/page-urls.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { SignInRefusal } from './sign-in-refusal.tsx';
import type { Credentials } from './use-sign-in.ts';

const SignInRefusalNotice = lazy(async () => ({
  default: (await import('./sign-in-refusal.tsx')).SignInRefusalNotice,
}));

interface SignInFormProps {
  busy: boolean;
  /** Returns the error, if any. */
  onSubmit: (credentials: Credentials) => Promise<{ code: string; retryAfter: number | undefined } | undefined>;
  /** The next page, also for the mailed link of an unconfirmed user. */
  returnTo: string | undefined;
  /** The email of the user who was signed in here; the form is then part of another page, which stays open. */
  email?: string | undefined;
}

/** The form for email and password. When signing in fails, input stays and the form says what is wrong. */
export function SignInForm({ busy, onSubmit, returnTo, email: lastEmail }: SignInFormProps) {
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entries = new FormData(form);
    const email = String(entries.get('email') ?? '').trim();
    const failure = await onSubmit({ email, password: String(entries.get('password') ?? '') });
    setRefusal(failure && { email, code: failure.code, retryAfter: failure.retryAfter });
    if (failure) form.querySelector<HTMLInputElement>('[name=password]')?.focus();
  };
  return (
    <div className="flex flex-col gap-5">
      <Suspense>{refusal ? <SignInRefusalNotice refusal={refusal} returnTo={returnTo} /> : null}</Suspense>
      <Form name="sign-in" onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={lastEmail}
        />
        <div className="flex flex-col gap-2">
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            maxLength={128}
            error={refusal?.code === 'invalid_credentials' ? 'This email and password don’t match.' : undefined}
          />
          <Link to={forgotPasswordUrl} target={lastEmail ? '_blank' : undefined} className="text-link self-end text-sm">
            Forgot your password?
          </Link>
        </div>
        <Button type="submit" size="large" wide loading={busy}>
          Log in
        </Button>
      </Form>
    </div>
  );
}
