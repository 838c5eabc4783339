import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#app/ui/toasts/toast.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { CancelDialog, DeleteDialog } from './booking-dialogs.tsx';
import { BookingsTable } from './bookings-table.tsx';
import type { BookingQuestion } from './client-booking-actions.tsx';
import { ProblemDialog } from './problem-dialog.tsx';
import { RebookDialog } from './rebook-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { TimelineDialog } from '#app/features/bookings/timeline/components/timeline-dialog.tsx';
import { useCancelBooking } from '#app/features/bookings/cancel/components/use-cancel-booking.ts';
import { useDeleteBooking } from './use-delete-booking.ts';

type Question = { about: BookingQuestion; booking: BookingDto };

interface ClientBookingsProps {
  bookings: readonly BookingDto[];
  isDemo: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** Additional actions on a booking, from rooms below. */
  renderMore?: ((booking: BookingDto) => ReactNode) | undefined;
}

/** The bookings with the actions on them. For sample bookings a toast says that nothing was changed. */
export function ClientBookings({ bookings, isDemo, now, renderMore }: ClientBookingsProps) {
  const [question, setQuestion] = useState<Question>();
  const { cancel, busyId } = useCancelBooking();
  const { remove, busy } = useDeleteBooking();
  const { revalidate } = useRevalidator();
  const close = () => setQuestion(undefined);
  const ask = (about: BookingQuestion, booking: BookingDto) => {
    if (isDemo) toast({ title: 'Sample data', description: 'This is a preview. Nothing was changed.' });
    else setQuestion({ about, booking });
  };
  const bookingFor = (about: BookingQuestion) => (question?.about === about ? question.booking : undefined);
  const answer = async (change: (id: string) => Promise<boolean>) => {
    if (!question) return;
    await change(question.booking.id);
    await finish();
  };
  // Also after a failure: it often means that the booking is no longer what the list shows.
  const finish = async () => {
    close();
    await revalidate();
  };
  return (
    <>
      <BookingsTable bookings={bookings} now={now} onAsk={ask} renderMore={renderMore} />
      <CancelDialog
        booking={bookingFor('cancel')}
        busy={busyId !== undefined}
        onConfirm={() => void answer(cancel)}
        onClose={close}
      />
      <DeleteDialog booking={bookingFor('delete')} busy={busy} onConfirm={() => void answer(remove)} onClose={close} />
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
}
