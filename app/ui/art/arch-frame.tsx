import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

export type Tint = `tint-${'beauty' | 'auto' | 'pets' | 'food' | 'home' | 'tech' | 'eco'}`;

interface ArchFrameProps {
  tint: Tint;
  children?: ReactNode | undefined;
  /** Width over height; an arch is never wider than high. */
  ratio?: number | undefined;
  /** A lighter line inside the edge, like a door's frame. */
  framed?: boolean | undefined;
  className?: string | undefined;
}

/** The product's shape: a full arch on top, filled with a tint. Its content is centered at the bottom. */
export function ArchFrame({ tint, children, ratio = 0.86, framed = false, className }: ArchFrameProps) {
  const style: CSSProperties = { aspectRatio: ratio, backgroundColor: `var(--${tint})` };
  return (
    <span
      style={style}
      className={classNames(
        'arch relative flex w-full items-end justify-center overflow-hidden text-on-tint',
        framed && 'arch-framed',
        className,
      )}
    >
      {children}
    </span>
  );
}
