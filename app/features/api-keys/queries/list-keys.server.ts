import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import type { apiKeyAnswer } from '../answers/api-key.server.ts';
import { keyState } from '../api-key.ts';
import { apiKeysStore } from '../api-keys-store.server.ts';

export type ApiKeyDto = z.infer<typeof apiKeyAnswer>;

/** Lists a person's keys, newest first, with those that ended lately; no secrets. */
export async function listKeys(userId: string, now = new Date()): Promise<ApiKeyDto[]> {
  const rows = await apiKeysStore.listOfUser(database(), userId);
  return rows.map((row) => toApiKeyDto(row, now));
}

type KeyRow = Awaited<ReturnType<typeof apiKeysStore.listOfUser>>[number];

export function toApiKeyDto(row: KeyRow, now: Date): ApiKeyDto {
  const { id, name, start, scopes, per_minute } = row;
  return {
    id,
    name,
    start,
    owner: row.professional_id === null ? 'person' : 'business',
    scopes,
    per_minute,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    state: keyState(row, now),
  };
}
