import { refusedReplies } from '#app/features/mail-replies/commands/refuse-reply.server.ts';
import { type Job, onQueue, onSchedule } from '#app/platform/jobs/job.server.ts';
import { notifyOfUnread, unreadMails } from './commands/notify-of-unread.server.ts';
import { sendReplyRefusal } from './commands/send-reply-refusal.server.ts';
import { sendUnreadMail } from './commands/send-unread-mail.server.ts';

export const messageNoticeJobs: Job[] = [
  onQueue(unreadMails, sendUnreadMail),
  onQueue(refusedReplies, sendReplyRefusal),
  onSchedule('notifications.unread', '* * * * *', notifyOfUnread),
];
