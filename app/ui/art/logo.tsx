interface LogoMarkProps {
  className?: string;
}

/** The green arch with its door ajar and marigold light inside; decorative, 32 by 34 units. */
export function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 32 34" width="32" height="34" className={className} aria-hidden="true" focusable="false">
      <path fill="var(--green, #0B5D4E)" d="M3 30V15a13 13 0 0 1 26 0v15Z" />
      <path fill="#F5B83D" d="M8 30V15a8 8 0 0 1 16 0v15Z" />
      <path
        fill="color-mix(in oklab, var(--green, #0B5D4E) 55%, #1F1B16)"
        d="M8 30V15a8 8 0 0 1 4.8-7.3L17.5 10.6V32.6Z"
      />
      <circle cx="15" cy="20.6" r="1.3" fill="#F5B83D" />
    </svg>
  );
}

interface LogoProps {
  className?: string;
}

/** The mark next to the product's name, in the display font (`font-display`) and the surrounding text color. */
export function Logo({ className }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className ?? ''}`}>
      <LogoMark className="h-8 w-auto shrink-0" />
      <span className="font-display text-2xl leading-none font-bold tracking-[-0.03em]">Doorstep</span>
    </span>
  );
}
