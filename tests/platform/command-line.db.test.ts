import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';

const { db, pool, connectionString } = await createTestDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-command-'));
afterAll(() => rm(dataDir, { recursive: true }));

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `doorstep` with these words on this file's database. */
async function doorstep(words: string[], environment: Record<string, string> = {}): Promise<Outcome> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: connectionString, ...environment };
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, ['app/server.ts', ...words], { env })) };
  } catch (error) {
    return error as Outcome;
  }
}

describe('a command line', { timeout: 60_000 }, () => {
  test('that asks for help gets every command', async () => {
    const { code, stdout } = await doorstep(['help']);
    expect(code).toBe(0);
    const ofPeople = ['admin create EMAIL', 'admin remove EMAIL', 'admin list', 'two-factor off EMAIL'];
    for (const name of ['serve', 'work', 'migrate', 'check', ...ofPeople, 'backup FOLDER', 'restore FOLDER'])
      expect(stdout).toContain(`\n  ${name} `);
  });

  test.each([
    ['an unknown command', ['fly']],
    ['a command without what it needs', ['backup']],
    ['an option that there is not', ['serve', '--with-jam']],
    ['half of a command', ['admin']],
  ])('with %s is explained and does nothing', async (_, words) => {
    const { code, stdout, stderr } = await doorstep(words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Usage: doorstep COMMAND/);
  });
});

describe('doorstep', { timeout: 60_000 }, () => {
  test('migrate says that there is nothing to do', async () => {
    expect(await doorstep(['migrate'])).toMatchObject({ code: 0, stdout: 'The database has the newest schema.\n' });
  });

  test('check exits with 0 if every part works, and with 1 if one fails', async () => {
    expect(await doorstep(['check'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^ok +Database/m) as string,
    });
    expect(await doorstep(['check'], { SMTP_URL: 'smtp://127.0.0.1:9' })).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^FAILS +Mail +127\.0\.0\.1:9: .*ECONNREFUSED/m) as string,
    });
  });

  test('admin create makes an administrator once, who is listed and cannot be removed as the only one', async () => {
    const { stdout } = await doorstep(['admin', 'create', 'owner@example.com']);
    expect(stdout).toMatch(/^owner@example\.com can sign in with this password, shown once: \S{16}\n$/);
    const roles = db.selectFrom('profiles').where('email', '=', 'owner@example.com').select('role');
    expect(await roles.execute()).toEqual([{ role: 'admin' }]);
    expect((await doorstep(['admin', 'create', 'owner@example.com'])).stdout).toBe(
      'owner@example.com is an administrator now.\n',
    );
    expect(await doorstep(['admin', 'create', 'nobody'])).toMatchObject({
      code: 1,
      stderr: 'nobody is not an e-mail address.\n',
    });
    expect((await doorstep(['admin', 'list'])).stdout).toBe('owner@example.com\n');
    expect(await doorstep(['admin', 'remove', 'owner@example.com'])).toMatchObject({
      code: 1,
      stderr: 'owner@example.com is the only administrator. Make another one first.\n',
    });
  });

  test('two-factor off mails the owner, and refuses an email without an account', async () => {
    await doorstep(['admin', 'create', 'lost@example.com']);
    expect(await doorstep(['two-factor', 'off', 'lost@example.com'])).toMatchObject({
      code: 0,
      stdout: 'lost@example.com signs in without a code now, and was signed out everywhere.\n',
    });
    const { rows } = await pool.query(
      `select data from pgboss.job where name = 'account.notice' and data->>'email' = 'lost@example.com'`,
    );
    expect(rows).toEqual([{ data: expect.objectContaining({ kind: 'two-factor-off' }) as object }]);
    expect(await doorstep(['two-factor', 'off', 'nobody@example.com'])).toMatchObject({
      code: 1,
      stderr: 'Nobody has an account with nobody@example.com.\n',
    });
  });
});
