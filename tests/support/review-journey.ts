import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildVisit } from '#tests/factories/reviews.ts';
import { type Person, personOf } from './booking-journey.ts';
import type { TestApi } from './http/test-api.ts';
import type { TestDatabase } from './test-database.ts';

export type ReviewAnswer = {
  status: number;
  body: Record<string, unknown> & { id: string; code?: string; details?: { fields?: Record<string, string> } };
};
export type ReviewedParties = Awaited<ReturnType<ReturnType<typeof reviewJourney>['parties']>>;

/** Reviews visits over HTTP, as clients, professionals and the team do. */
export function reviewJourney(api: TestApi, { db }: Pick<TestDatabase, 'db'>) {
  const call = async (
    method: string,
    path: string,
    { as, body }: { as?: Pick<Person, 'bearer'> | undefined; body?: unknown } = {},
  ): Promise<ReviewAnswer> => {
    const response = await api.request(method, path, {
      headers: as?.bearer ?? {},
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, body: (await response.json()) as ReviewAnswer['body'] };
  };
  /** Creates a professional with a client who may review a visit, and others who may not. */
  const parties = async () => {
    const professional = await buildProfessional(db);
    const owner = await personOf(
      db,
      await db.selectFrom('profiles').selectAll().where('id', '=', professional.profile_id).executeTakeFirstOrThrow(),
    );
    const client = await personOf(db, await buildClient(db, { first_name: 'Maya', last_name: 'Brooks' }));
    const stranger = await personOf(db, await buildClient(db));
    const admin = await personOf(db, await buildProfile(db, { role: 'admin' }));
    const visit = (overrides: Parameters<typeof buildVisit>[1] = {}) =>
      buildVisit(db, { professional_id: professional.id, client_id: client.id, ...overrides });
    return { professional, owner, client, stranger, admin, visit };
  };
  const write = (bookingId: string, as: Person | undefined, body: unknown = { stars: 4, text: 'On time and kind.' }) =>
    call('POST', `/bookings/${bookingId}/review`, { as, body });
  const edit = (id: string, as: Person, body: unknown) => call('PATCH', `/reviews/${id}`, { as, body });
  const remove = (id: string, as: Person) => call('DELETE', `/reviews/${id}`, { as });
  const reply = (id: string, as: Person, text: string) =>
    call('PUT', `/reviews/${id}/reply`, { as, body: { reply: text } });
  const report = (id: string, as: Person, reason = 'It is about somebody else.') =>
    call('POST', `/reviews/${id}/report`, { as, body: { reason } });
  const decide = (id: string, as: Person, action: string, reason = 'It names a neighbor.', base?: object) =>
    call('POST', `/admin/reviews/${id}/decisions`, { as, body: { action, reason, base } });
  const shown = async (professionalId: string) =>
    (await call('GET', `/professionals/${professionalId}/reviews`)).body as unknown as Shown;
  return { call, parties, write, edit, remove, reply, report, decide, shown };
}

type Shown = {
  items: Record<string, unknown>[];
  next_cursor: string | null;
  rating: { average: number | null; count: number; distribution: { stars: number; count: number }[] };
};
