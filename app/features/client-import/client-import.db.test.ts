import { describe, expect, it } from 'vitest';
import { showAddedClients } from '#app/features/added-clients/queries/list-added-clients.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { bookingJourney } from '#tests/support/booking-journey.ts';
import { byHandJourney } from '#tests/support/guests/by-hand-journey.ts';
import { importJourney } from '#tests/support/imports/import-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deleteExpiredPreviews, deleteOldImports } from './commands/delete-old-imports.server.ts';
import { importLines } from './commands/import-lines.server.ts';
import { undoImport } from './commands/undo-import.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { person, confirmed } = bookingJourney(app, testDatabase);
const { ownerOf } = byHandJourney(app, testDatabase);
const { call, send, open, preview, choose, confirm, undo, clientsOf } = importJourney(app, testDatabase);

const newOwner = async () => ownerOf({ professional: await buildProfessional(db) });
const importRow = (id: string) => db.selectFrom('client_imports').selectAll().where('id', '=', id).executeTakeFirst();
const hour = 3_600_000;

describe('clients from a CSV file', () => {
  it('are shown line by line before anything is added, then added at one press', async () => {
    const owner = await newOwner();
    const id = await open(
      owner,
      'First Name;Last Name;Email;Mobile;Street;City;State;Zip\n' +
        'Maya;Brooks;MAYA@example.com;(512) 555-0101;1 Pine St;Austin;TX;78701\n' +
        'Tom;;not an email;;;;;\n' +
        'Maya;B.;maya@example.com;;;;;\n' +
        'Sue;Lee;;+1 512 555 0199;;;;\n',
    );
    const seen = await preview(owner, id);
    expect(seen).toMatchObject({ clients: 2, visits: 0, counts: { added: 2, duplicate: 1, error: 1, skipped: 0 } });
    expect(seen.lines).toMatchObject([
      { number: 2, outcome: 'added', name: 'Maya Brooks', location: '1 Pine St, Austin, TX 78701' },
      { number: 3, outcome: 'error', column: 'Email', name: 'Tom' },
      { number: 4, outcome: 'duplicate', reason: 'It has the same email as line 2.' },
      { number: 5, outcome: 'added', phone: '+1 512 555 0199' },
    ]);
    expect((await clientsOf(owner)).total).toBe(0);
    expect((await preview(owner, id, '?show=error')).lines).toHaveLength(1);
    expect((await confirm(owner, id)).body).toMatchObject({ clients: 2, visits: 0, undone_at: null });
    expect((await clientsOf(owner)).items).toMatchObject([
      { name: 'Maya Brooks', email: 'maya@example.com' },
      { name: 'Sue Lee', email: null },
    ]);
  });

  it('that are there already are duplicates, whether they were added or booked', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    const client = await person();
    await confirmed(client, bookable);
    await confirm(owner, await open(owner, 'Name,Phone\nSue Lee,512 555 0199\n'));
    const seen = await preview(
      owner,
      await open(owner, `Name,Email,Phone\nA,${client.email},\nB,,+1 (512) 555-0199\n`),
    );
    expect(seen.lines.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['duplicate', expect.stringContaining('has this email')],
      ['duplicate', 'Sue Lee in your clients has this phone number.'],
    ]);
  });

  it('who have an account but never paid here are not told apart from anybody', async () => {
    const [owner, stranger] = [await newOwner(), await person()];
    const seen = await preview(owner, await open(owner, `Name,Email\nStranger,${stranger.email}\n`));
    expect(seen.lines).toMatchObject([{ outcome: 'added' }]);
  });

  it('are read anew when a column is corrected', async () => {
    const owner = await newOwner();
    const id = await open(owner, 'Who,Reachable by\nMaya,maya@example.com\n');
    expect((await preview(owner, id)).counts).toMatchObject({ error: 1 });
    expect((await choose(owner, id, { columns: ['name', 'email'] })).status).toBe(204);
    expect((await preview(owner, id)).lines).toMatchObject([{ outcome: 'added', name: 'Maya' }]);
    expect((await choose(owner, id, { columns: ['name', 'name'] })).status).toBe(422);
  });

  it('keep formulas as text, which every CSV of ours makes harmless', async () => {
    const owner = await newOwner();
    const formula = '=HYPERLINK("http://evil.example","x")';
    const id = await open(owner, `Name,Email,Note\n"${formula.replaceAll('"', '""')}",a@example.com,@SUM(A1)\n`);
    await confirm(owner, id);
    expect((await clientsOf(owner)).items).toMatchObject([{ name: formula, note: '@SUM(A1)' }]);
    const exported = await (await fetch(`${app.url}/api/clients/export`, { headers: owner.bearer })).text();
    expect(exported).toContain(`"'=HYPERLINK(`);
    expect(exported).not.toMatch(/(^|,)"?=HYPERLINK/m);
  });

  it('of one export of ours read back as the same people', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    await confirm(owner, await open(owner, 'Name,Phone\n=Sue,+1 512 555 0199\n'));
    const exported = await (await fetch(`${app.url}/api/clients/export`, { headers: owner.bearer })).text();
    expect((await preview(other, await open(other, exported))).lines).toMatchObject([
      { outcome: 'added', name: '=Sue', phone: '+1 512 555 0199' },
    ]);
  });

  it('are removed one by one, and exist for nobody else', async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    await confirm(owner, await open(owner, 'Name,Email\nMaya,maya@example.com\n'));
    const [client] = (await clientsOf(owner)).items;
    expect((await clientsOf(stranger)).total).toBe(0);
    expect((await call('DELETE', `/added-clients/${client?.id}`, { as: stranger })).status).toBe(404);
    expect((await call('DELETE', `/added-clients/${client?.id}`, { as: owner })).status).toBe(204);
    expect((await clientsOf(owner)).total).toBe(0);
  });

  it('are shown on the page before, once the last of a page is removed', async () => {
    const professional = await buildProfessional(db);
    const owner = await ownerOf({ professional });
    const lines = Array.from({ length: 51 }, (_, line) => `Client ${line},${line}@example.com\n`);
    await confirm(owner, await open(owner, `Name,Email\n${lines.join('')}`));
    const second = () => showAddedClients(professional.id, { search: '', page: 2 });
    const { clients, page } = await second();
    expect([page, clients.items.length]).toEqual([2, 1]);
    await call('DELETE', `/added-clients/${clients.items[0]?.id}`, { as: owner });
    expect(await second()).toMatchObject({ page: 1, clients: { total: 50, items: { length: 50 } } });
  });
});

