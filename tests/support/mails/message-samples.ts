import { recipients } from '#app/features/notices/notices.ts';
import { unreadMailContent } from '#app/features/message-notices/message-mail.ts';
import { replyRefusalContent } from '#app/features/message-notices/reply-refusal-mail.ts';
import { replyRefusals } from '#app/features/mail-replies/refused-reply.ts';
import type { MessageDto, ThreadDto } from '#app/features/messages/thread-dto.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';

const threadId = '019a0000-0000-7000-8000-00000000000a';
const message = (text: string, sequence: number, is_masked = false): MessageDto => ({
  id: threadId,
  sequence,
  is_own: false,
  text,
  is_masked,
  files: [],
  is_erased: false,
  sent_at: '2026-11-24T15:00:00.000Z',
});

/** The mails about messages, of both sides. */
export function messageMailSamples(): { name: string; words: MailContent; isChoice: boolean }[] {
  const unread = recipients.map((side) => {
    const thread: ThreadDto = {
      id: threadId,
      side,
      other: { name: 'Maya B.', picture: null, professional_id: null, has_left: false },
      is_contact_shared: false,
      is_blocked: false,
      writing: 'open',
      may_attach: false,
      unread: 2,
      last_activity_at: '2026-11-24T15:00:00.000Z',
      last_message: null,
    };
    const messages = [message('Do you bring the water?', 1), message('Call me: •••', 2, true)];
    const words = unreadMailContent({ thread, messages, total: 2 }, side === 'client');
    return { name: `message-unread-${side}`, words, isChoice: true };
  });
  const refused = replyRefusals.map((reason) => ({
    name: `message-reply-${reason}`,
    words: replyRefusalContent(reason, 'client', threadId),
    isChoice: false,
  }));
  return [...unread, ...refused];
}
