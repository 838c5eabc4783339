import type { Side } from '#app/features/messages/message.ts';
import type { ReplyRefusal } from '#app/features/mail-replies/refused-reply.ts';
import { threadUrl } from '#app/features/messages/thread-links.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';

const leads: Record<ReplyRefusal, string> = {
  'wrong-sender':
    'Someone replied to one of our emails to you from another email address, so we didn’t post it. Reply from the address of your account, or write in the conversation.',
  expired: 'The email you replied to is too old. Please write in the conversation instead.',
  empty: 'Your reply had no text above the quoted email. Please write in the conversation instead.',
  'too-long': 'Your reply is longer than 2,000 characters. Please shorten it, or send it in parts.',
  left: 'This person has closed their account, so they can’t get messages.',
  closed: 'You can’t write in this conversation right now.',
  'files-early': 'Pictures and PDFs can be sent once a booking is paid. If you wrote a text, it was sent without them.',
  'files-refused':
    'A file in your reply wasn’t sent. You can send up to five JPEG, PNG or PDF files of 10 MB each. If you wrote a text, it was sent.',
};

/** Returns the content of the mail about a reply that did not become a message, or not all of it. */
export function replyRefusalContent(reason: ReplyRefusal, side: Side, threadId: string): MailContent {
  const isPartly = reason === 'files-early' || reason === 'files-refused';
  return {
    subject: isPartly ? 'Not everything in your reply was sent' : 'Your reply wasn’t sent',
    heading: isPartly ? 'Your files weren’t sent' : 'Your reply wasn’t sent',
    lead: leads[reason],
    facts: [],
    action: { label: 'Open the conversation', path: threadUrl(side, threadId) },
  };
}
