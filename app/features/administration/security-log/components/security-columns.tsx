import { Link } from 'react-router';
import { adminBookingUrl } from '#app/features/bookings/booking-link.ts';
import { formatDateTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Column } from '#app/ui/charts/data-table.tsx';
import { reviewUrl } from '../../admin-url.ts';
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

/** An act that came from no network and was not refused is the platform's own: a job, or a command of the operator. */
function whoOf({ actor_id, actor_email, account_id, account_email, network, outcome }: ShownSecurityEntry): string {
  if (actor_id !== null) return actor_email ?? `Account deleted (${actor_id})`;
  if (network === null && outcome === 'done') return 'Doorstep';
  if (account_id !== null) return `Somebody, at ${account_email ?? `a deleted account (${account_id})`}`;
  return 'Unknown person';
}

/** "Account: two factor on", with whom and what it was about and its details. */
function What(entry: ShownSecurityEntry) {
  const { action, details, account_id, account_email, actor_id, network } = entry;
  const words = action.replaceAll(/[._]/g, ' ');
  const isAboutAnother = account_id !== null && account_id !== actor_id && (actor_id !== null || network === null);
  const said = [
    ...(isAboutAnother ? [`about ${account_email ?? account_id}`] : []),
    ...Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`),
  ];
  return (
    <span>
      {words.charAt(0).toUpperCase() + words.slice(1)}
      {said.length > 0 ? <span className="block text-sm wrap-anywhere text-dim">{said.join(', ')}</span> : null}
      <Subject {...entry} />
    </span>
  );
}

const subjectPages: Partial<Record<string, (id: string) => string>> = {
  booking: adminBookingUrl,
  professional: reviewUrl,
};

/** What an entry is about, with its page if it has one; an account is named already. */
function Subject({ subject_type, subject_id }: ShownSecurityEntry) {
  if (subject_type === null || subject_id === null || subject_type === 'user') return null;
  const text = `${subject_type.replaceAll('_', ' ')} ${subject_id}`;
  const url = subjectPages[subject_type]?.(subject_id);
  return (
    <span className="tabular block text-sm wrap-anywhere text-dim">
      {url ? (
        <Link to={url} className="text-link">
          {text}
        </Link>
      ) : (
        text
      )}
    </span>
  );
}
