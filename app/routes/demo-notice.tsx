import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';

/** The label that every demo page has (OPEN-25). */
export function DemoNotice({ children }: { children: ReactNode }) {
  return (
    <p className="mb-6 flex flex-wrap items-center gap-3 rounded-control border border-line bg-card p-3 text-sm">
      <Badge tone="sun">Demo</Badge>
      {children}
    </p>
  );
}
