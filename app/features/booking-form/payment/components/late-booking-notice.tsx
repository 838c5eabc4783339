import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { Notice } from '#app/ui/notice.tsx';
import { lateBookingText } from '../late-booking.ts';
import { useNow } from '#app/ui/timing/use-now.ts';

interface LateBookingNoticeProps {
  /** ISO 8601 with offset; undefined until a time is chosen. */
  startsAt: string | undefined;
  /** Dollars, travel included; undefined while unknown. */
  total: string | undefined;
}

/** Shows what cancelling will cost if it is no longer free; renders nothing otherwise. */
export function LateBookingNotice({ startsAt, total }: LateBookingNoticeProps) {
  const text = lateBookingText({ startsAt, total }, useShownTerms(), useNow(0));
  return text ? <Notice title="Too late to cancel for free">{text}</Notice> : null;
}
