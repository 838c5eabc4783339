import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { CardView } from '../../cards/card-view.server.ts';
import { directoryErrors } from '../../directory.errors.ts';
import { addPick, movePick, pickOfView, type FeaturedPick } from '../featured-picks.ts';

/** The edited list next to the saved one. */
export function useFeaturedPicks(cards: readonly CardView[]) {
  const [saved, setSaved] = useState(() => cards.map(pickOfView));
  const [picks, setPicks] = useState<readonly FeaturedPick[]>(saved);
  /** Reloads the saved list, so that saving again compares with it; if that fails, saving is refused again. */
  const readSaved = async () => {
    const now = await api.get('/admin/featured-professionals').catch(() => undefined);
    if (now) setSaved(now.items.map(pickOfView));
  };
  const { busy, run: save } = useAction(
    async () => {
      const { items } = await api.put('/admin/featured-professionals', {
        json: { professionalIds: picks.map(({ id }) => id), base: saved.map(({ id }) => id) },
      });
      const now = items.map(pickOfView);
      setSaved(now);
      // What was changed meanwhile stays, and is not saved yet.
      setPicks((current) => (current === picks ? now : current));
      toast({ tone: 'success', title: 'Saved', description: 'It’s on the home page now.' });
    },
    {
      onFailure: async ({ code, message }) => {
        if (code === directoryErrors.featured_changed.code) await readSaved();
        toast({ tone: 'error', title: 'Not saved', description: message });
      },
    },
  );
  return {
    picks,
    isSaving: busy,
    isChanged: picks.map(({ id }) => id).join() !== saved.map(({ id }) => id).join(),
    add: (pick: FeaturedPick) => setPicks(addPick(picks, pick)),
    move: (index: number, by: -1 | 1) => setPicks(movePick(picks, index, by)),
    remove: (id: string) => setPicks(picks.filter((pick) => pick.id !== id)),
    discard: () => setPicks(saved),
    save,
  };
}
