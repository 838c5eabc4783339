import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts, type ToastEntry, visibleToasts } from './toast.ts';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));
const nothing: readonly ToastEntry[] = [];

/**
 * Where toasts appear: one a page, in the layout. It is a popover so that it also lies above an open dialog.
 */
export function Toaster() {
  const entries = useSyncExternalStore(subscribeToToasts, currentToasts, () => nothing);
  const visible = entries.slice(0, visibleToasts);
  const region = useRef<HTMLElement>(null);
  const newest = visible.at(-1)?.id;
  useEffect(() => {
    // What was shown last lies on top: above a dialog that was opened after the region.
    if (document.querySelector('dialog[open]')) region.current?.hidePopover();
    region.current?.showPopover();
  }, [newest]);
  return (
    <section ref={region} popover="manual" aria-label="Notifications" aria-live="polite" className="toast-region">
      <Suspense>{visible.length > 0 ? <ToastList entries={visible} /> : null}</Suspense>
    </section>
  );
}
