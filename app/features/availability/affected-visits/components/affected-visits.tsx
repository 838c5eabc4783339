import { useRef, useState } from 'react';
import { formatDay, formatTime } from '#app/lib/dates/date-format.ts';
import { parseIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { localDate } from '#app/lib/dates/time-zone.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { AffectedBookingDto } from '../../blocks/blocked-slot.ts';

interface Question {
  bookings: readonly AffectedBookingDto[];
  /** The label of the confirm button, such as "Save anyway". */
  confirm: string;
}

/** Shows the visits a change would affect before it is saved, and asks whether to go on. */
export function useAffectedVisits(timeZone: string) {
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = useRef<(goOn: boolean) => void>(undefined);
  const settle = (goOn: boolean) => {
    setQuestion(null);
    answer.current?.(goOn);
  };
  const ask = (asked: Question) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setQuestion(asked);
    });
  const dialog = <AffectedVisitsDialog question={question} timeZone={timeZone} settle={settle} />;
  return { ask, dialog };
}

interface AffectedVisitsDialogProps {
  question: Question | null;
  timeZone: string;
  settle: (goOn: boolean) => void;
}

const shown = 6;

function AffectedVisitsDialog({ question, timeZone, settle }: AffectedVisitsDialogProps) {
  const bookings = question?.bookings ?? [];
  const many = bookings.length !== 1;
  return (
    <Dialog
      open={question !== null}
      onClose={() => settle(false)}
      title={many ? `${bookings.length} visits are booked at this time` : 'A visit is booked at this time'}
      description={`${many ? 'They stay' : 'It stays'} booked: this change doesn’t cancel anything. To cancel ${many ? 'one' : 'it'} or to ask the client to reschedule, open your calendar.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => settle(false)}>
            Go back
          </Button>
          <Button onClick={() => settle(true)}>{question?.confirm}</Button>
        </>
      }
    >
      <ul className="mt-5 divide-y divide-line rounded-control border border-line">
        {bookings.slice(0, shown).map((booking) => (
          <li key={booking.id} className="flex items-baseline justify-between gap-4 px-4 py-3">
            <span className="min-w-0">
              <span className="block truncate font-semibold">{booking.service_name}</span>
              <span className="block text-sm text-dim wrap-break-word">
                {booking.client_name}
                {booking.status === 'pending' ? ', waiting for payment' : ''}
              </span>
            </span>
            <span className="tabular shrink-0 text-right text-sm">
              <span className="block">{whenOf(booking, timeZone).day}</span>
              <span className="block text-dim">{whenOf(booking, timeZone).time}</span>
            </span>
          </li>
        ))}
      </ul>
      {bookings.length > shown ? <p className="mt-3 text-sm text-dim">and {bookings.length - shown} more</p> : null}
      <ButtonLink to="/dashboard/professional/calendar" variant="quiet" size="small" className="mt-3 -ml-3">
        Open my calendar
      </ButtonLink>
    </Dialog>
  );
}

function whenOf({ start_time }: AffectedBookingDto, timeZone: string) {
  const start = parseIsoWithOffset(start_time) ?? 0;
  return { day: formatDay(localDate(start, timeZone)), time: formatTime(start, timeZone) };
}
