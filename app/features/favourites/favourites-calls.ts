import { api } from '#app/api-client.ts';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { ApiFailure, networkFailureText } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { savePendingFavourite, takePendingFavourite } from './pending-favourite.ts';
import type { createFavourites } from './favourites-sync.ts';

/**
 * Loads the favorites, and saves the professional whose heart was pressed before signing in.
 * @throws ApiFailure
 */
export async function fillFavourites(favourites: ReturnType<typeof createFavourites>): Promise<void> {
  const { items } = await api.get('/favourites');
  favourites.load(items.map(({ professional_id }) => professional_id));
  const wish = takePendingFavourite(browserStorage('localStorage'));
  if (wish === undefined || favourites.has(wish)) return;
  await favourites.set(wish, true);
  if (favourites.has(wish))
    toast({ title: 'Saved', description: 'Find your saved professionals on your dashboard.', tone: 'success' });
}

/** @throws ApiFailure */
export async function sendFavourite(id: string, isSaved: boolean): Promise<void> {
  if (isSaved) await api.put('/favourites/:id', { param: { id } });
  else await api.delete('/favourites/:id', { param: { id } });
}

export function showRefusal(error: unknown): void {
  const failure = error instanceof ApiFailure ? error : undefined;
  if (failure?.status === 401) {
    const action = { label: 'Sign in', to: loginUrl({ returnTo: thisPage() }) };
    return void toast({
      title: 'You have been signed out',
      description: 'Sign in again to change your saved professionals.',
      tone: 'error',
      action,
    });
  }
  toast({ title: 'Not saved', description: failure?.message ?? networkFailureText, tone: 'error' });
}

/**
 * Remembers the professional to save after signing in.
 * @returns the sign-in URL, which leads back here
 */
export function signInToSave(professionalId: string): string {
  savePendingFavourite(browserStorage('localStorage'), professionalId);
  return loginUrl({ returnTo: thisPage() });
}

function thisPage(): string {
  return window.location.pathname + window.location.search;
}
