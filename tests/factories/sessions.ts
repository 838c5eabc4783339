import { createHmac, hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';

export const testSecret = 'a secret that is only good for tests';

/** A session in each form that authenticates a request. */
export interface TestSession {
  token: string;
  /** As one of our pages sends it. */
  bearer: { authorization: string; 'sec-fetch-site': 'same-origin' };
  cookie: { cookie: string };
}

/** Creates a signed-in session of a user, without the cost of hashing a password. */
export async function buildSession(db: Connection, userId: string): Promise<TestSession> {
  const token = randomBytes(24).toString('hex');
  await sql`insert into auth_session (user_id, token, expires_at) values (${userId}, ${hash('sha256', token, 'base64url')}, now() + interval '1 day')`.execute(
    db,
  );
  const signature = createHmac('sha256', testSecret).update(token).digest('base64');
  return {
    token,
    bearer: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' },
    cookie: { cookie: `doorstep.session_token=${encodeURIComponent(`${token}.${signature}`)}` },
  };
}
