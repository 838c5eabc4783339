import { expect, it } from 'vitest';
import type { ThreadDto, ThreadListDto } from '#app/features/messages/thread-dto.ts';
import { type KnownThreads, nextCursor, threadsOf, withFirst, withOlder } from './known-threads.ts';

const thread = (id: string, hour: number): ThreadDto => ({
  id,
  side: 'client',
  other: { name: 'Sam', picture: null, professional_id: null, has_left: false },
  is_contact_shared: true,
  is_blocked: false,
  writing: 'open',
  may_attach: true,
  unread: 0,
  last_activity_at: new Date(Date.UTC(2026, 10, 24, hour)).toISOString(),
  last_message: null,
});
const [a, b, c, d, e, f] = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => thread(id, 10 - index));
const page = (threads: (ThreadDto | undefined)[], next_cursor: string | null = null): ThreadListDto => ({
  items: threads.filter((one) => one !== undefined),
  next_cursor,
});
const ids = (known: KnownThreads) => threadsOf(known).map(({ id }) => id);
const start: KnownThreads = { first: page([a, b], 'after b') };
const withMore = withOlder(start, page([c, d], 'after d'), start);

it('more threads follow the first page, up to the end', () => {
  expect([ids(start), nextCursor(start)]).toEqual([['a', 'b'], 'after b']);
  expect([ids(withMore), nextCursor(withMore)]).toEqual([['a', 'b', 'c', 'd'], 'after d']);
  const all = withOlder(withMore, page([e, f]), withMore);
  expect([ids(all), nextCursor(all)]).toEqual([['a', 'b', 'c', 'd', 'e', 'f'], null]);
});

it('a thread that others push out of the first page stays, however many do', () => {
  const pushedOnce = withFirst(withMore, page([thread('d', 11), a], 'after a'));
  expect(ids(pushedOnce)).toEqual(['d', 'a', 'b', 'c']);
  const pushedTwice = withFirst(pushedOnce, page([thread('c', 12), thread('d', 11)], 'after d'));
  expect([ids(pushedTwice), nextCursor(pushedTwice)]).toEqual([['c', 'd', 'a', 'b'], 'after d']);
});

it('a thread that is pushed out while more are loaded stays, too', () => {
  const meanwhile = withFirst(start, page([thread('d', 11), a], 'after a'));
  expect(ids(withOlder(meanwhile, page([c], 'after c'), start))).toEqual(['d', 'a', 'b', 'c']);
});

it('before more are asked for, there is the first page alone', () => {
  const first = page([thread('c', 11), a], 'after a');
  expect([ids(withFirst(start, first)), nextCursor(withFirst(start, first))]).toEqual([['c', 'a'], 'after a']);
});
