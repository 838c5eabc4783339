import type { ReactNode } from 'react';
import { InfoIcon } from './icons.tsx';

interface NoticeProps {
  title: string;
  children: ReactNode;
}

/** Information that is not an error: calm, and announced when it appears. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div role="status" className="flex gap-3 rounded-control border border-line bg-sand p-4 text-sm">
      <InfoIcon className="mt-px size-5 text-green" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <div className="text-dim">{children}</div>
      </div>
    </div>
  );
}
