import type * as z from 'zod/mini';
import type { sessionAnswer } from '../../answers/session.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';

/** Returns what the browser learns of a session: ids, names, type and role; no token. */
export function toSessionDto(viewer: Viewer): SessionDto {
  return {
    user: { id: viewer.id, email: viewer.email },
    profile: viewer.profile,
    expires_at: viewer.sessionExpiresAt.toISOString(),
  };
}

export type SessionDto = z.infer<typeof sessionAnswer>;
