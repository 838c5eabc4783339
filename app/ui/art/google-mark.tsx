import { classNames } from '#app/ui/styles/class-names.ts';
import type { IconProps } from '#app/ui/icons.tsx';

/**
 * Google's letter in its four colors, which its rules require on any background:
 * https://developers.google.com/identity/branding-guidelines
 */
export function GoogleMark({ className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="4.55"
      aria-hidden="true"
      className={classNames('shrink-0', className ?? 'size-5')}
    >
      <path d="M18.27 5.27A9.2 9.2 0 0 0 3.8 7.82" stroke="#ea4335" />
      <path d="M3.8 16.18a9.2 9.2 0 0 1 0-8.36" stroke="#fbbc05" />
      <path d="M17.91 19.05A9.2 9.2 0 0 1 3.8 16.18" stroke="#34a853" />
      <path d="M12 9.75h11.25a11.48 11.48 0 0 1-3.87 11.04l-2.93-3.48a6.93 6.93 0 0 0 2.1-3.06H12z" fill="#4285f4" />
    </svg>
  );
}
