import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandboxDatabase, SandboxStateError } from './database.ts';

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-state-'));
  file = join(dataDir, 'sandbox.sqlite');
  const database = openSandboxDatabase(dataDir);
  const insert = database.prepare('insert into objects (id, type, data) values (?, ?, ?)');
  for (let number = 0; number < 200; number += 1)
    insert.run(`cus_${number}`, 'customer', JSON.stringify({ name: 'x'.repeat(500) }));
  database.close();
});

afterEach(() => rmSync(dataDir, { recursive: true }));

test('a whole file is opened again', () => {
  const database = openSandboxDatabase(dataDir);
  expect(database.prepare('select count(*) as count from objects').get()).toEqual({ count: 200 });
  database.close();
});

test.each([
  ['cut to nothing', () => truncateSync(file, 0)],
  ['cut short', () => truncateSync(file, 20_000)],
  ['cut within its header', () => truncateSync(file, 50)],
  ['something else', () => writeFileSync(file, 'no database at all, '.repeat(500))],
])('a file that was %s is refused in one line with its name and the way out', (_, damage) => {
  damage();
  const before = readdirSync(dataDir);
  let refusal: unknown;
  try {
    openSandboxDatabase(dataDir).close();
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(SandboxStateError);
  expect((refusal as Error).message).toMatch(
    /^The sandbox's file .*sandbox\.sqlite cannot be used \(.+\)\. Put it back from a copy; or remove [^\n]+$/,
  );
  expect(readdirSync(dataDir)).toEqual(before);
});
