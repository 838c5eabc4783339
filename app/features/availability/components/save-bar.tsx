import type { ReactNode } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';

interface SaveBarProps {
  /** Whether there are unsaved changes: on phones the bar then stays in view. */
  isShown: boolean;
  problem?: string | undefined;
  saveButton: ReactNode;
  discardButton: ReactNode;
}

/** Save and discard at the end of a long form, above the bottom navigation on phones. */
export function SaveBar({ isShown, problem, saveButton, discardButton }: SaveBarProps) {
  return (
    <div
      className={classNames(
        'mt-6 flex flex-wrap items-center gap-3',
        isShown &&
          'max-lg:sticky max-lg:bottom-[var(--dock)] max-lg:z-10 max-lg:-mx-5 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-5 max-lg:py-3 sm:max-lg:-mx-8 sm:max-lg:px-8',
      )}
    >
      {saveButton}
      {discardButton}
      {problem ? <p className="text-sm font-medium text-danger">{problem}</p> : null}
    </div>
  );
}
