import type { AffectedBookingDto } from '#app/features/availability/blocks/blocked-slot.ts';
import { formatZonedVisitTime } from '#app/lib/dates/date-format.ts';
import { parseIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

/** What a move to another time zone affects, as the server reports it (time_zone_changes). */
export interface ZoneChange {
  bookings: readonly AffectedBookingDto[];
  /** The number of upcoming blocked times. */
  blocked: number;
  former_time_zone: string;
  time_zone: string;
}

interface TimeZoneDialogProps {
  change: ZoneChange | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

const shown = 8;

/**
 * The dialog shown before a service area in another time zone is saved: how the clock times of booked visits change.
 */
export function TimeZoneDialog({ change, onConfirm, onClose }: TimeZoneDialogProps) {
  const bookings = change?.bookings ?? [];
  return (
    <Dialog
      open={change !== undefined}
      onClose={onClose}
      title="This place is in another time zone"
      description="Your weekly hours stay the same, now in the new time zone. Booked visits still happen when you promised them; your calendar shows them in the new time zone."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Go back
          </Button>
          <Button onClick={onConfirm}>Save this area</Button>
        </>
      }
    >
      <ul className="mt-5 divide-y divide-line rounded-control border border-line empty:hidden">
        {change &&
          bookings.slice(0, shown).map((booking) => <Visit key={booking.id} booking={booking} change={change} />)}
      </ul>
      {bookings.length > shown ? <p className="mt-3 text-sm text-dim">and {bookings.length - shown} more</p> : null}
      {change && change.blocked > 0 ? (
        <p className="mt-4 text-sm text-dim">
          {change.blocked === 1
            ? 'One blocked time doesn’t move either'
            : `${change.blocked} blocked times don’t move either`}
          . Check {change.blocked === 1 ? 'it' : 'them'} in your settings afterwards.
        </p>
      ) : null}
    </Dialog>
  );
}

function Visit({ booking, change }: { booking: AffectedBookingDto; change: ZoneChange }) {
  const start = parseIsoWithOffset(booking.start_time) ?? 0;
  const at = (zone: string) => formatZonedVisitTime(start, zone);
  return (
    <li className="px-4 py-3 text-sm">
      <p className="font-semibold wrap-anywhere">{`${booking.service_name} for ${booking.client_name}`}</p>
      <p className="tabular text-dim">{`${at(change.former_time_zone)} is ${at(change.time_zone)}`}</p>
    </li>
  );
}
