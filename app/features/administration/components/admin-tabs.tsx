import { useNavigate, useNavigation } from 'react-router';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import { adminUrl, type AdminView } from '../admin-url.ts';
import { adminListNames, type AdminListName, isAdminListName } from '../lists/admin-list.ts';
import type { ShownList } from '../lists/queries/show-admin-list.server.ts';
import { AdminList } from '../lists/components/admin-list.tsx';
import { ListControls } from '../lists/components/list-controls.tsx';

interface AdminTabsProps {
  list: ShownList;
  view: AdminView;
  isFirst: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

const labels: Record<AdminListName, string> = {
  clients: 'Clients',
  professionals: 'Professionals',
  payments: 'Payments',
  bookings: 'Bookings',
};

/**
 * The four lists (document 2, section 2). The URL holds the view, so it can be bookmarked, shared and navigated back
 * to.
 */
export function AdminTabs(props: AdminTabsProps) {
  const { view } = props;
  const navigate = useNavigate();
  const coming = useComingTab();
  const show = (wanted: AdminView) =>
    void navigate(adminUrl(wanted), { preventScrollReset: true, replace: wanted.tab === view.tab });
  const chosen = coming ?? view.tab;
  const tabs = adminListNames.map((id) => ({
    id,
    label: labels[id],
    content:
      id === view.tab && id === chosen ? <Panel {...props} onChange={show} /> : id === chosen ? <Loading /> : null,
  }));
  return <Tabs label="All people and bookings" tabs={tabs} value={chosen} onChange={(tab) => show({ tab })} />;
}

function Panel({ list, view, isFirst, now, onChange }: AdminTabsProps & { onChange: (view: AdminView) => void }) {
  const isComing = useComingTab() !== undefined;
  return (
    <div className="flex flex-col gap-6">
      <ListControls key={view.tab} view={view} onChange={onChange} />
      <div aria-busy={isComing} className={classNames('transition-opacity duration-200', isComing && 'opacity-60')}>
        <AdminList list={list} view={view} isFirst={isFirst} now={now} />
      </div>
    </div>
  );
}

/** Returns the tab that is loading, if any. */
function useComingTab(): AdminListName | undefined {
  const { location } = useNavigation();
  if (location?.pathname !== '/dashboard/admin') return undefined;
  const tab = new URLSearchParams(location.search).get('tab');
  return isAdminListName(tab) ? tab : 'clients';
}

function Loading() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-3">
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} className="h-14 w-full max-md:h-40 max-md:rounded-card" />
      ))}
    </div>
  );
}
