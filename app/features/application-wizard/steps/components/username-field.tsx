import { useEffect, useState } from 'react';
import { CircleCheck, CircleX } from 'lucide-react';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { applicationLimits } from '#app/features/applications/application-limits.ts';
import { isReservedUsername } from '#app/features/applications/form/reserved-usernames.ts';
import { profileErrors } from '#app/features/profiles/profiles.errors.ts';

interface UsernameFieldProps {
  username: string;
  onChange: (username: string) => void;
  problem: string | undefined;
}

/**
 * The username field. It is checked locally, 0.6 seconds after the last keystroke (APPLY-021 to 030); the database
 * decides on submission.
 */
export function UsernameField({ username, onChange, problem }: UsernameFieldProps) {
  const isChecked = useChecked(username);
  const isTaken = isChecked && isReservedUsername(username);
  const error = problem ?? (isTaken ? profileErrors.username_taken.message : undefined);
  return (
    <TextField
      label="Username"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={applicationLimits.usernameMaximum}
      value={username}
      onChange={({ target }) => onChange(target.value)}
      error={error}
      help={error ? undefined : usernameHelp(username, isChecked)}
      trailing={username.trim() === '' ? undefined : <Mark isChecked={isChecked} isTaken={error !== undefined} />}
    />
  );
}

/**
 * Always a line, so that the answer of the check moves nothing from under a press
 * (docs/decisions/148-nothing-moves-under-a-press.md).
 */
function usernameHelp(username: string, isChecked: boolean): string {
  if (username.trim() === '') return 'Only you will have this username';
  return isChecked ? 'This username is available' : 'Checking this username…';
}

function Mark({ isChecked, isTaken }: { isChecked: boolean; isTaken: boolean }) {
  if (!isChecked) return <Spinner className="mr-3 size-5" />;
  return isTaken ? (
    <CircleX role="img" aria-label="Taken" className="mr-3 size-5 text-danger" />
  ) : (
    <CircleCheck role="img" aria-label="Available" className="mr-3 size-5 text-green" />
  );
}

function useChecked(username: string): boolean {
  const [checked, setChecked] = useState(username);
  useEffect(() => {
    const timer = setTimeout(() => setChecked(username), applicationLimits.usernameCheckMilliseconds);
    return () => clearTimeout(timer);
  }, [username]);
  return checked === username;
}
