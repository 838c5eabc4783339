import type { KeyScope } from './key-scopes.ts';
import type { Viewer } from './viewer.ts';

/** A key that works, and the person it acts for. */
export type FoundKey = {
  viewer: Viewer & { key: NonNullable<Viewer['key']> };
  scopes: readonly KeyScope[];
  perMinute: number;
};

/** Why a key does not work. */
export type KeyRefusal = 'unknown' | 'revoked' | 'expired';

/** What every key begins with, so that people and secret scanners recognize one. */
export const keyPrefixes = { live: 'doorstep_live_', test: 'doorstep_test_' } as const;

/** Returns the API key that a request carries, valid or not. */
export function keyIn(headers: Headers): string | undefined {
  const [, token] = /^Bearer +(doorstep_(?:live|test)_\S*)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return token;
}
