import type { ReactNode } from 'react';

/** What a figure counts, in a sentence. */
export function Definition({ children }: { children: ReactNode }) {
  return <p className="mt-4 mb-3 text-sm text-dim">{children}</p>;
}
