import { Link } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useSession } from '#app/features/accounts/session/session-client.ts';
import { useAccount } from './use-account.ts';

/**
 * The account part at the end of the bar. Pages are the same for everybody, so it starts as signed out, hidden for a
 * moment so that signed-in visitors never see it; without JavaScript it appears on its own.
 */
export function SiteNavigationAccount() {
  const session = useSession();
  const account = useAccount();
  if (account) return <SignedIn {...account} />;
  return (
    <div className={session.status === 'unknown' ? 'appears-late flex gap-1' : 'flex gap-1'}>
      <ButtonLink to="/login" variant="quiet" className="max-lg:hidden">
        Log in
      </ButtonLink>
      <ButtonLink to="/signup">Sign up</ButtonLink>
    </div>
  );
}

function SignedIn({ name, dashboard, logOut }: NonNullable<ReturnType<typeof useAccount>>) {
  return (
    <div className="flex items-center gap-1">
      <ButtonLink to={dashboard} variant="quiet" className="max-lg:hidden">
        Dashboard
      </ButtonLink>
      <Link
        to={dashboard}
        aria-label={`Dashboard of ${name}`}
        className="flex size-11 items-center justify-center lg:hidden"
      >
        <Initial name={name} />
      </Link>
      <Link
        to="/account"
        title="Account settings"
        className="hidden min-h-11 max-w-48 items-center gap-2 rounded-control px-2 text-sm font-semibold hover:bg-ink/8 lg:flex"
      >
        <Initial name={name} />
        <span className="truncate">{name}</span>
        <span className="sr-only">: account settings</span>
      </Link>
      <Button variant="secondary" onClick={logOut} className="max-lg:hidden">
        Logout
      </Button>
    </div>
  );
}

function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="arch flex h-9 w-8 shrink-0 items-end justify-center bg-sun pb-1 text-sm font-bold text-on-sun"
    >
      {name.charAt(0).toUpperCase()}
    </span>
  );
}
