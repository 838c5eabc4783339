import { api } from '#app/api-client.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { TimelineActor, TimelineEntry } from '#app/features/booking-outcomes/timeline/timeline.ts';
import { BookingWhen } from './booking-when.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';

interface TimelineDialogProps {
  /** The booking; undefined keeps the dialog closed. */
  booking: (Pick<BookingDto, 'id' | 'time_zone'> & { service: { name: string } }) | undefined;
  onClose: () => void;
}

/** What happened to a booking, who did it and when. */
export function TimelineDialog({ booking, onClose }: TimelineDialogProps) {
  const loaded = useLoaded(booking?.id ?? null, (signal) =>
    api.get('/bookings/:id/timeline', { param: { id: booking?.id ?? '' }, signal }),
  );
  return (
    <Dialog
      open={booking !== undefined}
      onClose={onClose}
      place="side"
      title="History"
      description={booking?.service.name}
    >
      {loaded.state === 'loading' ? <Skeleton className="mt-5 h-40 rounded-card" /> : null}
      {loaded.state === 'failed' ? (
        <Notice title="We couldn’t load the history">
          <button type="button" className="text-link" onClick={loaded.reload}>
            Try again
          </button>
        </Notice>
      ) : null}
      {loaded.data && booking ? <Timeline entries={loaded.data.items} timeZone={booking.time_zone} /> : null}
    </Dialog>
  );
}

const actors: Record<TimelineActor, string> = {
  client: 'Client',
  professional: 'Professional',
  admin: 'Doorstep team',
  doorstep: 'Doorstep',
  bank: 'Bank',
};

function Timeline({ entries, timeZone }: { entries: readonly TimelineEntry[]; timeZone: string }) {
  return (
    <ol className="mt-5 ml-1.5 flex flex-col gap-5 border-l border-line pb-2">
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.what}`} className="relative pl-5">
          <span aria-hidden="true" className="absolute top-1.5 -left-[5px] size-[9px] rounded-full bg-green" />
          <p className="font-semibold">{entry.what}</p>
          {entry.detail ? <p className="text-sm wrap-break-word">{entry.detail}</p> : null}
          <p className="text-sm text-dim">
            {actors[entry.by]}, <BookingWhen at={entry.at} timeZone={timeZone} />
          </p>
        </li>
      ))}
    </ol>
  );
}
