import { classNames } from './styles/class-names.ts';

/**
 * The icons of the public pages, with a stroke of 2 on a grid of 24. They are drawn here because every page loads
 * them; the rest of the product uses lucide-react. All are decorative: the text next to them says the same.
 */

export interface IconProps {
  className?: string | undefined;
}

interface DrawnProps extends IconProps {
  d: string;
}

/** Draws an icon of a part that loads later, which the icons of every page do not need to hold. */
export function LineIcon({ d, className }: DrawnProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('shrink-0', className ?? 'size-5')}
    >
      <path d={d} />
    </svg>
  );
}

export function AlertIcon(props: IconProps) {
  return <LineIcon {...props} d="M12 7.5v5.5M12 16.5v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z" />;
}

export function ArrowRightIcon(props: IconProps) {
  return <LineIcon {...props} d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />;
}

export function CalendarIcon(props: IconProps) {
  return (
    <LineIcon
      {...props}
      d="M8 3v4M16 3v4M4 10h16M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z"
    />
  );
}

export function CheckIcon(props: IconProps) {
  return <LineIcon {...props} d="M4.5 12.5l5 5 10-11" />;
}

export function ChevronDownIcon(props: IconProps) {
  return <LineIcon {...props} d="M6 9.5l6 6 6-6" />;
}

export function ChevronLeftIcon(props: IconProps) {
  return <LineIcon {...props} d="M14.5 6l-6 6 6 6" />;
}

export function ChevronRightIcon(props: IconProps) {
  return <LineIcon {...props} d="M9.5 6l6 6-6 6" />;
}

export function ClockIcon(props: IconProps) {
  return <LineIcon {...props} d="M12 7v5.5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z" />;
}

export function CloseIcon(props: IconProps) {
  return <LineIcon {...props} d="M6 6l12 12M18 6L6 18" />;
}

export function EyeIcon(props: IconProps) {
  return <LineIcon {...props} d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7ZM9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0" />;
}

export function EyeOffIcon(props: IconProps) {
  return (
    <LineIcon
      {...props}
      d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7ZM9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0M3 21 21 3"
    />
  );
}

export function FilterIcon(props: IconProps) {
  return (
    <LineIcon
      {...props}
      d="M4 7h9M18 7h2M4 17h2M11 17h9M15.5 9.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5zM8.5 19.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5z"
    />
  );
}

export function InfoIcon(props: IconProps) {
  return <LineIcon {...props} d="M12 11v5.5M12 7.5v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z" />;
}

export function MenuIcon(props: IconProps) {
  return <LineIcon {...props} d="M4 6.5h16M4 12h16M4 17.5h16" />;
}

export function MoonIcon(props: IconProps) {
  return <LineIcon {...props} d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />;
}

export function NearMeIcon(props: IconProps) {
  return <LineIcon {...props} d="M12 2v4M12 18v4M2 12h4M18 12h4M18 12a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM12 12v.1" />;
}

export function PauseIcon(props: IconProps) {
  return <LineIcon {...props} d="M8 5.5v13M16 5.5v13" />;
}

export function PlayIcon(props: IconProps) {
  return <LineIcon {...props} d="M8 5.5l10.5 6.5L8 18.5z" />;
}

export function PinIcon(props: IconProps) {
  return (
    <LineIcon
      {...props}
      d="M12 21.5c-4-4-7-7.5-7-11.5a7 7 0 0 1 14 0c0 4-3 7.5-7 11.5zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"
    />
  );
}

export function PlusIcon(props: IconProps) {
  return <LineIcon {...props} d="M12 5v14M5 12h14" />;
}

export function SearchIcon(props: IconProps) {
  return <LineIcon {...props} d="M20 20l-4.5-4.5M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />;
}

export function SuccessIcon(props: IconProps) {
  return <LineIcon {...props} d="M8 12.5l3 3 5.5-6.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z" />;
}

export function SunIcon(props: IconProps) {
  return (
    <LineIcon
      {...props}
      d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z"
    />
  );
}

export function WalletIcon(props: IconProps) {
  return (
    <LineIcon
      {...props}
      d="M18 8V5.5A1.5 1.5 0 0 0 16.5 4H6a2 2 0 0 0 0 4h13a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2V6M16 14v.1"
    />
  );
}

/** A rosette with a check mark cut out: "Verified". */
export function VerifiedIcon({ className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      className={classNames('shrink-0', className ?? 'size-5')}
    >
      <path d="M12 1.5l2.7 2 3.4-.1 1 3.2 2.8 1.9-1.1 3.2 1.1 3.2-2.8 1.9-1 3.2-3.4-.1-2.7 2-2.7-2-3.4.1-1-3.2-2.8-1.9 1.1-3.2-1.1-3.2 2.8-1.9 1-3.2 3.4.1z" />
      <path
        d="M7.8 11.8l3 3 5.4-6"
        fill="none"
        stroke="var(--card)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
