import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap ' +
  'select-none transition duration-150 ease-out active:scale-[0.98] ' +
  'disabled:cursor-not-allowed disabled:opacity-50 disabled:active:scale-100 aria-disabled:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-green text-on-green not-disabled:hover:bg-green-strong',
  secondary: 'border border-edge bg-card text-ink not-disabled:hover:border-ink not-disabled:hover:bg-sand',
  quiet: 'text-ink not-disabled:hover:bg-ink/8',
  danger: 'bg-danger text-on-danger not-disabled:hover:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 px-5 text-sm',
  large: 'min-h-14 px-7 text-base',
};

export function buttonStyle({ variant = 'primary', size = 'medium', wide = false }: ButtonLook): string {
  return classNames(base, variants[variant], sizes[size], wide && 'w-full');
}
