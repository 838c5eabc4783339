import { describe, expect, it } from 'vitest';
import { decodeReviewPosition, encodeReviewPosition } from './review-cursor.ts';
import { mayEditReview, mayWriteReview, reviewerName } from './review.ts';
import { requestedReviews } from './queries/requested-reviews.server.ts';
import { moreReviews } from './shown-reviews.ts';

const day = 86_400_000;
const now = new Date('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * day);

describe('what everybody reads of a reviewer', () => {
  it.each([
    [{ first_name: 'Maya', last_name: 'Brooks' }, 'Maya B.'],
    [{ first_name: ' Maya ', last_name: ' brooks' }, 'Maya B.'],
    [{ first_name: 'Maya', last_name: '' }, 'Maya'],
    [{ first_name: 'Zoë', last_name: '𝒦night' }, 'Zoë 𝒦.'],
    [{ first_name: '', last_name: 'Brooks' }, 'A client'],
    [{ first_name: 'New', last_name: 'User' }, 'A client'],
    [null, 'A former client'],
  ])('of %j is %s', (person, name) => expect(reviewerName(person)).toBe(name));
});

it.each([
  ['completed', 0, true],
  ['completed', 90, true],
  ['completed', 90.01, false],
  ['confirmed', 1, false],
  ['cancelled', 1, false],
])('a %s visit that ended %d days ago can be reviewed: %s', (status, days, may) => {
  expect(mayWriteReview({ status, end_time: ago(days) }, now)).toBe(may);
});

it.each([
  [0, null, true],
  [30, null, true],
  [30.01, null, false],
  [1, ago(0.5), false],
])('a review of %d days ago, hidden at %s, can be changed: %s', (days, hidden_at, may) => {
  expect(mayEditReview({ created_at: ago(days), hidden_at }, now)).toBe(may);
});

it('a position comes back as it was, and anything else is refused', () => {
  const position = {
    is_report_open: true,
    created_at: new Date('2026-11-21T12:00:00.123Z'),
    id: '019a0000-0000-4000-8000-000000000000',
  };
  expect(decodeReviewPosition(encodeReviewPosition(position))).toEqual(position);
  expect(decodeReviewPosition(undefined)).toBeUndefined();
  for (const text of ['', 'x', btoa('[]'), btoa('[true,"yesterday","x"]')])
    expect(() => decodeReviewPosition(text)).toThrow('Unknown cursor');
});

const page = 'https://doorstep.test/x';
const cursorAt = (index: number) =>
  encodeReviewPosition({
    is_report_open: false,
    created_at: new Date(index),
    id: `019a0000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  });

it.each([
  ['', 24],
  ['?shown=48', 48],
  ['?shown=1', 24],
  ['?shown=100000', 480],
  ['?shown=many', 24],
])('the URL %s shows %d reviews', (search, limit) =>
  expect(requestedReviews(`${page}${search}`)).toEqual({ limit, cursor: undefined }),
);

it('a URL goes on from a cursor, and from the newest review if it is none of ours', () => {
  const cursor = cursorAt(7);
  expect(requestedReviews(`${page}?after=${encodeURIComponent(cursor)}`)).toEqual({ limit: 24, cursor });
  expect(requestedReviews(`${page}?after=yesterday`)).toEqual({ limit: 24, cursor: undefined });
});

it('whoever follows the links sees every review, however many there are', () => {
  const count = 1_000;
  const seen = new Set<number>();
  let search: URLSearchParams | undefined = new URLSearchParams('filter=hidden');
  for (let presses = 0; search && presses < count; presses += 1) {
    expect(search.get('filter')).toBe('hidden');
    const shown = requestedReviews(`${page}?${search}`);
    const first = shown.cursor === undefined ? 0 : Number(decodeReviewPosition(shown.cursor)?.created_at) + 1;
    const last = Math.min(first + shown.limit, count) - 1;
    for (let index = first; index <= last; index += 1) seen.add(index);
    search = last + 1 < count ? moreReviews(search, shown, cursorAt(last)) : undefined;
  }
  expect(seen.size).toBe(count);
});
