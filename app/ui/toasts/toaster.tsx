import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts, type ToastEntry, visibleToasts } from './toast.ts';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));
const nothing: readonly ToastEntry[] = [];

/** The region for toasts: one per page, in the layout. It is a popover so that it appears above an open dialog too. */
export function Toaster() {
  const entries = useSyncExternalStore(subscribeToToasts, currentToasts, () => nothing);
  const visible = entries.slice(0, visibleToasts);
  const region = useRef<HTMLElement>(null);
  const newest = visible.at(-1)?.id;
  useEffect(() => {
    // The last one shown is on top: this raises it above a dialog that was opened after the region.
    if (document.querySelector('dialog[open]')) region.current?.hidePopover();
    region.current?.showPopover();
  }, [newest]);
  return (
    <section ref={region} popover="manual" aria-label="Notifications" aria-live="polite" className="toast-region">
      <Suspense>{visible.length > 0 ? <ToastList entries={visible} /> : null}</Suspense>
    </section>
  );
}
