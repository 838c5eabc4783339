import { KeyRound } from 'lucide-react';
import { api } from '#app/api-client.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';

/**
 * The client's notes for getting in, for the professional of a visit. The browser loads them when they are shown, so
 * that no rendered or stored page holds them; before and after the visit, and without any, this renders nothing.
 */
export function ArrivalNotes({ bookingId, className = '' }: { bookingId: string; className?: string }) {
  const { data, state, reload } = useLoaded(bookingId, (signal) =>
    api.get('/bookings/:id/arrival-notes', { param: { id: bookingId }, signal }),
  );
  if (state === 'failed')
    return (
      <p className={`text-sm text-dim ${className}`}>
        We couldn’t load the notes for getting in.{' '}
        <button type="button" onClick={reload} className="text-link">
          Try again
        </button>
      </p>
    );
  if (!data?.notes) return null;
  return (
    <p className={`flex gap-2 text-sm ${className}`}>
      <KeyRound aria-hidden="true" className="mt-px size-5 shrink-0 text-green" />
      <span className="min-w-0 wrap-anywhere whitespace-pre-line">
        <span className="sr-only">Getting in: </span>
        {data.notes}
      </span>
    </p>
  );
}
