import type { ReviewAction } from '#app/features/professional-review/review/review.ts';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import type { TestApi } from './http/test-api.ts';
import type { TestDatabase } from './test-database.ts';

type Answer = {
  changed: boolean;
  happened: { action: string; by: string | null } | null;
  error: string;
  code: string;
  review: { history: { id: string; action: string; by: string; reason: string | null }[] };
};

type Decision = { action: ReviewAction; reason?: string; seen?: string | null };

/** Two administrators who decide about professionals through the API; Robin does unless a test says otherwise. */
export async function decisionJourney(api: TestApi, { db }: Pick<TestDatabase, 'db'>) {
  const admin = async (first_name: string) => {
    const { id } = await buildProfile(db, { role: 'admin', type: null, first_name, last_name: 'Admin' });
    return { id, headers: (await buildSession(db, id)).bearer as Record<string, string> };
  };
  const robin = await admin('Robin');
  const toni = await admin('Toni');
  const decide = async (id: string, body: Decision, headers = robin.headers) => {
    const response = await api.request('POST', `/admin/professionals/${id}/decisions`, { body, headers });
    return { status: response.status, body: (await response.json()) as Answer };
  };
  const review = async (id: string) => {
    const response = await api.request('GET', `/admin/professionals/${id}`, { headers: robin.headers });
    return (await response.json()) as Answer['review'] & Record<string, unknown>;
  };
  return { robin, toni, decide, review, ...decisionRows({ db }) };
}

/** What decisions leave in the database. */
function decisionRows({ db }: Pick<TestDatabase, 'db'>) {
  const flags = async (id: string) => {
    const { rejected_at, suspended_at, ...row } = await db
      .selectFrom('professionals')
      .select(['is_approved', 'verified', 'rejected_at', 'suspended_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...row, rejected: rejected_at !== null, suspended: suspended_at !== null };
  };
  const audit = (id: string) =>
    db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'details'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
  return { flags, audit };
}
