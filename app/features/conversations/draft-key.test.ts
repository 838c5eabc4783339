import { expect, it } from 'vitest';
import {
  messageClientUrl,
  messageProfessionalUrl,
  messageUrl,
  threadUrl,
} from '#app/features/messages/thread-links.ts';
import { draftKey } from './draft-key.ts';

const keyOf = (path: string) => {
  const { pathname, search } = new URL(path, 'https://doorstep.test');
  return draftKey(pathname, search);
};

it('a thread has one draft, whatever message is shown and whatever is proposed', () => {
  const thread = threadUrl('client', '7');
  expect([thread, messageUrl('client', '7', 5), threadUrl('client', '7', { late: 17 })].map(keyOf)).toEqual([
    thread,
    thread,
    thread,
  ]);
  expect(keyOf(threadUrl('client', '8'))).not.toBe(thread);
});

it('a first message has a draft for each recipient', () => {
  expect(keyOf(messageProfessionalUrl('1'))).not.toBe(keyOf(messageProfessionalUrl('2')));
  expect(keyOf(messageClientUrl('1', 17))).toBe(keyOf(messageClientUrl('1')));
  expect(keyOf(messageClientUrl('1'))).not.toBe(keyOf(messageClientUrl('2')));
});
