import { expect, it } from 'vitest';
import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import { laneOf, waitingMessages } from './waiting-message.ts';

const inOutbox = (id: string, message?: string): OutboxRequest => ({
  lane: laneOf('1'),
  method: 'POST',
  url: '/api/threads/1/messages',
  body: { id, text: id },
  key: id,
  person: 'maya',
  files: [],
  order: 1,
  madeAt: 0,
  refusal: message === undefined ? undefined : { status: 409, code: 'x', message },
});

it('what waits is what was just sent and what the outbox has, without what is shown', () => {
  const justSent = ['a', 'b', 'c'].map((id) => ({ id, text: id }));
  expect(waitingMessages([inOutbox('b', 'No'), inOutbox('d')], justSent, new Set(['a']))).toEqual([
    { id: 'b', text: 'b', files: [], refusal: 'No' },
    { id: 'c', text: 'c', files: [], refusal: undefined },
    { id: 'd', text: 'd', files: [], refusal: undefined },
  ]);
});

it('stands in the order in which it was written, also what waits since an earlier page', () => {
  const ids = (requests: string[], justSent: string[]) =>
    waitingMessages(
      requests.map((id) => inOutbox(id)),
      justSent.map((id) => ({ id, text: id })),
      new Set(),
    ).map(({ id }) => id);
  expect(ids(['earlier', 'new'], ['new'])).toEqual(['earlier', 'new']);
  expect(ids(['earlier'], [])).toEqual(['earlier']);
  expect(ids(['second'], ['first', 'second'])).toEqual(['first', 'second']);
  expect(ids(['refused', 'last'], ['refused', 'sent', 'last'])).toEqual(['refused', 'sent', 'last']);
  expect(ids([], ['first', 'second'])).toEqual(['first', 'second']);
});
