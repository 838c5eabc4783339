import { PasswordField } from '#app/ui/password-field.tsx';

interface OwnerFieldProps {
  /** Accounts without a password are asked for a fresh sign-in instead, by the server. */
  hasPassword: boolean;
  problem: string | undefined;
  label?: string | undefined;
}

/** Asks for the password in use, before an account changes. */
export function OwnerField({ hasPassword, problem, label = 'Your password' }: OwnerFieldProps) {
  if (!hasPassword) return null;
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="current-password"
      required
      maxLength={128}
      error={problem}
    />
  );
}
