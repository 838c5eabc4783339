import { CircleAlert, Clock, Paperclip } from 'lucide-react';
import type { WaitingMessage } from '../waiting-message.ts';
import { useIsOnline } from '#app/ui/outbox/use-is-online.ts';
import { Bubble } from './message-bubble.tsx';

interface WaitingBubbleProps {
  message: WaitingMessage;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message of one's own that is on its way, waits for a connection, or was refused. */
export function WaitingBubble({ message: { text, files, refusal }, onRetry, onDiscard }: WaitingBubbleProps) {
  const isOnline = useIsOnline();
  return (
    <div>
      <Bubble isOwn isPale name="You">
        {files.map((name) => (
          <span key={name} className="flex items-center gap-2">
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">{name}</span>
          </span>
        ))}
        {text}
      </Bubble>
      {refusal === undefined ? (
        <p className="mt-1 flex items-center justify-end gap-1 text-xs text-dim" role="status">
          <Clock aria-hidden="true" className="size-3.5" />
          {isOnline ? 'Sending' : 'Waiting for connection'}
        </p>
      ) : (
        <div role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-x-3 text-sm text-danger">
          <span className="flex items-center gap-1">
            <CircleAlert aria-hidden="true" className="size-4" />
            {`Not sent. ${refusal}`}
          </span>
          <button type="button" className="text-link min-h-11" onClick={onRetry}>
            Try again
          </button>
          <button type="button" className="text-link min-h-11" onClick={onDiscard}>
            Delete
          </button>
        </div>
      )}
    </div>
  );
}
