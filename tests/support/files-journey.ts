import type { Insertable, Kysely } from 'kysely';
import type pg from 'pg';
import type { ProfilesTable } from '#app/features/profiles/profiles-tables.server.ts';
import { encodedPath } from '#app/features/files/object-path.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import type { TestApi } from './http/test-api.ts';

type Bearer = Record<string, string>;
type UploadAnswer = {
  status: number;
  body: { id: string; path: string; publicUrl: string | null; error: string; code: string };
};

/** Uploads and reads files over HTTP, as people do. */
export function filesJourney(api: TestApi, db: Kysely<Tables>, pool: pg.Pool) {
  const person = async (overrides: Partial<Insertable<ProfilesTable>> = {}) => {
    const { id } = await buildProfile(db, overrides);
    return { id, bearer: (await buildSession(db, id)).bearer as Bearer };
  };
  const professional = async () => {
    const { id, profile_id } = await buildProfessional(db);
    return { professionalId: id, bearer: (await buildSession(db, profile_id)).bearer as Bearer };
  };
  const upload = async (
    who: Bearer,
    bucket: string,
    path: string,
    body: unknown,
    headers: Bearer = {},
  ): Promise<UploadAnswer> => {
    const sent = { ...who, 'content-type': 'application/octet-stream', ...headers };
    const answer = await api.request('POST', `/storage/${bucket}/${encodedPath(path)}`, { headers: sent, body });
    return { status: answer.status, body: (await answer.json()) as UploadAnswer['body'] };
  };
  const read = async (address: string, headers: Bearer = {}) => {
    const answer = await api.request('GET', address.replace(/^\/api/, ''), { headers });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  /** Returns and removes the jobs of a queue without a worker in this test. */
  const queued = async <Data>(queue: string): Promise<Data[]> => {
    const { rows } = await pool.query<{ data: Data }>('delete from pgboss.job where name = $1 returning data', [queue]);
    return rows.map(({ data }) => data);
  };
  return { person, professional, upload, read, queued };
}
