import { randomUUID } from 'node:crypto';
import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { type Person, personOf } from './booking-journey.ts';
import type { TestApi } from './http/test-api.ts';
import type { TestDatabase } from './test-database.ts';

type Answer<Body> = { status: number; body: Body & { code?: string; error?: string } };
type Sent = { thread_id: string; message: { id: string; sequence: number; text: string } };
export type ThreadPage = {
  thread: { id: string; side: string; unread: number; other: Record<string, unknown>; is_contact_shared: boolean };
  messages: { id: string; sequence: number; is_own: boolean; text: string; is_masked: boolean; is_erased: boolean }[];
  bookings: { id: string }[];
  read_by_other: number;
  has_later: boolean;
  next_before: number | null;
};

/** Writes messages over HTTP, as clients and professionals do. */
export function messageJourney(api: TestApi, { db }: Pick<TestDatabase, 'db'>) {
  const call = async <Body = Record<string, unknown>>(
    method: string,
    path: string,
    as?: Pick<Person, 'bearer'>,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> => {
    const response = await api.request(method, path, {
      headers: { ...as?.bearer, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as Answer<Body>['body'] };
  };
  /** Creates a professional and a client who have not written yet, and others. */
  const people = async () => {
    const professional = await buildProfessional(db);
    const owner = await personOf(
      db,
      await db.selectFrom('profiles').selectAll().where('id', '=', professional.profile_id).executeTakeFirstOrThrow(),
    );
    const client = await personOf(db, await buildClient(db, { first_name: 'Maya', last_name: 'Brooks' }));
    const stranger = await personOf(db, await buildClient(db));
    const admin = await personOf(db, await buildProfile(db, { role: 'admin' }));
    let days = 2;
    /** Each on another day. */
    const pay = () =>
      buildBooking(db, {
        professional_id: professional.id,
        client_id: client.id,
        status: 'confirmed',
        start_time: new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + (days += 1) * 86_400_000),
      });
    return { professional, owner, client, stranger, admin, pay };
  };
  const open = (
    as: Person | undefined,
    professionalId: string,
    text = 'Do you bring the water?',
    id: string = randomUUID(),
  ) => call<Sent>('POST', '/threads', as, { professional_id: professionalId, id, text });
  const write = (as: Person | undefined, threadId: string, text = 'Yes, all of it.', id: string = randomUUID()) =>
    call<Sent>('POST', `/threads/${threadId}/messages`, as, { id, text });
  const read = (as: Person | undefined, threadId: string, query = '') =>
    call<ThreadPage>('GET', `/threads/${threadId}${query}`, as);
  const markRead = (as: Person | undefined, threadId: string, sequence: number) =>
    call('PUT', `/threads/${threadId}/read`, as, { sequence });
  const list = (as: Person | undefined, side = 'client', query = '') =>
    call<{ items: ThreadPage['thread'][]; next_cursor: string | null }>('GET', `/threads?as=${side}${query}`, as);
  const unread = async (as: Person) => (await call<Record<string, number>>('GET', '/threads/unread', as)).body;
  return { call, people, open, write, read, markRead, list, unread };
}
