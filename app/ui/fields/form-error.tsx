import type { ReactNode } from 'react';
import { AlertIcon } from '../icons.tsx';

/** The error below one field. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-xs font-medium text-danger">
      <AlertIcon className="mt-px size-4 shrink-0" />
      {children}
    </p>
  );
}

interface FormErrorProps {
  title?: string | undefined;
  children: ReactNode;
}

/** The error of a whole form or page part; announced when it appears. */
export function FormError({ title, children }: FormErrorProps) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-control border border-danger/40 bg-danger-tint p-4 text-sm text-danger"
    >
      <AlertIcon className="mt-px size-5 shrink-0" />
      <div className="min-w-0">
        {title ? <p className="font-semibold">{title}</p> : null}
        <div>{children}</div>
      </div>
    </div>
  );
}
