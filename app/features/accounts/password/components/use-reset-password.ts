import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api-client.ts';
import { ApiFailure, networkFailureText } from '#app/platform/http/calls/api-failure.ts';
import { createAttempts } from '#app/platform/http/calls/attempts.ts';
import { accountLimits } from '../../account-limits.ts';
import { hasSessionHint } from '../../session/session-hint.ts';
import { signOut } from '../../session/session-client.ts';

type Errors = Partial<Record<'newPassword' | 'confirmPassword', string>>;

/** The state of the form for a new password. Input stays on errors; after success, /login follows. */
export function useResetPassword(token: string) {
  const [attempt] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState(false);
  const [checks, setChecks] = useState(false);
  useLeaveForLogin(done);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = await errorsIn(form);
    setChecks(true);
    setFailure(undefined);
    show(form, found);
    if (Object.keys(found).length > 0 || busy) return;
    const body = { token, newPassword: String(new FormData(form).get('newPassword') ?? '') };
    setBusy(true);
    try {
      await attempt(body, (idempotencyKey) => api.post('/auth/reset-password', { json: body, idempotencyKey }));
      await leaveOldSession();
      setDone(true);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error.message : networkFailureText);
      if (error instanceof ApiFailure) show(form, error.fields);
    } finally {
      setBusy(false);
    }
  };
  /** Errors disappear as they are fixed. */
  const change = async ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (checks) setErrors(await errorsIn(currentTarget));
  };
  const show = (form: HTMLFormElement, found: Errors) => {
    setErrors(found);
    const wrong = [...form.elements].find((field) => field instanceof HTMLInputElement && field.name in found);
    if (wrong instanceof HTMLInputElement) wrong.focus();
  };
  return { busy, errors, failure, done, submit, change };
}

/** The schema loads on first use. */
async function errorsIn(form: HTMLFormElement): Promise<Errors> {
  const entries = new FormData(form);
  const { passwordResetFormSchema } = await import('../password-reset.schema.ts');
  const { error } = passwordResetFormSchema.safeParse({
    newPassword: String(entries.get('newPassword') ?? ''),
    confirmPassword: String(entries.get('confirmPassword') ?? ''),
  });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]).reverse());
}

/** The server ended every session of this user; this tab and the others have to know. */
async function leaveOldSession(): Promise<void> {
  if (hasSessionHint(document.cookie)) await signOut().catch(() => undefined);
}

function useLeaveForLogin(done: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(
      () => void navigate('/login', { replace: true }),
      accountLimits.redirectAfterResetSeconds * 1000,
    );
    return () => clearTimeout(timer);
  }, [done, navigate]);
}
