import type { ReactNode } from 'react';
import { CloseIcon } from './icons.tsx';

interface RemovableChipProps {
  children: ReactNode;
  /** The accessible name: "Remove filter Austin". */
  removeLabel: string;
  onRemove: () => void;
}

/** An active filter; pressing anywhere on the chip removes it. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button type="button" aria-label={removeLabel} onClick={onRemove} className="chip chip-on">
      {children}
      <CloseIcon className="size-4" />
    </button>
  );
}
