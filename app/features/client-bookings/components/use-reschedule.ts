import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { bookingToasts } from '#app/features/visits/booking-toasts.ts';
import { movingErrors } from '#app/features/moving/moving.errors.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { useDaySlots } from '#app/features/booking-form/steps/components/use-slots.ts';

type Choice = { bookingId: string; date: string; time: string };

/** Selects another time for a visit and moves it there. The selection stays if the time was not available. */
export function useReschedule(booking: BookingDto | undefined, onDone: () => void) {
  const bookingId = booking?.id ?? '';
  const loaded = useLoaded(booking?.id ?? null, (signal) =>
    api.get('/bookings/:id/reschedule-preview', { param: { id: bookingId }, signal }),
  );
  const preview = loaded.data;
  const [choice, setChoice] = useState<Choice>({ bookingId: '', date: '', time: '' });
  const [problem, setProblem] = useState<{ bookingId: string; message: string }>();
  const [round, setRound] = useState(0);

  const chosen =
    choice.bookingId === bookingId ? choice : { bookingId, date: preview?.start_time.slice(0, 10) ?? '', time: '' };
  const question = { professionalId: booking?.professional_id ?? '', serviceId: '', movingId: bookingId, round };
  const slots = useDaySlots(question, preview?.may_move ? chosen.date : '');
  const slot = slots.data?.slots.find(({ available, time }) => available && time === chosen.time);
  const isPresentTime =
    slot !== undefined && preview !== undefined && Date.parse(slot.starts_at) === Date.parse(preview.start_time);

  const change = (next: { date: string; time: string }) => {
    setProblem(undefined);
    setChoice({ bookingId, ...next });
  };
  const readAnew = () => {
    setRound((count) => count + 1);
    loaded.reload();
  };
  const { busy, run } = useAction(
    async (_: void, attempt) => {
      if (!preview || !slot || isPresentTime) return;
      const json = { expectedStart: preview.start_time, newStart: slot.starts_at };
      await attempt({ bookingId, json }, (idempotencyKey) =>
        api.post('/bookings/:id/reschedule', { param: { id: bookingId }, json, idempotencyKey }),
      );
      toast(bookingToasts.rescheduled());
      readAnew();
      onDone();
    },
    {
      onFailure: ({ code, message }) => {
        setProblem({ bookingId, message });
        if (outdated.has(code)) readAnew();
      },
    },
  );
  return {
    preview,
    hasFailed: loaded.state === 'failed',
    reload: loaded.reload,
    question,
    chosen,
    slots,
    slot,
    isPresentTime,
    problem: problem?.bookingId === bookingId ? problem.message : undefined,
    isBusy: busy,
    chooseDate: (date: string) => change({ date, time: chosen.time }),
    chooseTime: (time: string) => change({ date: chosen.date, time }),
    confirm: () => void run(),
  };
}

/** Error codes that mean the displayed data is stale. */
const outdated: ReadonlySet<string> = new Set([
  ...Object.keys(movingErrors),
  bookingErrors.slot_taken.code,
  bookingErrors.too_far.code,
  bookingErrors.invalid_date.code,
]);
