import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { classNames } from './styles/class-names.ts';
import { Spinner } from './loading/spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner over the label and ignores clicks; the button keeps its width, its name and the focus. */
  loading?: boolean | undefined;
  /** What is loading: text next to the spinner, replacing the label. */
  loadingText?: string | undefined;
}

export function Button({
  variant,
  size,
  wide,
  loading = false,
  loadingText,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={handleClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
    >
      <span className={classNames('inline-flex items-center gap-2', loading && !loadingText && 'opacity-0')}>
        {loading && loadingText ? loadingText : children}
      </span>
      {loading ? <Spinner className={loadingText ? 'order-first size-5' : 'absolute size-5'} /> : null}
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonLook {}

/** A link that looks like a button, because it navigates. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(buttonStyle({ variant, size, wide }), className)} />;
}
