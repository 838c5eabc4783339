import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';

interface ChipProps extends ComponentProps<'button'> {
  /** On or off, for a filter. */
  pressed?: boolean | undefined;
  icon?: ReactNode | undefined;
  count?: number | undefined;
}

/** A small round button that turns a filter on or off. */
export function Chip({ pressed, icon, count, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={classNames('chip', className)}>
      {icon}
      {children}
      {count === undefined ? null : <span className="tabular font-normal">{count}</span>}
    </button>
  );
}

interface RemovableChipProps {
  children: ReactNode;
  /** What is removed: "Remove filter Austin". */
  removeLabel: string;
  onRemove: () => void;
}

/** A filter that is on; the whole chip removes it. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button type="button" aria-label={removeLabel} onClick={onRemove} className="chip chip-on">
      {children}
      <CloseIcon className="size-4" />
    </button>
  );
}
