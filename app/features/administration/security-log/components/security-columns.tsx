import { formatDateTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Column } from '#app/ui/charts/data-table.tsx';
import type { ShownSecurityEntry } from '../queries/show-security-log.server.ts';

export const securityColumns: readonly Column<ShownSecurityEntry>[] = [
  {
    id: 'at',
    header: 'When',
    isTitle: true,
    cell: ({ at }) => (
      <span className="whitespace-nowrap">{formatDateTime(epochMinutesOf(new Date(at)), platformTimeZone)}</span>
    ),
  },
  { id: 'who', header: 'Who', cell: (entry) => <span className="wrap-anywhere">{whoOf(entry)}</span> },
  { id: 'what', header: 'What', cell: (entry) => <What {...entry} /> },
  {
    id: 'network',
    header: 'Network',
    cell: ({ network }) => <span className="font-mono text-sm wrap-anywhere">{network ?? 'None'}</span>,
  },
  {
    id: 'outcome',
    header: 'Outcome',
    align: 'end',
    cell: ({ outcome }) => (outcome === 'done' ? 'Done' : <Badge tone="sun">Refused</Badge>),
  },
];

function whoOf({ actor_id, actor_email, account_id, account_email }: ShownSecurityEntry): string {
  if (actor_id !== null) return actor_email ?? `Account deleted (${actor_id})`;
  if (account_id !== null) return `Somebody, at ${account_email ?? `a deleted account (${account_id})`}`;
  return 'Unknown person';
}

/** "Account: two factor on", with its details. */
function What({ action, details, account_id, account_email, actor_id }: ShownSecurityEntry) {
  const words = action.replaceAll(/[._]/g, ' ');
  const said = Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`);
  const about =
    account_id !== null && actor_id !== null && account_id !== actor_id ? [`about ${account_email ?? account_id}`] : [];
  return (
    <span>
      {words.charAt(0).toUpperCase() + words.slice(1)}
      {said.length + about.length > 0 ? (
        <span className="block text-sm text-dim">{[...about, ...said].join(', ')}</span>
      ) : null}
    </span>
  );
}
