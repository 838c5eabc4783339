import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { byHandJourney } from '#tests/support/guests/by-hand-journey.ts';
import { importJourney } from '#tests/support/imports/import-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { readPreviewPage } from './queries/read-preview-page.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { ownerOf } = byHandJourney(app, testDatabase);
const { call, open, preview } = importJourney(app, testDatabase);
const file = 'Name,Email\nMaya,maya@example.com\n';
const none = new URLSearchParams();

async function opened() {
  const owner = await ownerOf({ professional: await buildProfessional(db) });
  const professional = await findProfessionalOf(owner.id);
  if (!professional) throw new Error('Not a professional');
  return { owner, professional, id: await open(owner, file) };
}

/** Records how often the lines of a file are read from now on, on whatever connection. */
function recordReads(): string[] {
  const reads: string[] = [];
  const { query } = pg.Client.prototype;
  onTestFinished(() => {
    pg.Client.prototype.query = query;
  });
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    if (/select .*"source".* from "client_imports"/.test(text)) reads.push(text);
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  return reads;
}

it('the lines of a file are read once for its page, and once for its answer', async () => {
  const { owner, professional, id } = await opened();
  const reads = recordReads();
  expect(await readPreviewPage(id, none, professional)).toMatchObject({ id, clients: 1 });
  expect(reads).toHaveLength(1);
  expect(await preview(owner, id)).toMatchObject({ id, clients: 1 });
  expect(reads).toHaveLength(2);
});

it('previews are limited for one professional, in the API and on the page together', async () => {
  const [{ owner, professional, id }, other] = [await opened(), await opened()];
  await readPreviewPage(id, none, professional);
  const answers = await Promise.all(
    Array.from({ length: 120 }, () => call('GET', `/imports/${id}`, { as: owner }).then(({ status }) => status)),
  );
  expect(answers.filter((status) => status !== 200)).toEqual([429]);
  await expect(readPreviewPage(id, none, professional)).rejects.toMatchObject({ init: { status: 429 } });
  expect(await preview(other.owner, other.id)).toMatchObject({ clients: 1 });
});
