import { settingText, type PlatformSettings } from './platform-settings.ts';

/**
 * The settings as pages put them into words. Where the specification states a text ("10%"), it is that text as long
 * as its number is the current one.
 */
export type ShownTerms = {
  /** "10%" */
  commission: string;
  /** For calculating examples. */
  commissionPercent: number;
  /** "up to 24 hours before" or "at any time before"; follows "cancellation is free". */
  freeCancellation: string;
  /** What a client pays for cancelling late, and from when on; null if nobody is ever late or pays for it. */
  lateFee: { hours: string; share: string; freeHours: number; percent: number } | null;
  /** What a client pays who is not there, whenever cancelling is free; null if nobody pays for it. */
  absenceFee: { share: string; isWhole: boolean } | null;
  /** "at least 24 hours ahead"; null if there is no minimum. */
  notice: string | null;
};

export function shownTerms(settings: PlatformSettings): ShownTerms {
  const { commission_percent, free_cancellation_hours, minimum_notice_hours } = settings;
  const hours = settingText('free_cancellation_hours', free_cancellation_hours);
  const fee = Number(settings.late_fee_percent);
  const isEverLate = free_cancellation_hours > 0 && fee > 0;
  return {
    commission: settingText('commission_percent', commission_percent),
    commissionPercent: Number(commission_percent),
    freeCancellation: isEverLate ? `up to ${hours} before` : 'at any time before',
    lateFee: isEverLate ? { hours, share: formatShare(fee), freeHours: free_cancellation_hours, percent: fee } : null,
    absenceFee: fee > 0 ? { share: formatShare(fee), isWhole: fee === 100 } : null,
    notice:
      minimum_notice_hours > 0 ? `at least ${settingText('minimum_notice_hours', minimum_notice_hours)} ahead` : null,
  };
}

function formatShare(percent: number): string {
  if (percent === 50) return 'half the total';
  return percent === 100 ? 'the whole total' : `${percent}% of the total`;
}
