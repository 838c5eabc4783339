import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '#app/api-client.ts';
import { ApiFailure, networkFailureText } from '#app/platform/http/calls/api-failure.ts';
import { announceSessionEvent } from '#app/features/sessions/session-client.ts';

export type RecoverySession =
  | { state: 'checking' }
  /** There is none: no link, or one that is used or too old. */
  | { state: 'missing' }
  | { state: 'failed'; message: string }
  | { state: 'open'; token: string; email: string };

/** The session opened by a mailed link; its secret is in the URL's fragment, which is never sent. */
export function useRecoverySession(): { recovery: RecoverySession; retry: () => void } {
  const { hash } = useLocation();
  const [recovery, setRecovery] = useState<RecoverySession>({ state: 'checking' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    setRecovery({ state: 'checking' });
    void openSession(new URLSearchParams(hash.slice(1)).get('token')).then((opened) => {
      if (left) return;
      setRecovery(opened);
      if (opened.state === 'open') void announceSessionEvent('password-recovery');
    });
    return () => {
      left = true;
    };
  }, [hash, round]);
  return { recovery, retry: () => setRound((count) => count + 1) };
}

async function openSession(token: string | null): Promise<RecoverySession> {
  if (!token) return { state: 'missing' };
  try {
    const { email } = await api.post('/auth/recovery-session', { json: { token } });
    return { state: 'open', token, email };
  } catch (error) {
    const failure = error instanceof ApiFailure ? error : undefined;
    if (failure?.status === 401 || failure?.status === 422) return { state: 'missing' };
    return { state: 'failed', message: failure?.message ?? networkFailureText };
  }
}
