import { Ban, CircleCheck, CircleDashed, Clock, Flag, type LucideIcon } from 'lucide-react';
import { classNames } from './styles/class-names.ts';

export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

interface StatusPillProps {
  tone: StatusTone;
  /** The text; color and icon only repeat it. */
  label: string;
  className?: string | undefined;
}

const looks: Record<StatusTone, { colours: string; Icon: LucideIcon }> = {
  success: { colours: 'bg-success-tint text-success', Icon: CircleCheck },
  warning: { colours: 'bg-warning-tint text-warning', Icon: Clock },
  danger: { colours: 'bg-danger-tint text-danger', Icon: Ban },
  info: { colours: 'bg-info-tint text-info', Icon: Flag },
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
