import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { availablePages } from '#app/available-pages.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Credentials } from './use-sign-in.ts';

interface SignInFormProps {
  busy: boolean;
  /** Answers what went wrong, if anything did. */
  onSubmit: (credentials: Credentials) => Promise<{ code: string } | undefined>;
}

/** E-mail and password. What was typed stays when signing in fails. */
export function SignInForm({ busy, onSubmit }: SignInFormProps) {
  const hydrated = useHydrated();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entries = new FormData(form);
    const email = String(entries.get('email') ?? '').trim();
    const failure = await onSubmit({ email, password: String(entries.get('password') ?? '') });
    setUnconfirmed(failure?.code === 'email_not_confirmed' ? email : undefined);
    if (failure) form.querySelector<HTMLInputElement>('[name=password]')?.focus();
  };
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-5">
      {unconfirmed ? (
        <Notice title="Your address is not confirmed yet">
          We have just mailed a new link to <strong className="wrap-anywhere text-ink">{unconfirmed}</strong>. It works for 7 days.
        </Notice>
      ) : null}
      <TextField label="Email" name="email" type="email" autoComplete="username" inputMode="email" required maxLength={254} />
      <div className="flex flex-col gap-2">
        <PasswordField label="Password" name="password" autoComplete="current-password" required maxLength={128} />
        {availablePages.forgotPassword ? (
          <Link to={availablePages.forgotPassword} className="text-link self-end text-sm">
            Forgot your password?
          </Link>
        ) : null}
      </div>
      {/* Until the page is alive the button sends nothing: a plain submit would leave the form. */}
      <Button type={hydrated ? 'submit' : 'button'} size="large" wide loading={busy}>
        Log in
      </Button>
    </form>
  );
}
