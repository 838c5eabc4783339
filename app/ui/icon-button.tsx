import type { ComponentProps } from 'react';
import { classNames } from './styles/class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does: its name for screen readers, and shown to who points at it. */
  label: string;
}

/** A 44 px button with only an icon. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink print:hidden transition-[background-color,scale] duration-150',
        'hover:bg-ink/8 active:scale-95 disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    />
  );
}
