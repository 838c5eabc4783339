import { BookingWhen } from '#app/features/visits/components/booking-when.tsx';
import type { HistoryLine } from '../admin-actions.ts';

const actors: Record<HistoryLine['by'], string> = {
  client: 'Client',
  professional: 'Professional',
  admin: 'Doorstep team',
  doorstep: 'Doorstep',
  bank: 'Bank',
};

/** A booking's history in order; for admin actions also who and why. */
export function BookingHistory({ lines, timeZone }: { lines: readonly HistoryLine[]; timeZone: string }) {
  return (
    <ol className="flex flex-col">
      {lines.map(({ at, what, detail, by, actor, reason }) => (
        <li key={`${at} ${what}`} className="relative border-l border-line pb-6 pl-6 last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[5px] size-2.5 rounded-full ${by === 'admin' ? 'bg-sun' : 'bg-green'}`}
          />
          <p className="font-semibold">{what}</p>
          {detail ? <p className="text-sm wrap-break-word">{detail}</p> : null}
          {reason ? <p className="mt-1 rounded-control bg-sand px-3 py-2 text-sm wrap-break-word">{reason}</p> : null}
          <p className="mt-1 text-sm text-dim">
            {actor ?? actors[by]}, <BookingWhen at={at} timeZone={timeZone} />
          </p>
        </li>
      ))}
    </ol>
  );
}
