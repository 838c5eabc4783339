import { Download } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import { adminUrl, adminExportUrl, type AdminView } from '../../admin-url.ts';
import type { AdminPage } from '../admin-rows.ts';

interface ListFooterProps {
  view: AdminView;
  page: AdminPage<unknown>;
  isFirst: boolean;
}

/** The total, the CSV export and the links to other pages. The browser's Back button leads to the previous page. */
export function ListFooter({ view, page, isFirst }: ListFooterProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-sm text-dim">
        {formatCount(page)}
        {page.search_capped ? ' Your search matches more than 200 people; only the newest 200 were searched.' : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={adminExportUrl(view)} download className={buttonStyle({ variant: 'secondary' })}>
          <Download aria-hidden="true" className="size-5" />
          Export CSV
        </a>
        {isFirst ? null : (
          <ButtonLink to={adminUrl(view)} variant="secondary" preventScrollReset>
            First page
          </ButtonLink>
        )}
        {page.next_cursor === null ? null : (
          <ButtonLink to={adminUrl({ ...view, cursor: page.next_cursor })} variant="secondary">
            Next page
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function formatCount({ items, total, total_capped }: AdminPage<unknown>): string {
  if (total_capped) return `${items.length} of more than ${total.toLocaleString('en-US')}`;
  return `${items.length} of ${total.toLocaleString('en-US')}`;
}
