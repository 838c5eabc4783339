import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { AppError, isErrorOf } from '#app/platform/errors/app-error.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { ReadMail } from '#app/platform/mail/incoming/read-mail.server.ts';
import { markThreadRead } from '#app/features/messages/commands/mark-thread-read.server.ts';
import { sendMessage } from '#app/features/messages/commands/send-message.server.ts';
import { messageLimits } from '#app/features/messages/message.ts';
import { messageErrors } from '#app/features/messages/messages.errors.ts';
import { resumeNotices } from '#app/features/messages/unread/commands/resume-notices.server.ts';
import { findSide } from '#app/features/messages/unread/queries/find-side-person.server.ts';
import { idOfParts } from '../id-of-parts.server.ts';
import type { ReplyRefusal } from '../refused-reply.ts';
import { findReplyPlace, isReplyEmailExpired, isReplyEmailOf, type ReplyPlace } from '../queries/reply-email.server.ts';
import { replyTextOf } from '../reply-text.ts';
import { refuseReply } from './refuse-reply.server.ts';
import { storeMailedFiles } from './store-mailed-files.server.ts';

/** What became of a mail to us: nobody is told of one that was dropped. */
export type ReplyOutcome = 'sent' | 'refused' | 'dropped';

const repliesPerUser: RateLimit = { name: 'message-replies-user', points: 60, seconds: 600 };

/**
 * Makes a message of a reply to a mail about unread messages: in the thread and by the person that its address is
 * signed for. The same mail again is the same message. What a program sent is dropped; what cannot become a message is
 * answered to the account's own email, never to the sender's.
 * @throws AppError too_many_requests; the mail comes again
 */
export async function receiveReply(mail: ReadMail, now = new Date()): Promise<ReplyOutcome> {
  const named = findReplyPlace(mail.to);
  const side = named && !mail.isAutomatic ? await findSide(named.threadId, named.side) : undefined;
  if (!named || !side || !isReplyEmailOf(named, side.person_id)) {
    log.info({ automatic: mail.isAutomatic }, 'a mail that is no reply to one of ours was dropped');
    return 'dropped';
  }
  await consumeRateLimit(repliesPerUser, side.person_id);
  const place = { threadId: named.threadId, side: named.side, personId: side.person_id };
  if (mail.from !== side.email.toLowerCase()) return refuse(mail, place, 'wrong-sender');
  if (isReplyEmailExpired(named, now)) return refuse(mail, place, 'expired');
  const outcome = await takeIn(mail, place);
  if (outcome === 'sent') {
    // What came after the mail was made stays unread, and holds up no mail about what comes next.
    await markThreadRead(place.threadId, place.personId, named.shownUntil ?? side.notified_sequence);
    await resumeNotices(place.threadId, place.side);
  }
  return outcome;
}

async function takeIn(mail: ReadMail, place: ReplyPlace): Promise<ReplyOutcome> {
  const text = replyTextOf(mail.text).replaceAll('\0', '');
  if (text.length > messageLimits.text) return refuse(mail, place, 'too-long');
  if (text === '' && mail.files.length === 0) return refuse(mail, place, 'empty');
  const id = idOf(mail, place);
  const { stored, isAnyRefused } = await storeMailedFiles(id, place.personId, mail.files);
  if (text === '' && stored.length === 0) return refuse(mail, place, 'files-refused');
  try {
    await sendMessage(place.threadId, place.personId, { id, text, files: stored });
  } catch (error) {
    if (!isErrorOf(error, messageErrors.files_before_payment) || text === '') return refuseFor(error, mail, place);
    await sendMessage(place.threadId, place.personId, { id, text });
    await refuse(mail, place, 'files-early');
    return 'sent';
  }
  if (isAnyRefused) await refuse(mail, place, 'files-refused');
  return 'sent';
}

/** @throws the error, if it does not say what is wrong with the mail */
async function refuseFor(error: unknown, mail: ReadMail, place: ReplyPlace): Promise<ReplyOutcome> {
  if (!(error instanceof AppError)) throw error;
  const reason = reasons[error.code];
  if (!reason) throw error;
  return refuse(mail, place, reason);
}

const reasons: Record<string, ReplyRefusal> = {
  [messageErrors.recipient_left.code]: 'left',
  [messageErrors.writing_closed.code]: 'closed',
  [messageErrors.you_blocked.code]: 'closed',
  [messageErrors.files_before_payment.code]: 'files-early',
  [messageErrors.invalid_message_file.code]: 'files-refused',
};

async function refuse(mail: ReadMail, place: ReplyPlace, reason: ReplyRefusal): Promise<ReplyOutcome> {
  await refuseReply(idOf(mail, place), { threadId: place.threadId, side: place.side, reason });
  return 'refused';
}

function idOf({ id }: ReadMail, { threadId, side }: ReplyPlace): string {
  return idOfParts('reply', threadId, side, id);
}
