import { Link } from 'react-router';
import { formatDollarText } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { formatDuration } from '#app/features/visits/duration-text.ts';
import type { ReadyRebooking, Rebooking } from '#app/features/moving/rebook/rebooking.ts';
import { CancellationTerms } from '#app/features/booking-form/payment/components/cancellation-terms.tsx';
import { OneHoldNote } from '#app/features/visits/components/one-hold-note.tsx';
import { PriceThenAndNow } from './price-then-and-now.tsx';
import { useRebooking } from './use-rebooking.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';

interface RebookDialogProps {
  /** The booking concerned; undefined keeps the dialog closed. */
  booking: BookingDto | undefined;
  onClose: () => void;
}

/** The dialog that books a visit again: the next free slot at today's price, one press away from paying. */
export function RebookDialog({ booking, onClose }: RebookDialogProps) {
  const { proposal, ready, hasFailed, reload, isBusy, confirm, page, keep } = useRebooking(booking);
  return (
    <Dialog
      open={booking !== undefined}
      onClose={onClose}
      title="Book again"
      description={booking ? <p className="font-semibold text-ink">{booking.service.name}</p> : null}
      footer={
        <>
          {ready ? (
            <Link to={page} onClick={keep} className={buttonStyle({ variant: 'secondary' })}>
              Another time
            </Link>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              Back
            </Button>
          )}
          {ready || (!proposal && !hasFailed) ? (
            <Button loading={isBusy} disabled={!ready} onClick={confirm}>
              {ready ? `Pay ${formatDollarText(ready.now.total_amount)}` : 'Pay'}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="mt-4 flex min-h-[220px] flex-col gap-4" aria-live="polite">
        {!proposal && !hasFailed ? <Skeleton className="h-[220px] rounded-card" /> : null}
        {hasFailed ? <Failure onReload={reload} /> : null}
        {ready ? <Proposal {...ready} /> : null}
        {proposal && proposal.state !== 'ready' ? <NotPossible {...proposal} /> : null}
      </div>
    </Dialog>
  );
}

function Proposal({ professional, service, slot, location, before, now }: ReadyRebooking) {
  return (
    <>
      <dl className="flex flex-col gap-3 rounded-card border border-line p-4">
        <div>
          <dt className="text-xs font-semibold text-dim">Next opening</dt>
          <dd className="text-lg font-semibold">
            <WeekdayWhen at={slot.starts_at} timeZone={slot.time_zone} />
          </dd>
        </div>
        <Fact name="With" value={`${professional.name}, ${formatDuration(service.duration)}`} />
        <Fact name="Where" value={location} />
      </dl>
      <PriceThenAndNow before={before} now={now} />
      <CancellationTerms startsAt={slot.starts_at} total={now.total_amount} />
      <OneHoldNote />
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-dim">{name}</dt>
      <dd className="wrap-break-word">{value}</dd>
    </div>
  );
}

const titles = {
  gone: 'This can no longer be booked',
  'no-slot': 'No openings',
  address: 'Please check the address',
} as const;

function NotPossible({ state, message, links }: Exclude<Rebooking, ReadyRebooking>) {
  return (
    <>
      <Notice title={titles[state]}>{message}</Notice>
      <div className="flex flex-wrap gap-3">
        {links.map(({ label, to }) => (
          <Link key={to} to={to} className={buttonStyle({ variant: 'secondary' })}>
            {label}
          </Link>
        ))}
      </div>
    </>
  );
}

function Failure({ onReload }: { onReload: () => void }) {
  return (
    <Notice title="We couldn’t load the next opening">
      <button type="button" className="text-link" onClick={onReload}>
        Try again
      </button>
    </Notice>
  );
}
