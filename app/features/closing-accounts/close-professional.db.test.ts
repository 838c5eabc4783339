import { describe, expect, it } from 'vitest';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { buildBooking, moveVisit } from '#tests/factories/bookings.ts';
import { byHandJourney } from '#tests/support/guests/by-hand-journey.ts';
import { bookingJourney, eventually, personOf, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { ClosurePreview } from './closure-preview.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, confirmed, quiet } = bookingJourney(app, testDatabase);

const close = (as: Person, body?: object) =>
  call('POST', '/functions/delete-user-account', { as, ...(body ? { body } : {}) });
const preview = async (as: Person) => (await call<ClosurePreview>('GET', '/account/closure', { as })).body;
const bookingRow = (id: string) => db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const ownerOf = async ({ professional }: Bookable) =>
  personOf(
    db,
    await db.selectFrom('profiles').selectAll().where('id', '=', professional.profile_id).executeTakeFirstOrThrow(),
  );

it('a professional who leaves learns how many visits entered by hand nobody will be told about', async () => {
  const bookable = await buildBookable(db);
  const { enter } = byHandJourney(app, testDatabase);
  const { owner } = await enter(bookable, { time: '10:00' });
  const { visit } = await enter(bookable, { time: '15:00' }, owner);
  expect(await preview(owner)).toMatchObject({ bookings: [], unpaid_visits: 2 });
  await call('DELETE', `/hand-entered-visits/${visit.id}`, { as: owner });
  expect(await preview(owner)).toMatchObject({ unpaid_visits: 1 });
  expect(await preview(await person())).toMatchObject({ unpaid_visits: 0 });
});

describe('a professional who leaves', proves('OPEN-46'), () => {
  it(
    'refunds every client in full, however late, and is gone from the directory at once',
    proves('OPEN-04'),
    async () => {
      const bookable = await buildBookable(db);
      const [owner, one, other] = [await ownerOf(bookable), await person(), await person()];
      const late = await confirmed(one, bookable, { bookingDate: slotAt(10, '09:00') });
      const unpaid = await pending(other, bookable, { bookingDate: slotAt(11, '09:00') });
      const done = await buildBooking(db, {
        professional_id: bookable.professional.id,
        client_id: other.id,
        status: 'completed',
        start_time: new Date(Date.now() - 5e8),
      });
      await moveVisit(db, late.bookingId, 30);
      await uploadDocument(owner, bookable);
      const listed = async () =>
        (await call<{ items: { id: string }[] }>('GET', '/professionals?limit=96')).body.items.map(({ id }) => id);
      await eventually(async () => expect(await listed()).toContain(bookable.professional.id));
      expect(await preview(owner)).toMatchObject({
        is_professional: true,
        total_refund: '75.00',
        bookings: [
          {
            booking_id: late.bookingId,
            as: 'professional',
            refund_amount: '75.00',
            kept_amount: '0.00',
            other_party: 'Casey Client',
          },
          { booking_id: unpaid.bookingId, as: 'professional', status: 'pending', refund_amount: '0.00' },
        ],
      });

      expect((await close(owner, { expectedRefund: '75.00' })).status).toBe(200);
      expect(await listed()).not.toContain(bookable.professional.id);
      expect((await call('GET', `/professionals/${bookable.professional.id}`)).status).toBe(404);
      await quiet();
      expect((await app.sandbox.refundsOf(late.bookingId)).map(({ amount }) => amount)).toEqual([7500]);
      const seen = await call<{
        items: {
          id: string;
          status: string;
          location: string;
          service: { name: string };
          professional: { profile: object };
        }[];
      }>('GET', '/bookings', { as: one });
      expect(seen.body.items).toEqual([
        expect.objectContaining({
          id: late.bookingId,
          status: 'cancelled',
          service: expect.objectContaining({ name: 'Haircut' }),
          professional: {
            id: null,
            image: '/placeholder.svg',
            profile: { id: null, first_name: 'Deleted', last_name: 'account', email: null },
          },
          location: '1100 Congress Ave, Austin, TX 78701',
          refund_amount: '75.00',
        }),
      ]);
      const [mail] = (await app.sandbox.mails(one.email)).filter(({ subject }) => subject.startsWith('Cancelled'));
      expect(mail?.text).toMatch(/Your professional had to cancel[^]*on its way back to your card in full/);
      expect(await bookingRow(done.id)).toMatchObject({
        status: 'completed',
        professional_id: null,
        client_id: other.id,
      });
      // What visits that are over still earn goes to the connected account.
      const closure = await db
        .selectFrom('account_closures')
        .selectAll()
        .where('user_id', '=', owner.id)
        .executeTakeFirstOrThrow();
      expect(closure).toMatchObject({
        professional_id: bookable.professional.id,
        stripe_account_id: bookable.professional.stripe_account_id,
      });
      expect(await tablesNaming(bookable.professional.id)).toEqual([
        'account_closures',
        'connected_accounts',
        'payments',
      ]);
      expect(await fileRemovals()).toBe(1);
    },
  );

  it('nothing that belongs to an account is left behind by a forgotten table', async () => {
    const { rows } = await pool.query<{ child: string; parent: string; rule: string }>(
      `select conrelid::regclass::text as child, confrelid::regclass::text as parent, confdeltype as rule from pg_constraint
        where contype = 'f' and conparentid = 0 and not condeferred and connamespace = 'public'::regnamespace`,
    );
    const kept = rows.filter(({ rule }) => rule !== 'c').map(({ child, parent }) => `${child} -> ${parent}`);
    // The words of a review go with their professional, those about a booking with it; only the log beside them stays. A thread
    // stays for the other of the two, without what the leaver wrote. A report forgets which administrator settled it, and a
    // rescue which visit took the place of the cancelled one. What a text cost stays, without words, number and person. A visit
    // entered by hand forgets the service and the booking that paid for it, and goes with its professional. An event that
    // waits to be removed from a calendar outlives its booking, and goes with the calendar.
    expect(kept.sort()).toEqual([
      'added_clients -> client_imports',
      'bookings -> professionals',
      'bookings -> profiles',
      'bookings -> services',
      'calendar_visits -> bookings',
      'hand_entered_visits -> bookings',
      'hand_entered_visits -> client_imports',
      'hand_entered_visits -> services',
      'intervention_reasons -> audit_log',
      'message_threads -> professionals',
      'message_threads -> profiles',
      'refunds -> refunds',
      'rescues -> bookings',
      'review_reasons -> audit_log',
      'sms_messages -> auth_user',
      'thread_reports -> profiles',
    ]);
  });
});

/** Tables and columns in which one of the texts stands. */
async function findEverywhere(texts: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    for (const text of texts) {
      const hit = await pool.query(
        `select 1 from "${name}" as row where position(lower($1) in lower(row::text)) > 0 limit 1`,
        [text],
      );
      if (hit.rowCount) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

async function tablesNaming(id: string): Promise<string[]> {
  return (await findEverywhere([id])).map((hit) => hit.split(':')[0] ?? '').sort();
}

async function uploadDocument({ id }: Person, { professional }: Bookable): Promise<void> {
  const path = `${id}/license.pdf`;
  const { rows } = await pool.query<{ id: string }>(
    `insert into stored_files (bucket, path, owner_id, content_type, size, sha256) values ('professional-documents', $1, $2, 'application/pdf', 1, $3)
     returning id`,
    [path, id, '0'.repeat(64)],
  );
  const document = [professional.id, rows[0]?.id, path];
  await pool.query(
    `insert into professional_documents (professional_id, kind, file_id, file_path) values ($1, 'certification', $2, $3)`,
    document,
  );
}

/** Files whose bytes a job removes, or has removed. */
async function fileRemovals(): Promise<number> {
  return (await pool.query(`select 1 from pgboss.job where name = 'files.remove-bytes'`)).rowCount ?? 0;
}
