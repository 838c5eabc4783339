import { dashboardTarget } from '#app/features/profiles/dashboard-target.ts';
import { useSession } from '#app/features/sessions/session-client.ts';
import { useLogOut } from '#app/features/sessions/components/use-log-out.ts';
import { displayName } from '../display-name.ts';

interface Account {
  name: string;
  email: string;
  /** The URL of their own picture. */
  picture: string | null;
  dashboard: string;
  logOut: () => Promise<void>;
}

/** Returns the signed-in visitor as shown in the bar; undefined if signed out or not known yet. */
export function useAccount(): Account | undefined {
  const session = useSession();
  const logOut = useLogOut();
  if (session.status !== 'signed-in') return undefined;
  const { user, profile } = session;
  return {
    name: displayName({ ...profile, email: user.email }),
    email: user.email,
    picture: profile?.picture ?? null,
    dashboard: dashboardTarget(profile),
    logOut,
  };
}
