import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginAddress } from '../login-address.ts';
import { onSessionEvent } from '../session-client.ts';

/** For private pages: when the session ends (also in another tab), the page makes way for /login and back. */
export function useSessionGuard(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event === 'signed-out') void navigate(loginAddress({ returnTo: pathname + search }), { replace: true });
      }),
    [navigate, pathname, search],
  );
}