describe('all of an import or nothing', () => {
  const twoClients = 'Name,Email\nMaya,maya@example.com\nTom,tom@example.com\n';

  it('a client who was added meanwhile stops it, and the answer names the line', async () => {
    const owner = await newOwner();
    const id = await open(owner, twoClients);
    const seen = await preview(owner, id);
    await confirm(owner, await open(owner, 'Name,Email\nThomas,tom@example.com\n'));
    const answer = await confirm(owner, id, seen);
    expect([answer.status, answer.body.code]).toEqual([409, 'import_changed']);
    expect(answer.body.details).toMatchObject({
      changed: [{ number: 3, name: 'Tom', before: 'added', now: 'duplicate' }],
    });
    expect((await clientsOf(owner)).total).toBe(1);
    expect((await confirm(owner, id)).body).toMatchObject({ clients: 1 });
  });

  it('what was chosen in another tab stops it, too', async () => {
    const owner = await newOwner();
    const id = await open(owner, twoClients);
    const seen = await preview(owner, id);
    await choose(owner, id, { columns: ['name', null] });
    expect((await confirm(owner, id, seen)).body.code).toBe('import_changed');
    expect((await clientsOf(owner)).total).toBe(0);
  });

  it('an import that is confirmed by eight presses at once is done once', async () => {
    const owner = await newOwner();
    const id = await open(owner, twoClients);
    const seen = await preview(owner, id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(owner, id, seen)));
    expect(answers.map(({ status, body }) => [status, body.clients])).toEqual(
      Array.from({ length: 8 }, () => [200, 2]),
    );
    expect((await clientsOf(owner)).total).toBe(2);
  });

  it('of two imports of the same people at once one is done, and the other changes nothing', async () => {
    const owner = await newOwner();
    const ids = [await open(owner, twoClients), await open(owner, twoClients)];
    const seen = await Promise.all(ids.map((id) => preview(owner, id)));
    const answers = await Promise.all(ids.map((id, index) => confirm(owner, id, seen[index])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await clientsOf(owner)).total).toBe(2);
  });

  it('a file without a line to add is refused', async () => {
    const owner = await newOwner();
    const id = await open(owner, 'Name,Email\n,x\n');
    expect((await confirm(owner, id)).body.code).toBe('import_empty');
  });
});

