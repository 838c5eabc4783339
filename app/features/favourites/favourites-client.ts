import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#app/features/sessions/session-client.ts';
import { createFavourites } from './favourites-sync.ts';

// Only what pages need to render hearts; the rest loads for signed-in visitors, or on the first press.
const calls = () => import('./favourites-calls.ts');

const favourites = createFavourites({
  send: async (id, isSaved) => (await calls()).sendFavourite(id, isSaved),
  onRefused: (_id, error) => void calls().then(({ showRefusal }) => showRefusal(error)),
});
let filledFor: string | undefined;

/** Returns whether a professional is among the visitor's favorites, and the heart's press handler. */
export function useFavourite(professionalId: string): { isSaved: boolean; press: () => void } {
  const { isSignedOut, press } = useHearts();
  const isOn = useSyncExternalStore(
    favourites.watch,
    () => favourites.has(professionalId) ?? false,
    () => false,
  );
  const isSaved = isOn && !isSignedOut;
  return { isSaved, press: () => press(professionalId, isSaved) };
}

/**
 * Fills the hearts in a list of cards, which are HTML that the server made, and returns their press handler.
 * @param initially whether the list is that of the favorites themselves
 */
export function useHeartsOf(list: RefObject<HTMLElement | null>, initially: boolean): (heart: Element) => void {
  const { isSignedOut, press } = useHearts();
  // After each rendering, since cards may have come.
  useEffect(() => {
    const fill = () => {
      for (const heart of list.current?.querySelectorAll('.heart') ?? []) {
        const isOn = (favourites.has(professionalOf(heart)) ?? initially) && !isSignedOut;
        heart.setAttribute('aria-pressed', String(isOn));
      }
    };
    fill();
    return favourites.watch(fill);
  });
  return (heart) => press(professionalOf(heart), heart.getAttribute('aria-pressed') === 'true');
}

function professionalOf(heart: Element): string {
  return heart.closest<HTMLElement>('[data-professional-id]')?.dataset['professionalId'] ?? '';
}

/** Fills the favorites once somebody is signed in, and changes one. */
function useHearts() {
  const session = useSession();
  const navigate = useNavigate();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const isSignedOut = session.status === 'signed-out';
  useEffect(() => {
    if (userId) fillOnce(userId);
    // Whoever signs in again without a new page load may have pressed a heart meanwhile.
    else if (isSignedOut) filledFor = undefined;
  }, [userId, isSignedOut]);
  const press = (professionalId: string, isSaved: boolean) => {
    if (!isSignedOut) void favourites.set(professionalId, !isSaved);
    else void calls().then(({ signInToSave }) => navigate(signInToSave(professionalId)));
  };
  return { isSignedOut, press };
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
