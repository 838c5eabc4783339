import { expect, it } from 'vitest';
import { lateMinutesOf, runningLateText } from './late-text.ts';
import { messageClientUrl } from '../thread-links.ts';

it('a delay goes through the URL, and nothing else does', () => {
  const { searchParams } = new URL(messageClientUrl('7c9e6679', 17), 'https://doorstep.test');
  expect(lateMinutesOf(searchParams)).toBe(17);
  for (const other of ['', '0', '-5', '1.5', '721', 'Send me cash'])
    expect(lateMinutesOf(new URLSearchParams({ late: other }))).toBeUndefined();
  expect(lateMinutesOf(new URLSearchParams())).toBeUndefined();
});

it('the text rounds up to five minutes', () => {
  expect([1, 17, 20, 58, 95].map((minutes) => /about (.*) late/.exec(runningLateText(minutes))?.[1])).toEqual([
    '5 minutes',
    '20 minutes',
    '20 minutes',
    '1 h',
    '1 h 35 min',
  ]);
});
