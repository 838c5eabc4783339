import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { MovePreview } from '#app/features/moving/moving-dto.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { DateStep } from '#app/features/booking-form/steps/components/date-step.tsx';
import { InsteadOfMoving } from './instead-of-moving.tsx';
import { MoveSummary } from './move-summary.tsx';
import { TimeStep } from '#app/features/booking-form/steps/components/time-step.tsx';
import { useReschedule } from './use-reschedule.ts';

interface RescheduleDialogProps {
  /** The booking concerned; undefined keeps the dialog closed. */
  booking: BookingDto | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** Called to cancel instead, if it is too late to move. */
  onCancelInstead: (booking: BookingDto) => void;
  onDone: () => void;
  onClose: () => void;
}

/**
 * The dialog that moves a paid visit: the free days and times, the old and new time, and that moving is free of
 * charge.
 */
export function RescheduleDialog({ booking, now, onCancelInstead, onDone, onClose }: RescheduleDialogProps) {
  const moving = useReschedule(booking, onDone);
  const { preview, slot, isPresentTime } = moving;
  const mayMove = preview?.may_move ?? true;
  return (
    <Dialog
      open={booking !== undefined}
      onClose={onClose}
      width="medium"
      title="Reschedule this visit"
      description={booking ? <About booking={booking} /> : null}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          {mayMove ? (
            <Button loading={moving.isBusy} disabled={!slot || isPresentTime} onClick={moving.confirm}>
              Reschedule for free
            </Button>
          ) : (
            <InsteadOfMoving booking={booking} refusal={preview?.refusal} onCancel={onCancelInstead} />
          )}
        </>
      }
    >
      <div className={classNames('mt-5 flex flex-col gap-6', mayMove && 'min-h-[320px]')}>
        {!preview && !moving.hasFailed ? <Waiting /> : null}
        {moving.hasFailed ? <Failure onReload={moving.reload} /> : null}
        {preview && !mayMove ? <Refusal {...preview} /> : null}
        {preview && mayMove ? (
          <>
            <DateStep
              {...moving.question}
              dates={preview}
              value={moving.chosen.date}
              error={undefined}
              onChange={moving.chooseDate}
            />
            <TimeStep
              slots={moving.slots}
              value={moving.chosen.time}
              error={isPresentTime ? 'This is its current time' : undefined}
              onChange={moving.chooseTime}
              onReload={moving.slots.reload}
            />
            <MoveSummary preview={preview} newStart={isPresentTime ? undefined : slot?.starts_at} now={now} />
            {moving.problem ? <FormError>{moving.problem}</FormError> : null}
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

function About({ booking }: { booking: BookingDto }) {
  const { first_name, last_name } = booking.professional.profile;
  return (
    <p className="font-semibold text-ink">
      {booking.service.name} with {`${first_name} ${last_name}`.trim()}
    </p>
  );
}

function Refusal({
  refusal,
  message,
  free_until,
  was_free,
  time_zone,
}: Pick<MovePreview, 'refusal' | 'message' | 'free_until' | 'was_free' | 'time_zone'>) {
  return (
    <Notice title="This visit can’t be rescheduled">
      {message}
      {refusal === 'move_late' && was_free ? (
        <>
          {' '}
          You could reschedule it until <WeekdayWhen at={free_until} timeZone={time_zone} />.
        </>
      ) : null}
    </Notice>
  );
}

function Failure({ onReload }: { onReload: () => void }) {
  return (
    <Notice title="We couldn’t load the available times">
      Nothing was changed.{' '}
      <button type="button" className="text-link" onClick={onReload}>
        Try again
      </button>
    </Notice>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-[132px] rounded-card" />
      <Skeleton className="h-[180px] rounded-card" />
    </>
  );
}
