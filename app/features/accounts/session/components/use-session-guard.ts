import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginUrl } from '../../login-address.ts';
import { onSessionEvent, signInAgain } from '../session-client.ts';

/**
 * For private pages. When somebody signs out (also in another tab), the page makes way for /login and back; a session
 * that ends by itself is begun anew over the page, so that nothing typed is lost.
 */
export function useSessionGuard({ active = true } = {}): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onSessionEvent((event) => {
        // Logging out has left the page already, though React may still show it.
        const isHere = () => window.location.pathname === pathname;
        if (!active || event !== 'signed-out' || !isHere()) return;
        void signInAgain().then((signedIn) => {
          if (!signedIn && isHere()) void navigate(loginUrl({ returnTo: pathname + search }), { replace: true });
        });
      }),
    [active, navigate, pathname, search],
  );
}
