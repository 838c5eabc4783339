import type { ReactNode } from 'react';

interface WidePartProps {
  as: 'div' | 'pre';
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What may be wider than the text, and scrolls within itself, also by keyboard. */
export function WidePart({ as: Tag, label, className, children }: WidePartProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached without a mouse (WCAG 2.1.1)
    <Tag tabIndex={0} role="region" aria-label={label} className={className}>
      {children}
    </Tag>
  );
}
