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
        // Logging out has left the page already, though React may still show it.
        const here = window.location.pathname === pathname;
        if (event === 'signed-out' && here) void navigate(loginAddress({ returnTo: pathname + search }), { replace: true });
      }),
    [navigate, pathname, search],
  );
}
