import { useState } from 'react';

/** What a dialog is open about, undefined while it is closed, and how to open and close it. */
export interface Opening<Subject> {
  subject: Subject | undefined;
  /** The `key` of the dialog: another one each time it opens. */
  opening: number;
  open: (subject: Subject) => void;
  /** Closes this opening only. */
  close: () => void;
}

/**
 * Holds what a dialog is open about. Somebody may close it while its press is under way, and open another one: the
 * late answer closes only the opening that it belongs to, and a late failure is not shown in the other one, since each
 * has a state of its own by its key.
 */
export function useOpening<Subject>(first?: Subject): Opening<Subject> {
  const [{ subject, opening }, setOpening] = useState({ subject: first, opening: 0 });
  return {
    subject,
    opening,
    open: (next) => setOpening((now) => ({ subject: next, opening: now.opening + 1 })),
    close: () => setOpening((now) => (now.opening === opening ? { subject: undefined, opening } : now)),
  };
}
