import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

interface UnsavedChangesProps {
  /** Whether leaving would lose changes. */
  when: boolean;
  title?: string | undefined;
  text?: string | undefined;
}

/**
 * Asks before leaving a page with unsaved changes: by a link, the back button, or closing the window. Use it once per
 * page: the router supports one blocker at a time.
 */
export function UnsavedChanges({
  when,
  title = 'Leave without saving?',
  text = 'Your changes on this page aren’t saved yet.',
}: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  const isBlocked = blocker.state === 'blocked';
  return (
    <Dialog
      open={isBlocked}
      onClose={() => blocker.reset?.()}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={() => blocker.reset?.()}>Stay here</Button>
        </>
      }
    />
  );
}
