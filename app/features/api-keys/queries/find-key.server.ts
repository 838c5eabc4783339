import { LRUCache } from 'lru-cache';
import type { FoundKey, KeyRefusal } from '#app/platform/access/found-key.ts';
import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { gatheredReads } from '#app/platform/database/gathered/gathered-reads.server.ts';
import { keyState } from '../api-key.ts';
import { apiKeysStore, type KeyWithOwner } from '../api-keys-store.server.ts';
import { isHashOf, startOf } from '../key-secret.server.ts';

const callsMaximum = 100;

/** In one statement with the keys of other calls that arrive at the same time. */
const readKey = gatheredReads(async (starts: readonly string[]) => {
  const [start, ...others] = [...new Set(starts)];
  if (start !== undefined && others.length === 0) {
    const key = await apiKeysStore.findByStart(start);
    return starts.map(() => key);
  }
  const keys = await apiKeysStore.listByStarts([...new Set(starts)]);
  const byStart = new Map(keys.map((key) => [key.start, key]));
  return starts.map((start) => byStart.get(start));
}, callsMaximum);

/**
 * Finds the key with this secret and the person it acts for, or why it does not work. The row is read each time, so
 * that a revoked key ends at once.
 */
export async function findKey(secret: string): Promise<FoundKey | KeyRefusal> {
  const key = await readKey(startOf(secret));
  if (!key || !isHashOf(key.secret_hash, secret)) return 'unknown';
  const state = keyState(key, new Date());
  if (state !== 'active') return state;
  await recordUse(key.id);
  return { viewer: viewerOf(key), scopes: key.scopes, perMinute: key.per_minute };
}

/** A key never has the rights of an administrator. */
function viewerOf(key: KeyWithOwner): FoundKey['viewer'] {
  const { first_name, last_name, phone, profile_photo_url, type } = key;
  const hasTwoFactor = key.two_factor_enabled === true;
  const isProfessional = type === 'professional';
  return {
    id: key.user_id,
    email: key.email,
    key: { id: key.id, owner: key.professional_id === null ? 'person' : 'business' },
    hasTwoFactor,
    owesTwoFactor: !hasTwoFactor && isProfessional && config().PROFESSIONAL_TWO_FACTOR === 'required',
    profile:
      first_name === null || last_name === null || phone === null
        ? null
        : { first_name, last_name, phone, profile_photo_url, type, role: 'user' },
  };
}

const usedLately = new LRUCache<string, true>({ max: 20_000, ttl: 60_000 });

/** At most once a minute: exact enough for its owner, without a write per call. */
async function recordUse(keyId: string): Promise<void> {
  if (usedLately.has(keyId)) return;
  usedLately.set(keyId, true);
  await apiKeysStore.setUsed(database(), keyId);
}
