import { formatDollarText } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { RefundPreview } from '#app/features/booking-outcomes/cancel/refund-preview.ts';
import { arrivalText, cancelLabel, refundWords } from '#app/features/visits/refund-words.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { useRefund } from './use-refund.ts';

interface RefundDialogProps {
  /** The booking concerned; undefined keeps the dialog closed. */
  booking: BookingDto | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** The dialog that cancels a paid booking: shows the refund to the cent before anything is confirmed (OPEN-04). */
export function RefundDialog({ booking, onDone, onClose }: RefundDialogProps) {
  const { preview, hasFailed, isChanged, isBusy, reload, confirm } = useRefund(booking?.id, onDone);
  return (
    <Dialog
      open={booking !== undefined}
      onClose={onClose}
      title="Cancel and refund?"
      description={
        booking ? (
          <p className="font-semibold text-ink">
            {booking.service.name}, <WeekdayWhen at={booking.booking_date} timeZone={booking.time_zone} />
          </p>
        ) : null
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={isBusy} disabled={!preview?.may_cancel} onClick={confirm}>
            {preview ? cancelLabel(preview) : 'Cancel and refund'}
          </Button>
        </>
      }
    >
      <div className="mt-4 flex min-h-[150px] flex-col gap-4" aria-live="polite">
        {isChanged ? (
          <Notice title="The refund has changed">The visit is closer now. Please check the new amounts.</Notice>
        ) : null}
        {preview && booking ? <Split preview={preview} booking={booking} /> : null}
        {!preview && !hasFailed ? <Skeleton className="h-[132px] rounded-card" /> : null}
        {hasFailed ? (
          <Notice title="We couldn’t calculate the refund">
            Nothing was changed.{' '}
            <button type="button" className="text-link" onClick={reload}>
              Try again
            </button>
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}

function Split({ preview, booking }: { preview: RefundPreview; booking: BookingDto }) {
  if (!preview.may_cancel)
    return <Notice title="This visit can no longer be cancelled">It has already started or been cancelled.</Notice>;
  const { text, until } = refundWords(preview);
  const isFree = preview.kept_amount === '0.00';
  return (
    <>
      <dl className="rounded-card border border-line p-4 tabular">
        <Line name="You paid" value={formatDollarText(preview.total_amount)} />
        {preview.refunded_amount === '0.00' ? null : (
          <Line name="Refunded before" value={`−${formatDollarText(preview.refunded_amount)}`} />
        )}
        {isFree ? null : (
          <Line
            name={`Late-cancellation fee (${Number(preview.late_fee_percent)}%)`}
            value={`−${formatDollarText(preview.kept_amount)}`}
          />
        )}
        <Line name="Back to your card" value={formatDollarText(preview.refund_amount)} isTotal />
      </dl>
      <p className="text-sm text-dim">
        {text}
        {until ? (
          <>
            {' '}
            <WeekdayWhen at={preview.free_until} timeZone={booking.time_zone} />.
          </>
        ) : null}
        {` ${arrivalText(preview)}`}
      </p>
    </>
  );
}

function Line({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div
      className={
        isTotal
          ? 'mt-2 flex justify-between gap-4 border-t border-line pt-3 font-semibold'
          : 'flex justify-between gap-4 py-1 text-dim'
      }
    >
      <dt>{name}</dt>
      <dd className={isTotal ? 'text-lg' : undefined}>{value}</dd>
    </div>
  );
}
