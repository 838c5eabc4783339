import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { useCountdown } from '#app/ui/timing/use-countdown.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import type { NobodyCameDto } from '../no-show-dto.ts';

interface NobodyCameNoticeProps {
  bookingId: string;
  report: NobodyCameDto | null;
  /** The professional's first name. */
  name: string;
  timeZone: string;
  /** The server's time when the page was loaded, in epoch milliseconds. */
  loadedAt: number;
}

/** For a client who said that nobody came: what follows, and for a minute the way back. */
export function NobodyCameNotice({ bookingId, report, name, timeZone, loadedAt }: NobodyCameNoticeProps) {
  if (!report) return null;
  const seconds = report.undo_until ? Math.ceil((Date.parse(report.undo_until) - loadedAt) / 1_000) : 0;
  return (
    <section aria-labelledby="nobody-came-title" className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 id="nobody-came-title" className="text-xl">
        You reported that nobody came
      </h2>
      <p role="status" className="mt-1">
        {report.is_answered ? (
          `${name} has answered. Our team looks into it and emails you.`
        ) : !report.is_settled_alone ? (
          `${name} can tell us their side. Our team looks into it and emails you.`
        ) : (
          <>
            {name} can answer until <WeekdayWhen at={report.answer_until} timeZone={timeZone} />. Without an answer you
            get a full refund.
          </>
        )}
      </p>
      {seconds > 0 ? <TakeBack key={report.reported_at} bookingId={bookingId} seconds={seconds} /> : null}
    </section>
  );
}

function TakeBack({ bookingId, seconds }: { bookingId: string; seconds: number }) {
  const { revalidate } = useRevalidator();
  const { left } = useCountdown(seconds);
  const { busy, run } = useAction(() => api.delete('/bookings/:id/problem', { param: { id: bookingId } }), {
    onFailure: ({ message }) => toast({ title: 'That wasn’t undone', description: message, tone: 'error' }),
    onSettled: () => revalidate(),
  });
  return left === 0 ? null : (
    <Button variant="secondary" className="mt-4" loading={busy} onClick={() => void run()}>
      Undo
    </Button>
  );
}