describe('files', () => {
  it('of 50 MB are refused with a clear text and without being stored', async () => {
    const owner = await newOwner();
    const line = Buffer.from('=1+1,"broken\n');
    const answer = await send(owner, Buffer.alloc(50 * 1024 * 1024, line));
    expect([answer.status, answer.body.code]).toEqual([413, 'import_too_large']);
    expect((await send(owner, 'x'.repeat(2 * 1024 * 1024))).body.code).toBe('import_no_lines');
  });

  it('with formulas and broken lines import every line that can be read', async () => {
    const owner = await newOwner();
    const id = await open(
      owner,
      'Name,Email\n=cmd|calc,a@example.com\nMaya,b@example.com,too,many\n"Tom,c@example.com\nSue,d@example.com\nKim,\u200b@x\n',
    );
    const { counts, lines } = await preview(owner, id);
    expect(lines.map(({ number, outcome }) => [number, outcome])).toEqual([
      [2, 'added'],
      [3, 'error'],
      [4, 'error'],
      [5, 'added'],
      [6, 'error'],
    ]);
    expect(counts.added).toBe(2);
    expect((await confirm(owner, id)).body.clients).toBe(2);
  });

  it('are shown to their professional alone, and to nobody once they are discarded', async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const id = await open(owner, 'Name,Email\nMaya,maya@example.com\n');
    const seen = await preview(owner, id);
    expect((await call('GET', `/imports/${id}`, { as: stranger })).status).toBe(404);
    expect((await confirm(stranger, id, seen)).status).toBe(404);
    await call('DELETE', `/imports/${id}`, { as: stranger });
    expect((await call('GET', `/imports/${id}`, { as: owner })).status).toBe(200);
    await call('DELETE', `/imports/${id}`, { as: owner });
    expect((await call('GET', `/imports/${id}`, { as: owner })).status).toBe(404);
  });

  it('wait an hour, at most three at once; what is imported leaves no line behind', async () => {
    const owner = await newOwner();
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C', 'D']) ids.push(await open(owner, `Name,Email\n${name},${name}@example.com\n`));
    const [oldest = '', second = '', third = ''] = ids;
    expect(await importRow(oldest)).toBeUndefined();
    await confirm(owner, second);
    expect(await importRow(second)).toMatchObject({ source: null, clients_added: 1 });
    const late = new Date(Date.now() + hour + 1_000);
    const found = await db
      .selectFrom('professionals')
      .selectAll()
      .where('profile_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    const asOwner = { ...found, rejected: false, suspended: false };
    await expect(importLines(third, { version: 1, outcomes: 'a' }, asOwner, late)).rejects.toMatchObject({
      code: 'import_expired',
    });
    await deleteExpiredPreviews(late);
    expect([await importRow(third), (await importRow(second)) === undefined]).toEqual([undefined, false]);
    await deleteOldImports(new Date(Date.now() + 366 * 24 * hour));
    expect(await importRow(second)).toBeUndefined();
    expect((await clientsOf(owner)).total).toBe(1);
  });
});

describe('undo', () => {
  it('takes the clients of an import back, once, and exists for nobody else', async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    await confirm(owner, await open(owner, 'Name,Email\nSue,sue@example.com\n'));
    const id = await open(owner, 'Name,Email\nMaya,maya@example.com\nTom,tom@example.com\n');
    expect((await undo(owner, id)).status).toBe(404);
    await confirm(owner, id);
    expect((await undo(stranger, id)).status).toBe(404);
    const answers = [await undo(owner, id), await undo(owner, id)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body.import).toMatchObject({ undo_until: null, undone_at: expect.any(String) });
    expect((await clientsOf(owner)).items).toMatchObject([{ name: 'Sue' }]);
  });

  it('is over after a day', async () => {
    const owner = await newOwner();
    const id = await open(owner, 'Name,Email\nMaya,maya@example.com\n');
    await confirm(owner, id);
    const found = await db
      .selectFrom('professionals')
      .selectAll()
      .where('profile_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    const asOwner = { ...found, rejected: false, suspended: false };
    const late = new Date(Date.now() + 24 * hour + 1_000);
    await expect(undoImport(id, asOwner, late)).rejects.toMatchObject({ code: 'import_undo_over' });
    expect((await clientsOf(owner)).total).toBe(1);
  });
});
