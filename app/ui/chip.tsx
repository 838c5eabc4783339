import type { ReactNode } from 'react';
import { CloseIcon } from './icons.tsx';

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
