import type { ReactNode } from 'react';

/** A sentence that defines what a figure counts. */
export function Definition({ children }: { children: ReactNode }) {
  return <p className="mt-4 mb-3 text-sm text-dim">{children}</p>;
}
