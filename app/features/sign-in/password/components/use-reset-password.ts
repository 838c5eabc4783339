import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api-client.ts';
import { useForm } from '#app/ui/fields/use-form.ts';
import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { hasSessionHint } from '#app/features/sessions/session-hint.ts';
import { signOut } from '#app/features/sessions/session-client.ts';

/** The state of the form for a new password. Input stays on errors; after success, /login follows. */
export function useResetPassword(token: string) {
  const [done, setDone] = useState(false);
  useLeaveForLogin(done);
  const { errors, busy, failure, submit, onInput } = useForm({
    // The schema loads on first use.
    schema: async () =>
      (await import('#app/features/accounts/password/password-reset.schema.ts')).passwordResetFormSchema,
    send: async ({ newPassword }, idempotencyKey) => {
      await api.post('/auth/reset-password', { json: { token, newPassword }, idempotencyKey });
      await leaveOldSession();
      setDone(true);
    },
    checks: 'after-send',
  });
  return { busy, errors, failure: failure?.message, done, submit, onInput };
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
