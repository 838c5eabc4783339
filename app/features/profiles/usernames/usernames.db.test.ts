import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenConstraint } from '#app/platform/database/database.server.ts';
import { buildProfile } from '#tests/factories/accounts.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { profilesStore } from '../profiles-store.server.ts';
import { usernameLookalikes } from './username-lookalikes.ts';
import { normalizedUsername, usernameKey } from './usernames.ts';
import { proves } from '#tests/support/proves.ts';

const { db, pool } = await createTestDatabase();

const lookalike = fc.constantFrom(...usernameLookalikes.flatMap(([letter]) => [letter, letter.toUpperCase()]));
const mark = fc.constantFrom(
  '\u0300',
  '\u0301',
  '\u0308',
  '\u0323',
  '\u0327',
  '\u0345',
  '\u200b',
  '\u200d',
  '\u202e',
  '\ufeff',
  '\u00ad',
  '\ufe0f',
  '\u3000',
  ' ',
  '\t',
  'İ',
  'ς',
  'ﬃ',
  '½',
  'ß',
);
// Scripts that have stood for long: of letters newer than one of the two knows, they may think differently.
const ranges = [
  [0x20, 0x58f],
  [0x1d00, 0x1dbf],
  [0x1e00, 0x214f],
  [0x2150, 0x24ff],
  [0xfb00, 0xfb17],
  [0xfe00, 0xffff],
  [0x1bc9f, 0x1bca4],
  [0x1d170, 0x1d17c],
  [0x1d400, 0x1d7ff],
  [0xe0000, 0xe0fff],
] as const;
const written = fc
  .oneof(...ranges.map(([min, max]) => fc.integer({ min, max })))
  .map((code) => String.fromCodePoint(code));
const username = fc
  .array(fc.oneof(lookalike, mark, written, fc.string({ maxLength: 3 })), { maxLength: 12 })
  .map((parts) => parts.join('').replaceAll('\0', ''));

it('the rule of the code and the rule of the database are one', async () => {
  const names = fc.sample(username, 3_000);
  const { rows } = await pool.query<{ typed: string; normalized: string; key: string }>(
    'select typed, username_normalized(typed) as normalized, username_key(typed) as key from unnest($1::text[]) as typed',
    [names],
  );
  expect(rows).toHaveLength(names.length);
  for (const { typed, normalized, key } of rows) {
    const codes = [...typed].map((letter) => letter.codePointAt(0)?.toString(16)).join(' ');
    expect({ codes, normalized, key }).toEqual({
      codes,
      normalized: normalizedUsername(typed),
      key: usernameKey(typed),
    });
  }
});

it('what is kept is normalized', proves('APPLY-074'), async () => {
  const refusal = await buildProfile(db, { username: 'Not Lower' }).catch((error: unknown) => error);
  expect(brokenConstraint(refusal)).toBe('profiles_username_normalized');
  const composed = await buildProfile(db, { username: normalizedUsername('Jose\u0301') });
  expect(composed.username).toBe('jos\u00e9');
});

it.each(['аdmin-desk', 'admin-dеsk', 'admın-desk', 'ádmin-desk'])(
  'a name that looks like another (%s) is taken',
  async (lookalikeName) => {
    const { rowCount } = await pool.query(`select 1 from profiles where username = 'admin-desk'`);
    if (rowCount === 0) await buildProfile(db, { username: 'admin-desk' });
    expect(await profilesStore.usernameExists(db, lookalikeName)).toBe(true);
    const refusal = await buildProfile(db, { username: lookalikeName }).catch((error: unknown) => error);
    expect(brokenConstraint(refusal)).toBe('profiles_username');
  },
);
