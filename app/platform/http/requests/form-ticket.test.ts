import { beforeAll, describe, expect, it } from 'vitest';
import { formTicketAge, issueFormTicket, signFormTicketsWith } from './form-ticket.server.ts';

const now = Date.UTC(2026, 10, 20, 12);

beforeAll(() => signFormTicketsWith(['a secret that is only good for tests']));

describe('a form ticket', () => {
  it('tells how long ago it was handed out', () => {
    expect(formTicketAge('contact', issueFormTicket('contact', now), now + 4_321)).toBe(4_321);
  });

  it.each([
    ['of another form', issueFormTicketLater('reply')],
    [
      'with an earlier time under the same signature',
      () => `${(now - 60_000).toString(36)}.${issueFormTicket('contact', now).split('.')[1]}`,
    ],
    ['from the future', () => issueFormTicket('contact', now + 60_000)],
    ['without a signature', () => now.toString(36)],
    ['that is empty', () => ''],
    ['that is nonsense', () => '../../etc/passwd.x'],
    ['with a huge time', () => `zzzzzzzzzzz.${'A'.repeat(43)}`],
  ])('is refused when it is one %s', (_, ticket) =>
    expect(formTicketAge('contact', ticket(), now + 5_000)).toBeUndefined(),
  );

  it('is refused when it was signed with another secret', () => {
    const ticket = issueFormTicket('contact', now);
    signFormTicketsWith(['another secret']);
    expect(formTicketAge('contact', ticket, now + 5_000)).toBeUndefined();
  });
});

function issueFormTicketLater(form: string) {
  return () => issueFormTicket(form, now);
}
