import { formatDateTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { type Column, DataTable } from '#app/ui/charts/data-table.tsx';
import type { SettingsChange } from '../platform-settings.ts';
import { Changes } from './settings-form.tsx';

interface SettingsHistoryProps {
  history: readonly SettingsChange[];
  /** The time zone in which instants are shown. */
  timeZone: string;
}

/** The changes of the settings: who made them, when, how and why. */
export function SettingsHistory({ history, timeZone }: SettingsHistoryProps) {
  return (
    <DataTable
      caption="Settings history"
      columns={columns(timeZone)}
      rows={history}
      rowKey={({ version }) => String(version)}
    />
  );
}

const columns = (timeZone: string): readonly Column<SettingsChange>[] => [
  {
    id: 'at',
    header: 'When',
    isTitle: true,
    cell: ({ changed_at }) => (
      <span className="tabular whitespace-nowrap">
        {formatDateTime(epochMinutesOf(new Date(changed_at)), timeZone)}
      </span>
    ),
  },
  {
    id: 'by',
    header: 'Who',
    cell: ({ changed_by }) => (changed_by === null ? 'Doorstep' : changed_by || 'Account deleted'),
  },
  {
    id: 'change',
    header: 'Change',
    cell: ({ changed }) =>
      changed.length === 0 ? (
        <span className="text-dim">The beginning</span>
      ) : (
        <span className="text-dim">
          <Changes changed={changed} />
        </span>
      ),
  },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ reason }) => <span className="max-w-[44ch] wrap-anywhere">{reason}</span>,
  },
];
