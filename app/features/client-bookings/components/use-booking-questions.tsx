import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#app/ui/toasts/toast.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { useCancelBooking } from '#app/features/visits/components/use-cancel-booking.ts';
import { TimelineDialog } from '#app/features/visits/components/timeline-dialog.tsx';
import { CancelDialog, DeleteDialog } from './booking-dialogs.tsx';
import { ProblemDialog } from './problem-dialog.tsx';
import { RebookDialog } from './rebook-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { useDeleteBooking } from './use-delete-booking.ts';

/** An action on a booking that opens a dialog. */
export type BookingQuestion = 'cancel' | 'reschedule' | 'refund' | 'rebook' | 'problem' | 'timeline' | 'delete';

type OpenQuestion = { about: BookingQuestion; booking: BookingDto };

interface BookingQuestions {
  isDemo: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** Called once a booking is gone for good, instead of reloading the page's data. */
  onDeleted?: (() => void) | undefined;
}

/** The dialogs of a client's bookings, and how to open them. For sample bookings a toast says that nothing changed. */
export function useBookingQuestions({ isDemo, now, onDeleted }: BookingQuestions) {
  const [question, setQuestion] = useState<OpenQuestion>();
  const { cancel, busyId } = useCancelBooking();
  const { remove, busy } = useDeleteBooking();
  const { revalidate } = useRevalidator();
  const close = () => setQuestion(undefined);
  const ask = (about: BookingQuestion, booking: BookingDto) => {
    if (isDemo) toast({ title: 'Sample data', description: 'This is a preview. Nothing was changed.' });
    else setQuestion({ about, booking });
  };
  const bookingFor = (about: BookingQuestion) => (question?.about === about ? question.booking : undefined);
  // An answer may come late: another question that is open by then stays, with what was typed.
  const closeAnswered = () => setQuestion((now) => (isSame(now, question) ? undefined : now));
  // Also after a failure: it often means that the booking is no longer what the page shows.
  const finish = async () => {
    closeAnswered();
    await revalidate();
  };
  const answer = async (change: (id: string) => Promise<boolean>, after = finish) => {
    if (question) await ((await change(question.booking.id)) ? after() : finish());
  };
  const afterDeletion = async () => {
    if (!onDeleted) return finish();
    closeAnswered();
    onDeleted();
  };
  const dialogs = (
    <>
      <CancelDialog
        booking={bookingFor('cancel')}
        busy={busyId !== undefined}
        onConfirm={() => void answer(cancel)}
        onClose={close}
      />
      <DeleteDialog
        booking={bookingFor('delete')}
        busy={busy}
        onConfirm={() => void answer(remove, afterDeletion)}
        onClose={close}
      />
      <RescheduleDialog
        booking={bookingFor('reschedule')}
        now={now}
        onCancelInstead={(booking) => ask('refund', booking)}
        onDone={() => void finish()}
        onClose={close}
      />
      <RebookDialog booking={bookingFor('rebook')} onClose={close} />
      <RefundDialog booking={bookingFor('refund')} onDone={() => void finish()} onClose={close} />
      <ProblemDialog booking={bookingFor('problem')} onDone={() => void finish()} onClose={close} />
      <TimelineDialog booking={bookingFor('timeline')} onClose={close} />
    </>
  );
  return { ask, dialogs };
}

function isSame(one: OpenQuestion | undefined, other: OpenQuestion | undefined): boolean {
  return one?.about === other?.about && one?.booking.id === other?.booking.id;
}
