import type { ComponentProps } from 'react';
import { classNames } from './styles/class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  /** Lifts on hover, for a card that is one large link. */
  interactive?: boolean | undefined;
  padding?: 'none' | 'medium' | 'large' | undefined;
}

const paddings = { none: '', medium: 'p-5', large: 'p-6 sm:p-8' };

export function Card({ interactive = false, padding = 'medium', className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(
        'rounded-card border border-line bg-card',
        paddings[padding],
        interactive &&
          'transition-[translate,border-color,box-shadow] duration-200 ease-out hover:-translate-y-0.5 hover:border-edge hover:lifted',
        className,
      )}
    />
  );
}
