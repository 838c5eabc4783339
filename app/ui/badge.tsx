import type { ReactNode } from 'react';
import { classNames } from './styles/class-names.ts';

export type BadgeTone = 'green' | 'sun' | 'neutral';

interface BadgeProps {
  children: ReactNode;
  icon?: ReactNode | undefined;
  tone?: BadgeTone | undefined;
  className?: string | undefined;
}

const tones: Record<BadgeTone, string> = {
  green: 'bg-success-tint text-success',
  sun: 'bg-sun text-on-sun',
  neutral: 'bg-sand text-ink border border-line',
};

/** A word that states a lasting property: "Verified", "New". Icons are 16 px. */
export function Badge({ children, icon, tone = 'neutral', className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1 rounded-full px-2 text-xs font-semibold whitespace-nowrap [&>svg]:size-4',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
