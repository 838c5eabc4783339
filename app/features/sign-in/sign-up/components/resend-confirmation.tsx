import type { FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { formatCountdown } from '#app/ui/timing/use-countdown.ts';
import { useResendConfirmation } from './use-resend-confirmation.ts';

interface ResendConfirmationProps {
  /** The email of the link; without it, the visitor is asked. */
  email?: string | undefined;
  /** The page the link returns to. */
  returnTo?: string | undefined;
  /** A mail has just been sent: the next can be requested later. */
  mailedJustNow?: boolean | undefined;
}

/** The button for another confirmation mail, with the time until it is available. The same for every email. */
export function ResendConfirmation({ email, returnTo, mailedJustNow }: ResendConfirmationProps) {
  const { send, busy, outcome, left } = useResendConfirmation(returnTo, mailedJustNow);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return send(email ?? String(new FormData(event.currentTarget).get('email') ?? '').trim());
  };
  return (
    <Form name="resend-confirmation" onSubmit={submit} className="flex flex-col items-start gap-3">
      {email ? null : (
        <TextField
          label="Your email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          className="w-full"
        />
      )}
      <Button type="submit" variant="secondary" loading={busy} disabled={left > 0}>
        {left > 0 ? <span className="tabular">Send again in {formatCountdown(left)}</span> : 'Send the link again'}
      </Button>
      <div role="status" className="text-sm empty:hidden">
        {outcome?.kind === 'mailed' ? (
          <p>
            If <span className="wrap-anywhere">{outcome.email}</span> still needs to be confirmed, a new link is on its
            way.
          </p>
        ) : null}
        {outcome?.kind === 'failed' ? <FieldError>{outcome.message}</FieldError> : null}
      </div>
    </Form>
  );
}
