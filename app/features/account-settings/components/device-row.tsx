import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';

interface DeviceRowProps {
  icon: LucideIcon;
  name: string;
  /** Whether it is the device that shows this page. */
  isCurrent: boolean;
  /** Details about the device, in small paragraphs. */
  children: ReactNode;
  actions: ReactNode;
}

/** A row in a list of a person's devices. */
export function DeviceRow({ icon: Icon, name, isCurrent, children, actions }: DeviceRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-control bg-sand text-green"
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-48 text-sm text-dim">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-semibold text-ink">
          {name}
          {isCurrent ? <Badge tone="green">This device</Badge> : null}
        </h3>
        {children}
      </div>
      {actions}
    </li>
  );
}
