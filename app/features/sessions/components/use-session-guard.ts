import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginUrl } from '../login-url.ts';
import { onSessionEvent, signInAgain } from '../session-client.ts';

/**
 * Guards private pages. When the user signs out (also in another tab), the page gives way to /login, which returns
 * here. When a session ends by itself, the user signs in again over the page, so that no input is lost.
 */
export function useSessionGuard({ active = true } = {}): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onSessionEvent((event) => {
        // Logging out has already left the page, though React may still show it.
        const isHere = () => window.location.pathname === pathname;
        if (!active || event !== 'signed-out' || !isHere()) return;
        void signInAgain().then((signedIn) => {
          if (!signedIn && isHere()) void navigate(loginUrl({ returnTo: pathname + search }), { replace: true });
        });
      }),
    [active, navigate, pathname, search],
  );
}
