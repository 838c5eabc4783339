import { useRevalidator } from 'react-router';
import { announceSessionEvent } from '#app/features/sessions/session-client.ts';

/**
 * Returns what follows a change that gives this browser a new session, as a new password does: its tabs hear of it, since
 * their push subscription and live connection ended with the old one, and the page is read again.
 */
export function useReplacedSession(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    await Promise.all([announceSessionEvent('token-refreshed'), revalidate()]);
  };
}
