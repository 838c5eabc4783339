import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { passwordResetMessages } from '#app/features/accounts/password/password-reset-messages.ts';
import { useResetPassword } from './use-reset-password.ts';

/** The form for the new password, entered twice. */
export function ResetPasswordForm({ token, email }: { token: string; email: string }) {
  const { busy, errors, failure, done, submit, onInput } = useResetPassword(token);
  if (done) return <Done />;
  return (
    <Form name="reset-password" noValidate onSubmit={submit} onInput={onInput} className="flex flex-col gap-5">
      <p className="text-dim">
        For <strong className="wrap-anywhere text-ink">{email}</strong>
      </p>
      {failure ? <FormError>{failure}</FormError> : null}
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        maxLength={128}
        help="At least 8 characters. A mix of letters, numbers and symbols is harder to guess."
        error={errors['newPassword']}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        maxLength={128}
        error={errors['confirmPassword']}
      />
      <Button type="submit" size="large" wide loading={busy}>
        Reset password
      </Button>
      <p className="text-sm text-dim">You will be signed out on every device.</p>
    </Form>
  );
}

function Done() {
  return (
    <Notice title={passwordResetMessages.done}>
      <p className="mt-1">
        Taking you there now.{' '}
        <Link to="/login" replace className="text-link">
          Log in
        </Link>
      </p>
    </Notice>
  );
}
