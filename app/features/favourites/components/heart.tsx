import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';

interface HeartProps extends Pick<ComponentProps<'button'>, 'onClick' | 'className'> {
  /** Whose heart it is. */
  name: string;
  isSaved: boolean;
}

/** How the heart of a professional looks. */
export function Heart({ name, isSaved, onClick, className }: HeartProps) {
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      onClick={onClick}
      className={classNames('heart', className)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5C6 16 3 12.5 3 8.8a4.8 4.8 0 0 1 9-2.3 4.8 4.8 0 0 1 9 2.3c0 3.7-3 7.2-9 11.7z" />
      </svg>
    </button>
  );
}
