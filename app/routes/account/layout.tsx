import { ChevronLeft } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router';
import { SettingsSideList } from '#app/features/account-settings/components/settings-navigation.tsx';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { Container } from '#app/ui/page-shell.tsx';
import { ReadFailureNotice } from '#app/ui/loading/read-failure.tsx';
import type { Route } from './+types/layout';

export async function loader({ request }: Route.LoaderArgs) {
  const { email } = await requireViewer(request);
  return { email };
}

/** The frame of the account settings: the list of sections at the side, or on phones the link back to it. */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  useSessionGuard();
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const isList = path === '/account';
  // A page below a section has a link of its own, back to that section.
  const isSection = path.split('/').length === 3;
  return (
    <Container className="pt-8 pb-20 lg:pt-14">
      {isList ? <AccountName email={loaderData.email} className="mb-6 lg:hidden" /> : null}
      {isSection ? <BackToList /> : null}
      <div className="grid gap-x-16 lg:grid-cols-[16rem_minmax(0,44rem)]">
        <div className="sticky top-28 hidden self-start lg:block">
          <AccountName email={loaderData.email} className="mb-6 px-4" />
          <SettingsSideList path={path} />
        </div>
        <div className="min-w-0">
          <ReadFailureNotice />
          <Outlet />
        </div>
      </div>
    </Container>
  );
}

function AccountName({ email, className }: { email: string; className: string }) {
  return (
    <div className={className}>
      <p className="figure text-3xl lg:text-2xl">Account</p>
      <p className="mt-1 text-sm wrap-anywhere text-dim">{email}</p>
    </div>
  );
}

function BackToList() {
  return (
    <Link
      to="/account"
      className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-1 px-2 font-semibold text-dim lg:hidden"
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      Account
    </Link>
  );
}
