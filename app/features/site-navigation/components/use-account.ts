import { dashboardTarget } from '#app/features/accounts/dashboard-target.ts';
import { displayName } from '../display-name.ts';
import { useSession } from '#app/features/accounts/session/session-client.ts';
import { useLogOut } from '#app/features/accounts/session/components/use-log-out.ts';

interface Account {
  name: string;
  dashboard: string;
  logOut: () => Promise<void>;
}

/** Returns the signed-in visitor as shown in the bar; undefined if signed out or not known yet. */
export function useAccount(): Account | undefined {
  const session = useSession();
  const logOut = useLogOut();
  if (session.status !== 'signed-in') return undefined;
  return {
    name: displayName({ ...session.profile, email: session.user.email }),
    dashboard: dashboardTarget(session.profile?.type),
    logOut,
  };
}
