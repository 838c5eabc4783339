import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#app/features/accounts/session/session-client.ts';
import { createFavourites } from './favourites-sync.ts';

// Only what pages need to render hearts; the rest loads for signed-in visitors, or on the first press.
const calls = () => import('./favourites-calls.ts');

const favourites = createFavourites({
  send: async (id, isSaved) => (await calls()).sendFavourite(id, isSaved),
  onRefused: (_id, error) => void calls().then(({ showRefusal }) => showRefusal(error)),
});
let filledFor: string | undefined;

/** Returns whether a professional is among the visitor's favorites, and the heart's press handler. */
export function useFavourite(professionalId: string, initially: boolean): { isSaved: boolean; press: () => void } {
  const session = useSession();
  const navigate = useNavigate();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  useEffect(() => {
    if (userId) fillOnce(userId);
  }, [userId]);
  const isOn = useSyncExternalStore(
    favourites.watch,
    () => favourites.has(professionalId) ?? initially,
    () => initially,
  );
  const isSaved = isOn && session.status !== 'signed-out';
  const press = () => {
    if (session.status !== 'signed-out') void favourites.set(professionalId, !isSaved);
    else void calls().then(({ signInToSave }) => navigate(signInToSave(professionalId)));
  };
  return { isSaved, press };
}

/** Fills all hearts of a page with one call. */
function fillOnce(userId: string): void {
  if (filledFor === userId) return;
  filledFor = userId;
  favourites.load();
  calls()
    .then(({ fillFavourites }) => fillFavourites(favourites))
    .catch(() => (filledFor = undefined));
}
