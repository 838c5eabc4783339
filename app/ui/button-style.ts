import { classNames } from './styles/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/**
 * Returns class names defined in components.css: a page has dozens of buttons, and utility classes would repeat on
 * each.
 */
export function buttonStyle({ variant = 'primary', size = 'medium', wide = false }: ButtonLook): string {
  return classNames('button', `button-${variant}`, size !== 'medium' && `button-${size}`, wide && 'w-full');
}
