import { expect, test } from 'vitest';
import { parsePasswd } from './embedded-postgres-account.server.ts';

test('accounts are read from the lines of passwd(5)', () => {
  const text = 'daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\nnobody:x:65534:65534::/nonexistent:/bin/false\n';
  expect(parsePasswd(text)).toEqual([
    { name: 'daemon', uid: 1, gid: 1 },
    { name: 'nobody', uid: 65_534, gid: 65_534 },
  ]);
});

test('comments and broken lines are passed over', () => {
  expect(parsePasswd('# comment\n\nhalf:x:\n:x:1:1:nameless')).toEqual([]);
});
