import { defineErrors } from '#app/platform/errors/app-error.ts';
import { messageMessages } from './message.ts';

/** Errors of messages. */
export const messageErrors = defineErrors({
  thread_not_found: { kind: 'not_found', message: 'Conversation not found' },
  recipient_not_found: { kind: 'not_found', message: 'You can’t write to this person.' },
  recipient_left: { kind: 'conflict', message: 'This person has closed their account, so they can’t get messages.' },
  writing_closed: { kind: 'conflict', message: 'You can’t write in this conversation right now.' },
  you_blocked: { kind: 'conflict', message: 'You’ve blocked this person. Unblock them to write.' },
  files_before_payment: {
    kind: 'conflict',
    message: messageMessages.filesLater,
  },
  invalid_message_file: {
    kind: 'invalid',
    message: 'This file isn’t there anymore. Please choose it again.',
    type: 'validation',
  },
  message_file_not_found: { kind: 'not_found', message: 'File not found' },
  message_id_taken: { kind: 'conflict', message: 'There’s another message with this id.' },
  too_many_messages: {
    kind: 'too_many',
    message: 'That’s a lot of messages in a short time. Please wait a minute, then go on.',
  },
  too_many_enquiries: {
    kind: 'too_many',
    message: 'You’ve written to many new people today. Please wait for their answers, or try again tomorrow.',
  },
});
