import { Ban, CircleCheck, CircleDashed, Clock, Flag, type LucideIcon } from 'lucide-react';
import { classNames } from './styles/class-names.ts';

export type StatusTone = 'confirmed' | 'pending' | 'cancelled' | 'completed' | 'neutral';

interface StatusPillProps {
  tone: StatusTone;
  /** The text; color and icon only repeat it. */
  label: string;
  className?: string | undefined;
}

const looks: Record<StatusTone, { colours: string; Icon: LucideIcon }> = {
  confirmed: { colours: 'bg-confirmed-tint text-confirmed', Icon: CircleCheck },
  pending: { colours: 'bg-pending-tint text-pending', Icon: Clock },
  cancelled: { colours: 'bg-cancelled-tint text-cancelled', Icon: Ban },
  completed: { colours: 'bg-completed-tint text-completed', Icon: Flag },
  neutral: { colours: 'bg-neutral-tint text-neutral', Icon: CircleDashed },
};

export function StatusPill({ tone, label, className }: StatusPillProps) {
  const { colours, Icon } = looks[tone];
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap',
        colours,
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </span>
  );
}
