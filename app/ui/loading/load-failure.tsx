import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Scene } from '../art/scene.tsx';
import { toast } from '../toasts/toast.ts';

interface LoadFailureProps {
  title: string;
  /** The text, also shown in the toast. */
  text: string;
}

/** Replaces a section that could not be read: says so, in a toast too, and offers to retry. */
export function LoadFailure({ title, text }: LoadFailureProps) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    toast({ tone: 'error', title: 'Error', description: text });
  }, [text]);
  return (
    <EmptyState
      picture={<Scene name="error" />}
      title={title}
      text={text}
      action={
        <Button loading={state !== 'idle'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    />
  );
}
