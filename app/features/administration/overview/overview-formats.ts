import { formatDate } from '#app/lib/dates/date-format.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import type { OverviewFigures } from './admin-overview.ts';
import type { OverviewUnit } from './overview-range.ts';

/** Formats a span: "Nov 9 to Nov 15", "Nov 2026"; "This week so far" for the current one. */
export function formatSpan(
  { starts_on, ends_on }: Pick<OverviewFigures, 'starts_on' | 'ends_on'>,
  unit: OverviewUnit,
  isPresent: boolean,
): string {
  if (isPresent) return `This ${unit} so far`;
  return unit === 'week' ? `${dayText(starts_on)} to ${dayText(ends_on)}` : monthText(starts_on);
}

/** Formats a span briefly: "Nov 9", "Nov 2026". */
export function formatShortSpan({ starts_on }: Pick<OverviewFigures, 'starts_on'>, unit: OverviewUnit): string {
  return unit === 'week' ? dayText(starts_on) : monthText(starts_on);
}

/** Formats a share: "62%". Only all is 100%, only none is 0%; "None" if the whole is 0. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return 'None';
  const percent = Math.round((part / whole) * 100);
  if (part === 0 || part === whole) return `${percent}%`;
  return `${Math.min(99, Math.max(1, percent))}%`;
}

function dayText(date: PlainDate): string {
  return formatDate(date).split(',')[0] ?? '';
}

function monthText(date: PlainDate): string {
  const text = formatDate(date);
  return `${text.slice(0, 3)} ${text.slice(-4)}`;
}
