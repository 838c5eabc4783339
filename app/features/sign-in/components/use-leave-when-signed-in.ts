import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#app/features/sessions/session-client.ts';

/** Redirects signed-in users from a sign-in page to `target`, unless that is undefined. */
export function useLeaveWhenSignedIn(target: string | undefined): void {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'signed-in' && target) void navigate(target, { replace: true });
  }, [status, target, navigate]);
}
