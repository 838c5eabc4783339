import { useId } from 'react';

interface DoorProps {
  /** 0 is shut, 1 is wide open. */
  openness: number;
  /** The color of the door leaf. */
  color?: string | undefined;
  /** A picture of the person in the open door: a square, cropped at the shoulders. */
  visitor?: string | undefined;
  className?: string | undefined;
}

const ink = '#1f1b16';
const opening = 'M20 160V70a40 40 0 0 1 80 0v90z';

/** The product's symbol: an arched door with warm light inside, in the line style of our pictures. */
export function Door({ openness, color = '#0b5d4e', visitor, className }: DoorProps) {
  const clipId = useId();
  const leaf = `translate(20 ${4 * openness}) skewY(${16 * openness}) scale(${1 - 0.72 * openness} 1)`;
  return (
    <svg
      viewBox="0 0 120 164"
      aria-hidden="true"
      className={className}
      stroke={ink}
      strokeWidth="4"
      strokeLinejoin="round"
    >
      <path d="M8 160V70a52 52 0 0 1 104 0v90z" fill="#fff" />
      <path d={opening} fill="#f5b83d" />
      {visitor ? (
        <g clipPath={`url(#${clipId})`}>
          <clipPath id={clipId}>
            <path d={opening} />
          </clipPath>
          <image href={visitor} x="28" y="84" width="76" height="76" />
        </g>
      ) : null}
      <path d={opening} fill="none" />
      <g data-leaf transform={leaf}>
        <path d="M0 156V66a40 40 0 0 1 80 0v90z" fill={color} />
        <path d="M20 66a20 20 0 0 1 40 0v12H20z" fill="#e6f1f7" strokeWidth="3" />
        <path d="M18 94h18v46H18zM44 94h18v46H44z" fill="none" strokeWidth="3" opacity="0.55" />
        <circle cx="70" cy="104" r="4.5" fill="#f5b83d" strokeWidth="3" />
      </g>
      <path d="M0 161h120" strokeLinecap="round" strokeWidth="6" className="dark:stroke-edge" />
    </svg>
  );
}
