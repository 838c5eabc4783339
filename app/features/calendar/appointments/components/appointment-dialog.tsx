import { History } from 'lucide-react';
import { useState } from 'react';
import { mayChangeStatus } from '#app/features/bookings/booking.ts';
import { CompleteDialog } from '#app/features/visits/components/complete-dialog.tsx';
import { TimelineDialog } from '#app/features/visits/components/timeline-dialog.tsx';
import { dateOfEpochMinutes, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { CalendarAppointment } from '../../calendar-dto.ts';
import { AppointmentFacts } from './appointment-facts.tsx';
import { RefundNote } from './refund-note.tsx';
import { useRefundPreview } from './use-refund-preview.ts';

interface AppointmentDialogProps {
  /** Undefined keeps the dialog closed. */
  appointment: CalendarAppointment | undefined;
  zone: string;
  now: EpochMinutes;
  onComplete: (appointment: CalendarAppointment) => void;
  /** `refund` is the amount shown, dollars with two decimals. */
  onCancel: (appointment: CalendarAppointment, refund: string) => void;
  onClose: () => void;
}

/** An appointment with everything its professional needs on the way there, and the actions on it. */
export function AppointmentDialog({ appointment, zone, now, onComplete, onCancel, onClose }: AppointmentDialogProps) {
  const [cancellingId, setCancellingId] = useState<string>();
  const [completingId, setCompletingId] = useState<string>();
  const isCancelling = appointment !== undefined && cancellingId === appointment.id;
  const { preview, failure, reload } = useRefundPreview(isCancelling ? appointment.id : undefined);
  const may = (to: 'completed' | 'cancelled') => appointment !== undefined && mayBecome(appointment, to, now);
  const close = () => {
    setCancellingId(undefined);
    setCompletingId(undefined);
    onClose();
  };
  const startCancelling = () => {
    setCancellingId(appointment?.id);
    reload();
  };
  const confirmCancelling = () => {
    setCancellingId(undefined);
    if (appointment && preview) onCancel(appointment, preview.refund_amount);
  };
  const actions = isCancelling ? (
    <>
      <Button variant="secondary" onClick={() => setCancellingId(undefined)}>
        Keep it
      </Button>
      <Button variant="danger" disabled={!preview?.may_cancel} onClick={confirmCancelling}>
        Cancel appointment
      </Button>
    </>
  ) : (
    <>
      {may('cancelled') ? (
        <Button variant="secondary" onClick={startCancelling}>
          Cancel appointment
        </Button>
      ) : null}
      {may('completed') ? <Button onClick={() => setCompletingId(appointment?.id)}>Complete</Button> : null}
    </>
  );
  const footer = may('cancelled') || may('completed') ? actions : null;
  const isCompleting = appointment !== undefined && completingId === appointment.id;
  return (
    <>
      <Dialog
        open={appointment !== undefined}
        onClose={close}
        title={appointment?.service.name ?? ''}
        width="medium"
        place="side"
        footer={footer}
      >
        {appointment && isCancelling ? (
          <RefundNote client={appointment.client.name} preview={preview} failure={failure} onRetry={reload} />
        ) : null}
        {appointment ? <AppointmentFacts appointment={appointment} zone={zone} /> : null}
        {appointment ? <AppointmentHistory appointment={appointment} zone={zone} /> : null}
        {appointment?.status === 'confirmed' && !may('completed') ? (
          <p className="mt-5 text-sm text-dim">You can complete it once it has started.</p>
        ) : null}
      </Dialog>
      <CompleteDialog
        visit={isCompleting ? `${appointment.service.name} for ${appointment.client.name}` : undefined}
        onClose={() => setCompletingId(undefined)}
        onConfirm={() => {
          setCompletingId(undefined);
          if (appointment) onComplete(appointment);
        }}
      />
    </>
  );
}

function AppointmentHistory({ appointment, zone }: { appointment: CalendarAppointment; zone: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" className="mt-4 -ml-3" onClick={() => setIsOpen(true)}>
        <History aria-hidden="true" className="size-4" />
        History
      </Button>
      <TimelineDialog
        booking={isOpen ? { ...appointment, time_zone: zone } : undefined}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

function mayBecome({ status, date }: CalendarAppointment, to: 'completed' | 'cancelled', now: EpochMinutes): boolean {
  return mayChangeStatus({ status, start_time: new Date(date) }, to, 'professional', dateOfEpochMinutes(now));
}
