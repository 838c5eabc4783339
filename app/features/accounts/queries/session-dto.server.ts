import type { Viewer } from './viewer.server.ts';

/** What a session tells the browser: ids, names, type and role; no token. */
export function toSessionDto(viewer: Viewer) {
  return {
    user: { id: viewer.id, email: viewer.email },
    profile: viewer.profile,
    expires_at: viewer.sessionExpiresAt.toISOString(),
  };
}

export type SessionDto = ReturnType<typeof toSessionDto>;
