import type * as z from 'zod/mini';
import { pictureOfWidth } from '#app/lib/pictures/picture-sources.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import type { sessionAnswer } from '../answers/session.server.ts';

/** In px: a portrait in a bar, on a dense screen. */
const portraitWidth = 160;

/** Returns what the browser learns of a session: ids, names, picture, type and role; no token. */
export function toSessionDto(viewer: SessionViewer): SessionDto {
  return {
    user: { id: viewer.id, email: viewer.email },
    profile: viewer.profile && toProfile(viewer.profile),
    expires_at: viewer.sessionExpiresAt.toISOString(),
  };
}

function toProfile({ profile_photo_url, ...profile }: NonNullable<SessionViewer['profile']>): SessionDto['profile'] {
  return { ...profile, picture: profile_photo_url && pictureOfWidth(profile_photo_url, portraitWidth) };
}

export type SessionDto = z.infer<typeof sessionAnswer>;
