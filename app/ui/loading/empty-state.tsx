import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

interface EmptyStateProps {
  title: string;
  /** One sentence: why it is empty and how to fill it. */
  text?: ReactNode | undefined;
  /** A scene: 240 px wide, 340 px on its own page. */
  picture?: ReactNode | undefined;
  /** A Button or ButtonLink. */
  action?: ReactNode | undefined;
  headingLevel?: 'h1' | 'h2' | 'h3' | undefined;
  className?: string | undefined;
}

export function EmptyState({ title, text, picture, action, headingLevel: Heading = 'h2', className }: EmptyStateProps) {
  const isPage = Heading === 'h1';
  return (
    <div className={classNames('flex flex-col items-center px-4 py-12 text-center', className)}>
      {picture ? (
        <div className={classNames('mb-6 max-w-full', isPage ? 'w-[340px]' : 'w-[240px]')}>{picture}</div>
      ) : null}
      <Heading className={classNames('font-display font-bold tracking-[-0.03em]', isPage ? 'text-3xl' : 'text-2xl')}>
        {title}
      </Heading>
      {text ? <div className="mt-2 max-w-[48ch] text-balance text-dim">{text}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
