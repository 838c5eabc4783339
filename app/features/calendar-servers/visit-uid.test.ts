import { expect, it } from 'vitest';
import { googleEventId } from './google/google-event.ts';
import { isVisitUid, visitUid } from './visit-uid.ts';

const [booking, site] = ['01a217f5-e66f-7935-81d5-dbe23300a5ec', 'https://doorstep.test'];

it.each([
  ['in a file of ours', visitUid(booking, site), true],
  ['written at Google', `${googleEventId(booking)}@google.com`, true],
  ['of another marketplace', visitUid(booking, 'https://elsewhere.test'), false],
  ['of somebody at Google', 'k3v1b2n4m5q6w7e8r9t0y1u2i3@google.com', false],
  ['that only begins like one of ours', `${booking}-2@doorstep.test`, false],
  ['without a UID', '', false],
])('an event %s is known as what it is', (_, uid, isOurs) => {
  expect(isVisitUid(uid, site)).toBe(isOurs);
});
