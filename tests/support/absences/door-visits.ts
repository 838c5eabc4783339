import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { buildPaidBooking, moveVisit } from '#tests/factories/bookings.ts';
import { photo } from '#tests/factories/files.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import type { startTestApi } from '#tests/support/http/test-api.ts';
import type { createTestDatabase } from '#tests/support/test-database.ts';
import { closeAbsence } from '#app/features/no-shows/commands/close-absence.server.ts';
import type { AbsencesDto } from '#app/features/no-shows/no-show-dto.ts';

const minute = 60_000;
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;
type TestApi = Awaited<ReturnType<typeof startTestApi>>;

/** Visits at whose door somebody waits, and what their two sides press and read. */
export function doorVisits({ db, pool }: TestDatabase, api: TestApi) {
  /** A paid visit that began so many minutes ago, at whose door the professional stands. */
  const buildVisit = async ({ startedAgo = 2, arrived = true } = {}) => {
    const professional = await buildProfessional(db);
    const booking = await buildPaidBooking(db, { professional_id: professional.id, payment_method: 'card' });
    await moveVisit(db, booking.id, -startedAgo);
    const [owner, client] = [
      await buildSession(db, professional.profile_id),
      await buildSession(db, booking.client_id ?? ''),
    ];
    const at = `/bookings/${booking.id}`;
    const ask = async (method: string, path: string, body?: unknown, who = owner) => {
      const answer = await api.request(method, `${at}${path}`, {
        headers: who.bearer,
        ...(body === undefined ? {} : { body }),
      });
      const json = (answer.status === 204 ? {} : await answer.json()) as Partial<AbsencesDto> & { code?: string };
      return { ...json, status: answer.status };
    };
    const press = (step: string, pressed = randomUUID()) =>
      ask('POST', '/steps', { id: pressed, step, pressed_at: new Date().toISOString() });
    if (arrived) expect((await press('arrived')).status).toBe(200);
    const id = randomUUID();
    const report = (body = { id, pressed_at: new Date().toISOString() }) => ask('POST', '/no-show', body);
    const takePhoto = async () => {
      const photoId = randomUUID();
      const path = `${professional.profile_id}/${photoId}.jpg`;
      await api.request('POST', `/storage/visit-photos/${path}`, {
        headers: { ...owner.bearer, 'content-type': 'image/jpeg' },
        body: await photo(40, 40),
      });
      expect((await ask('POST', '/photos', { id: photoId, moment: 'door', path })).status).toBe(201);
      return photoId;
    };
    const close = (after: number, closing = randomUUID()) =>
      closeAbsence(booking.id, professional.profile_id, { id: closing }, inMinutes(after));
    const read = async () => {
      const { status, cancelled_by, refund_amount } = await db
        .selectFrom('bookings')
        .select(['status', 'cancelled_by', 'refund_amount'])
        .where('id', '=', booking.id)
        .executeTakeFirstOrThrow();
      return { status, cancelled_by, refund_amount };
    };
    const money = async () => {
      const rows = await pool.query<{ refunded: string | null; share: string | null; waits: boolean | null }>(
        `select (select sum(amount)::text from refunds where booking_id = $1) as refunded,
          (select amount::text from transfers where booking_id = $1) as share,
          (select due_at > now() + interval '23 hours' from transfers where booking_id = $1) as waits`,
        [booking.id],
      );
      return rows.rows[0];
    };
    /** What the client and the professional read of a report that nobody came, once it can no longer be taken back. */
    const isSettledAlone = async () => {
      const reported =
        "update problem_reports set reported_at = reported_at - interval '61 seconds' where booking_id = $1";
      await pool.query(reported, [booking.id]);
      const seen = await Promise.all([client, owner].map((who) => ask('GET', '/no-show', undefined, who)));
      return seen.map(({ nobody_came }) => nobody_came?.is_settled_alone);
    };
    return {
      booking,
      professional,
      owner,
      client,
      ask,
      press,
      id,
      report,
      takePhoto,
      close,
      read,
      money,
      isSettledAlone,
    };
  };

  /** A professional who has waited, photographed and closed the visit. */
  const buildClosed = async () => {
    const visit = await buildVisit();
    await visit.report();
    await visit.takePhoto();
    await visit.close(16);
    return visit;
  };

  return { buildVisit, buildClosed };
}
