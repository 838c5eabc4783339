import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Scene } from '#app/ui/scene.tsx';
import { toast as show, type ToastOptions } from '#app/ui/toast.ts';

interface LoadFailureProps {
  title: string;
  toast: ToastOptions;
}

/** In place of what could not be read: said once in a toast, and with a way to try again. */
export function LoadFailure({ title, toast }: LoadFailureProps) {
  const { revalidate, state } = useRevalidator();
  const { title: toastTitle, description } = toast;
  useEffect(() => {
    show({ title: toastTitle, description, tone: 'error' });
  }, [toastTitle, description]);
  return (
    <EmptyState
      picture={<Scene name="error" />}
      title={title}
      text="Nothing is lost. Please try again in a moment."
      action={
        <Button variant="secondary" loading={state !== 'idle'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    />
  );
}
