import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { useNow } from '#app/ui/timing/use-now.ts';
import { serviceName } from '../accounts/calendar-services.ts';
import type { OutsideCalendarDto } from '../outside-calendar-dto.ts';
import { useCalendars } from './use-calendars.ts';

interface CalendarListProps {
  calendars: readonly OutsideCalendarDto[];
  /** The time at which they were read, in milliseconds. */
  now: number;
}

/** The connected calendars with their state. */
export function CalendarList({ calendars, now }: CalendarListProps) {
  const { reading, removal } = useCalendars();
  const [removed, setRemoved] = useState<OutsideCalendarDto>();
  const shownAt = useNow(now);
  if (calendars.length === 0) {
    return (
      <EmptyState
        headingLevel="h2"
        title="No calendar connected"
        text="Connect your own calendar, and nobody can book you while you’re busy there."
        className="rounded-card border border-dashed border-edge"
      />
    );
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {calendars.map((calendar) => (
          <CalendarLine
            key={calendar.id}
            calendar={calendar}
            now={shownAt}
            isReading={reading.pending?.id === calendar.id}
            onRead={() => void reading.run(calendar)}
            onRemove={() => setRemoved(calendar)}
          />
        ))}
      </ul>
      <RemovalDialog
        calendar={removed}
        onClose={() => setRemoved(undefined)}
        isRemoving={removal.busy}
        onRemove={async (calendar) => {
          await removal.run(calendar);
          setRemoved(undefined);
        }}
      />
    </>
  );
}

interface CalendarLineProps {
  calendar: OutsideCalendarDto;
  now: number;
  isReading: boolean;
  onRead: () => void;
  onRemove: () => void;
}

function CalendarLine({ calendar, now, isReading, onRead, onRemove }: CalendarLineProps) {
  const { name, host, account_id, is_written, message, read_at, unread_events, guessed_zones } = calendar;
  return (
    <li className="flex items-start gap-2 py-4 pr-2 pl-4 sm:pl-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold wrap-break-word">{name}</h3>
          <StatusPill tone={message ? 'warning' : 'success'} label={message ? 'Not up to date' : 'Connected'} />
          {is_written ? <StatusPill tone="info" label="Visits are added here" /> : null}
        </div>
        <p className="mt-1 text-sm wrap-break-word text-dim">
          {serviceName(host)}, read {timeAgo(Date.parse(read_at), now)}
        </p>
        {message ? <p className="mt-2 text-sm">{message}</p> : null}
        {unread_events > 0 ? <p className="mt-2 text-sm">{unreadText(unread_events)}</p> : null}
        {guessed_zones > 0 ? <p className="mt-2 text-sm">{guessedText(guessed_zones)}</p> : null}
      </div>
      <IconButton label={`Read ${name} now`} onClick={onRead} aria-busy={isReading}>
        <RefreshCw aria-hidden="true" className={isReading ? 'size-5 animate-spin' : 'size-5'} />
      </IconButton>
      {account_id === null ? (
        <IconButton label={`Disconnect ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      ) : null}
    </li>
  );
}

function unreadText(count: number): string {
  return count === 1
    ? 'One event can’t be read and doesn’t block your time.'
    : `${count} events can’t be read and don’t block your time.`;
}

function guessedText(count: number): string {
  return count === 1
    ? 'One event is in a time zone we don’t know. We read it in yours.'
    : `${count} events are in a time zone we don’t know. We read them in yours.`;
}

interface RemovalDialogProps {
  /** Undefined keeps the dialog closed. */
  calendar: OutsideCalendarDto | undefined;
  isRemoving: boolean;
  onClose: () => void;
  onRemove: (calendar: OutsideCalendarDto) => void;
}

function RemovalDialog({ calendar, isRemoving, onClose, onRemove }: RemovalDialogProps) {
  return (
    <Dialog
      open={calendar !== undefined}
      onClose={onClose}
      title="Disconnect this calendar?"
      description="Clients can book you again at the times when you’re busy there."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={isRemoving} onClick={() => calendar && onRemove(calendar)}>
            Disconnect calendar
          </Button>
        </>
      }
    />
  );
}
