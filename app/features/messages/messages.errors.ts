import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of messages. */
export const messageErrors = defineErrors({
  thread_not_found: { kind: 'not_found', message: 'Conversation not found' },
  recipient_not_found: { kind: 'not_found', message: 'You can’t write to this person.' },
  recipient_left: { kind: 'conflict', message: 'This person has closed their account, so they can’t get messages.' },
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
