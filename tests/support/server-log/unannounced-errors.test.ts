import { expect, it } from 'vitest';
import { unannouncedErrors } from './unannounced-errors.ts';

const line = (level: number, second: number, msg: string) =>
  JSON.stringify({ level, time: new Date(second * 1_000).toISOString(), msg });
const ran = (title: string, from: number, to: number, announced: string[] = []) => ({
  title,
  from: from * 1_000,
  to: to * 1_000,
  announced,
});

it('a line at level 50 or above fails the run and names the tests that were running', () => {
  const tests = [ran('books', 10, 20), ran('cancels', 15, 30), ran('searches', 40, 50)];
  const log = [line(30, 17, 'request'), line(40, 17, 'slow'), line(50, 17, 'job failed'), line(60, 60, 'gone'), ''];
  const found = unannouncedErrors(log.join('\n'), tests);
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/job failed.*\n.*ran: books; cancels$/);
  expect(found[1]).toMatch(/gone.*\n.*ran: none$/);
});

it('a line may be announced, by a test that has begun, also when that is over', () => {
  const tests = [ran('breaks the directory', 10, 20, ['directory .* loaded'])];
  const told = (second: number) => line(50, second, 'the directory could not be loaded');
  expect(unannouncedErrors([told(12), told(70)].join('\n'), tests)).toEqual([]);
  expect(unannouncedErrors(told(5), tests)).toHaveLength(1);
  expect(unannouncedErrors(line(50, 12, 'job failed'), tests)).toHaveLength(1);
});

it('what is no line of the log is passed over', () => {
  expect(unannouncedErrors('Warning: something\n{"level":50,"ti', [])).toEqual([]);
});
