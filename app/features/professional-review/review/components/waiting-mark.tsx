import { Clock } from 'lucide-react';
import { classNames } from '#app/ui/styles/class-names.ts';

const looks = [
  'text-dim',
  'bg-warning-tint text-warning px-2',
  'bg-sun text-on-sun px-2',
  'bg-danger-tint text-danger px-2',
];

/**
 * How long an application has been waiting, in business days; the mark becomes more prominent after 1, 2 and 3 of
 * them (OPEN-14).
 */
export function WaitingMark({ days }: { days: number }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 w-fit items-center gap-1 rounded-full text-xs font-semibold whitespace-nowrap',
        looks[Math.min(days, looks.length - 1)],
      )}
    >
      <Clock aria-hidden="true" className="size-4" />
      {waitingText(days)}
    </span>
  );
}

function waitingText(days: number): string {
  if (days === 0) return 'Waiting less than a day';
  return days === 1 ? 'Waiting 1 business day' : `Waiting ${days} business days`;
}
