import { PasswordField } from '#app/ui/fields/password-field.tsx';

interface OwnerFieldProps {
  /** The server asks accounts without a password for a fresh sign-in instead. */
  hasPassword: boolean;
  problem: string | undefined;
  label?: string | undefined;
}

/** The field for the current password, asked for before an account changes. */
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
