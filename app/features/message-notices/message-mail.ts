import { threadUrl } from '#app/features/messages/thread-links.ts';
import type { UnreadContent } from '#app/features/messages/unread/queries/read-unread-notice.server.ts';
import type { MessageDto } from '#app/features/messages/thread-dto.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';

/** Returns the content of the mail about what somebody has not read. `isAnswered`: whether a reply lands in the thread. */
export function unreadMailContent(
  { thread, messages, total }: Pick<UnreadContent, 'thread' | 'messages' | 'total'>,
  isAnswered: boolean,
): MailContent {
  const { name } = thread.other;
  const heading = total === 1 ? `New message from ${name}` : `${total} new messages from ${name}`;
  const earlier = total - messages.length;
  return {
    subject: heading,
    heading,
    lead: earlier > 0 ? `The last ${messages.length}. The others are in your conversation.` : `${name} wrote to you:`,
    quotes: messages.map(quoteOf),
    facts: [],
    action: { label: 'Open the conversation', path: threadUrl(thread.side, thread.id) },
    note: [
      ...(messages.some(({ is_masked }) => is_masked) ? ['Contact details are shown once a booking is paid.'] : []),
      isAnswered
        ? 'You can also just reply to this email. Only you can use this reply address, so please don’t forward it.'
        : 'Please answer in the conversation. Replies to this email aren’t read.',
    ].join(' '),
  };
}

/** The text, and the names of files, which only the conversation shows. */
function quoteOf({ text, files }: MessageDto): string {
  return [text, ...files.map(({ name, kind }) => `${kind === 'pdf' ? 'PDF' : 'Picture'}: ${name}`)]
    .filter(Boolean)
    .join('\n');
}
