import type { ReactNode } from 'react';
import { formatTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { MessageFiles } from '../attachments/components/message-files.tsx';
import type { MessageDto } from '#app/features/messages/thread-dto.ts';

interface MessageBubbleProps {
  message: MessageDto;
  zone: string;
  /** The name of the other person, for screen readers. */
  otherName: string;
}

/** A message: one's own on the right, the other person's on the left. */
export function MessageBubble({ message, zone, otherName }: MessageBubbleProps) {
  const { is_own: isOwn, is_erased: isErased, is_masked: isMasked, text, files, sent_at } = message;
  return (
    <Bubble isOwn={isOwn} name={isOwn ? 'You' : otherName}>
      {files.length > 0 ? <MessageFiles files={files} isOwn={isOwn} /> : null}
      {isErased ? <em className="opacity-80">Message removed: this account was closed</em> : text}
      <span className={classNames('mt-0.5 block text-right text-xs', isOwn ? 'opacity-80' : 'text-dim')}>
        {isMasked ? <span className="block pt-1 text-left">{maskNote(isOwn, otherName)}</span> : null}
        <time dateTime={sent_at}>{formatTime(epochMinutesOf(new Date(sent_at)), zone)}</time>
      </span>
    </Bubble>
  );
}

function maskNote(isOwn: boolean, otherName: string): string {
  if (isOwn) return `Contact details are hidden from ${otherName} until a booking is paid.`;
  return 'Contact details are shown once a booking is paid. Booking and paying here keeps you both covered.';
}

interface BubbleProps {
  isOwn: boolean;
  name: string;
  /** Still on its way. */
  isPale?: boolean | undefined;
  children: ReactNode;
}

export function Bubble({ isOwn, name, isPale = false, children }: BubbleProps) {
  return (
    <div className={classNames('flex', isOwn ? 'justify-end' : 'justify-start')}>
      <div
        className={classNames(
          'max-w-[85%] rounded-card px-3.5 py-2 wrap-break-word whitespace-pre-line sm:max-w-[70%]',
          isOwn ? 'rounded-br-sm bg-green text-on-green' : 'rounded-bl-sm border border-line bg-card text-ink',
          isPale && 'opacity-85',
        )}
      >
        <span className="sr-only">{`${name}: `}</span>
        {children}
      </div>
    </div>
  );
}
