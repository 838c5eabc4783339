import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface EmptyStateProps {
  title: string;
  /** One sentence: why it is empty and what would fill it. */
  text?: ReactNode | undefined;
  /** A scene, shown 200 px wide. */
  picture?: ReactNode | undefined;
  /** A Button or ButtonLink. */
  action?: ReactNode | undefined;
  headingLevel?: 'h1' | 'h2' | 'h3' | undefined;
  className?: string | undefined;
}

export function EmptyState({ title, text, picture, action, headingLevel: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center px-4 py-12 text-center', className)}>
      {picture ? <div className="mb-6 w-[200px]">{picture}</div> : null}
      <Heading className="font-display text-2xl font-bold tracking-[-0.03em]">{title}</Heading>
      {text ? <div className="mt-2 max-w-[52ch] text-dim">{text}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
