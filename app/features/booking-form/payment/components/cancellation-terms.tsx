import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { cancellationText } from '../late-booking.ts';
import { LateBookingNotice } from './late-booking-notice.tsx';

interface CancellationTermsProps {
  /** ISO 8601 with offset. */
  startsAt: string;
  /** Dollars, travel included. */
  total: string;
}

/** What cancelling costs, read before paying: the warning if it is no longer free, and the terms. */
export function CancellationTerms({ startsAt, total }: CancellationTermsProps) {
  const terms = useShownTerms();
  return (
    <>
      <LateBookingNotice startsAt={startsAt} total={total} />
      <p className="text-sm text-dim">{cancellationText(terms)}</p>
    </>
  );
}
