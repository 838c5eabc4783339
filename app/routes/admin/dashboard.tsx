import { Link, useLocation } from 'react-router';
import { useLogOut } from '#app/features/sessions/components/use-log-out.ts';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireAdmin } from '#app/features/sessions/queries/require-viewer.server.ts';
import { adminUrl, type AdminView, viewOf } from '#app/features/administration/admin-url.ts';
import { adminListRequest, isAdminListName } from '#app/features/administration/lists/admin-list.ts';
import { AdminTabs } from '#app/features/administration/components/admin-tabs.tsx';
import { countWaiting, showAdminList } from '#app/features/administration/lists/queries/show-admin-list.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import { useReadFailure } from '#app/ui/loading/read-failures.ts';
import type { Route } from './+types/dashboard';

export function meta() {
  return [{ title: 'Admin | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const { email } = await requireAdmin(request);
  const { tab, wanted } = askedFor(new URL(request.url).searchParams);
  const [list, waiting] = await Promise.all([showAdminList(tab, wanted), countWaiting()]);
  return { email, list, waiting, view: viewOf(tab, wanted), isFirst: wanted.cursor === undefined, now: Date.now() };
}

function askedFor(search: URLSearchParams) {
  const asked = search.get('tab');
  const tab = isAdminListName(asked) ? asked : 'clients';
  return { tab, wanted: adminListRequest(tab, Object.fromEntries(search)) };
}

/** Keeps the chosen view even if its list cannot be read. */
function useChosenView(shown: AdminView): AdminView {
  const { search } = useLocation();
  const { tab, wanted } = askedFor(new URLSearchParams(search));
  return useReadFailure() ? viewOf(tab, wanted) : shown;
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { email, list, waiting, isFirst, now } = loaderData;
  const view = useChosenView(loaderData.view);
  useSessionGuard();
  const logOut = useLogOut();
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <PageHeading title="Admin" text={`All people and bookings on Doorstep. You’re signed in as ${email}.`} />
        <Button variant="secondary" onClick={logOut}>
          Logout
        </Button>
      </div>
      {waiting > 0 ? <WaitingLine count={waiting} /> : null}
      <div className="mt-8">
        <AdminTabs list={list} view={view} isFirst={isFirst} now={now} />
      </div>
    </Container>
  );
}

function WaitingLine({ count }: { count: number }) {
  return (
    <p className="mt-6 rounded-card bg-warning-tint px-5 py-4 text-warning">
      {count === 1 ? '1 application needs review.' : `${count.toLocaleString('en-US')} applications need review.`}{' '}
      <Link
        to={adminUrl({ tab: 'professionals', filter: 'waiting', sort: 'waiting' })}
        className="font-semibold underline underline-offset-4"
        preventScrollReset
      >
        {count === 1 ? 'Review it' : 'Review them'}
      </Link>
    </p>
  );
}
