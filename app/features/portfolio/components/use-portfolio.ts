import { useRef, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast, type ToastOptions } from '#app/ui/toasts/toast.ts';
import { portfolioToasts } from '../portfolio-messages.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import type { ProfilePhoto } from '#app/features/professionals/display/profile-view.ts';

const undoMilliseconds = 8_000;
/** The outcome is visible on the page anyway, so the toast is short. */
const briefMilliseconds = 2_500;

/**
 * Manages the photos of a professional's own portfolio. Changes show immediately and are sent one after the other; a
 * refused change is reverted and reported.
 */
export function usePortfolio(professionalId: string, initial: readonly ProfilePhoto[]) {
  const [photos, setPhotos] = useState(initial);
  const latest = useRef(initial);
  const inTurn = useInTurn();
  const newestOrder = useRef(0);
  /** The order as last reported to this tab: what another tab saves meanwhile is not undone. */
  const storedOrder = useRef(initial.map(({ id }) => id));
  /** Deleted, or about to be: a list that was read before may still have them. */
  const leaving = useRef(new Set<string>());
  const param = { id: professionalId };

  const show = (next: readonly ProfilePhoto[]) => {
    latest.current = next.filter(({ id }) => !leaving.current.has(id));
    setPhotos(latest.current);
  };
  const patch = (id: string, changes: Partial<ProfilePhoto>) =>
    show(latest.current.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)));

  const reload = async () => {
    try {
      const { items } = await api.get('/professionals/:id/work-photos', { param });
      storedOrder.current = items.map(({ id }) => id);
      show(items);
    } catch {
      toast({ tone: 'error', title: 'Error', description: portfolioToasts.photosLoadFailed });
    }
  };

  /** Saves the order shown when its turn comes; skipped if a newer save follows. */
  const saveOrder = () => {
    const mine = (newestOrder.current += 1);
    return inTurn(async () => {
      if (mine !== newestOrder.current) return;
      try {
        const shown = latest.current.map(({ id }) => id);
        const { ids } = await api.put('/professionals/:id/work-photos/order', {
          param,
          json: { ids: shown, base: storedOrder.current },
        });
        storedOrder.current = ids;
        if (ids.length !== shown.length) await reload();
        if (mine === newestOrder.current)
          toast({ tone: 'success', title: portfolioToasts.ordered, durationMs: briefMilliseconds });
      } catch (error) {
        // Restores the last known order, because without a connection the reload below fails too.
        show(inOrder(latest.current, storedOrder.current));
        failed(portfolioToasts.orderFailed, error);
        await reload();
      }
    });
  };

  const move = (from: number, to: number) => {
    if (from === to) return;
    show(moved(latest.current, from, to));
    void saveOrder();
  };

  const caption = async (id: string, text: string) => {
    const before = latest.current.find((photo) => photo.id === id)?.caption ?? null;
    if (text === (before ?? '')) return;
    patch(id, { caption: text || null });
    try {
      await inTurn(() =>
        api.patch('/professionals/:id/work-photos/:photoId', {
          param: { ...param, photoId: id },
          json: { caption: text, base: before ?? '' },
        }),
      );
      toast({ tone: 'success', title: portfolioToasts.captioned, durationMs: briefMilliseconds });
    } catch (error) {
      const isOld = error instanceof ApiFailure && error.code === professionalErrors.caption_changed.code;
      patch(id, { caption: isOld ? String(error.details['saved']) || null : before });
      failed(isOld ? portfolioToasts.captionChanged : portfolioToasts.captionFailed, error);
      throw error;
    }
  };

  const putBack = (photo: ProfilePhoto, place: number) => {
    leaving.current.delete(photo.id);
    show(latest.current.toSpliced(Math.min(place, latest.current.length), 0, photo));
  };
  const undoOf = (photo: ProfilePhoto, place: number) => ({
    durationMs: undoMilliseconds,
    action: { label: 'Undo', onPress: () => void restore(photo, place) },
  });

  const restore = async (photo: ProfilePhoto, place: number) => {
    putBack(photo, place);
    try {
      await inTurn(() =>
        api.put('/professionals/:id/work-photos/:photoId/restored', { param: { ...param, photoId: photo.id } }),
      );
    } catch (error) {
      leaving.current.add(photo.id);
      show(latest.current);
      // Pressing the action closed its toast, so it is offered again.
      failed({ ...portfolioToasts.restoreFailed, ...undoOf(photo, place) }, error);
    }
  };

  const remove = async (photo: ProfilePhoto) => {
    const place = latest.current.findIndex(({ id }) => id === photo.id);
    if (place < 0) return;
    leaving.current.add(photo.id);
    show(latest.current);
    try {
      await inTurn(() =>
        api.delete('/professionals/:id/work-photos/:photoId', { param: { ...param, photoId: photo.id } }),
      );
      toast({ title: 'Photo deleted', ...undoOf(photo, place) });
    } catch (error) {
      putBack(photo, place);
      failed(portfolioToasts.deleteFailed, error);
    }
  };

  /**
   * Adds an uploaded picture at the end.
   * @throws ApiFailure
   */
  const add = (path: string, words: string, idempotencyKey: string): Promise<void> =>
    inTurn(async () => {
      const { id, url, width, height } = await api.post('/professionals/:id/work-photos', {
        param,
        json: { path, caption: words },
        idempotencyKey,
      });
      show([...latest.current, { id, url, width, height, caption: words || null }]);
    });

  return { photos, move, caption, remove, add, reload };
}

/** Sends calls one after the other: an order that overtook an upload would not include its photo. */
function useInTurn() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const mine = last.current.then(work);
    last.current = mine.catch(() => undefined);
    return mine;
  };
}

function moved(photos: readonly ProfilePhoto[], from: number, to: number): readonly ProfilePhoto[] {
  const [photo] = photos.slice(from, from + 1);
  return photo ? photos.toSpliced(from, 1).toSpliced(to, 0, photo) : photos;
}

/** Puts new photos, which the order does not include yet, last. */
function inOrder(photos: readonly ProfilePhoto[], ids: readonly string[]): readonly ProfilePhoto[] {
  const placeOf = ({ id }: ProfilePhoto) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return photos.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Shows what failed, why, and the resulting state. */
function failed(words: ToastOptions & { description: string }, error: unknown): void {
  if (!(error instanceof ApiFailure)) throw error;
  toast({ ...words, tone: 'error', description: `${error.message} ${words.description}` });
}
