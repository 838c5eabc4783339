import { favouriteLimits } from './favourite-limits.ts';

const key = 'doorstep-favourite';

type PendingFavouriteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers whose heart was pressed before signing in. Survives a sign-up whose mailed link opens another tab. */
export function savePendingFavourite(storage: PendingFavouriteStorage, professionalId: string, now = Date.now()): void {
  storage.setItem(key, JSON.stringify({ professionalId, at: now }));
}

/** Returns the remembered professional and clears it; undefined if there is none or it is too old. */
export function takePendingFavourite(storage: PendingFavouriteStorage, now = Date.now()): string | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  storage.removeItem(key);
  try {
    const { professionalId, at } = JSON.parse(text) as { professionalId?: unknown; at?: unknown };
    const isFresh = typeof at === 'number' && now - at < favouriteLimits.wishMinutes * 60_000;
    return isFresh && typeof professionalId === 'string' ? professionalId : undefined;
  } catch {
    return undefined;
  }
}
