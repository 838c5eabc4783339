import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../session/session-client.ts';

/**
 * Somebody who is signed in already has nothing to do on a sign-in page: goes on to `target`, unless that is
 * undefined.
 */
export function useLeaveWhenSignedIn(target: string | undefined): void {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'signed-in' && target) void navigate(target, { replace: true });
  }, [status, target, navigate]);
}
