import { Ban, CircleCheck, CircleDashed, Clock, Flag, type LucideIcon } from 'lucide-react';
import { classNames } from './styles/class-names.ts';

export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

interface StatusPillProps {
  tone: StatusTone;
  /** The text; color and icon only repeat it. */
  label: string;
  className?: string | undefined;
}

const looks: Record<StatusTone, { colors: string; Icon: LucideIcon }> = {
  success: { colors: 'bg-success-tint text-success', Icon: CircleCheck },
  warning: { colors: 'bg-warning-tint text-warning', Icon: Clock },
  danger: { colors: 'bg-danger-tint text-danger', Icon: Ban },
  info: { colors: 'bg-info-tint text-info', Icon: Flag },
  neutral: { colors: 'bg-neutral-tint text-neutral', Icon: CircleDashed },
};

export function StatusPill({ tone, label, className }: StatusPillProps) {
  const { colors, Icon } = looks[tone];
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap',
        colors,
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </span>
  );
}
