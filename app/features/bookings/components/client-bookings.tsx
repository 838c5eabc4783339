import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#app/ui/toast.ts';
import type { BookingDto } from '../booking-dto.ts';
import { CancelDialog, DeleteDialog } from './booking-dialogs.tsx';
import { BookingsTable } from './bookings-table.tsx';
import { useCancelBooking } from './use-cancel-booking.ts';
import { useDeleteBooking } from './use-delete-booking.ts';

type Question = { about: 'cancel' | 'delete'; booking: BookingDto };

/** The bookings with what can be done about them. Sample bookings only say that nothing happens. */
export function ClientBookings({ bookings, isDemo }: { bookings: readonly BookingDto[]; isDemo: boolean }) {
  const [question, setQuestion] = useState<Question>();
  const { cancel, busyId } = useCancelBooking();
  const { remove, busy } = useDeleteBooking();
  const { revalidate } = useRevalidator();
  const close = () => setQuestion(undefined);
  const ask = (about: Question['about']) => (booking: BookingDto) => {
    if (isDemo) toast({ title: 'Sample data', description: 'This is a preview: nothing was changed.' });
    else setQuestion({ about, booking });
  };
  const answer = async (change: (id: string) => Promise<boolean>) => {
    if (!question) return;
    await change(question.booking.id);
    close();
    // Also after a failure: it often means that the booking is no longer what the list shows.
    await revalidate();
  };
  return (
    <>
      <BookingsTable bookings={bookings} onCancel={ask('cancel')} onDelete={ask('delete')} />
      <CancelDialog
        booking={question?.about === 'cancel' ? question.booking : undefined}
        busy={busyId !== undefined}
        onConfirm={() => void answer(cancel)}
        onClose={close}
      />
      <DeleteDialog
        booking={question?.about === 'delete' ? question.booking : undefined}
        busy={busy}
        onConfirm={() => void answer(remove)}
        onClose={close}
      />
    </>
  );
}
