export interface FavouritesDependencies {
  /** Tells the server; throws when it refuses or cannot be reached. */
  send: (professionalId: string, isSaved: boolean) => Promise<void>;
  /** A change was taken back, because it could not be made. */
  onRefused: (professionalId: string, error: unknown) => void;
}

/**
 * Favourites as the browser shows them: a press shows at once and is taken back if the server refuses it. Presses on
 * one heart follow each other, and only the last one counts.
 */
export function createFavourites({ send, onRefused }: FavouritesDependencies) {
  /** What the server has, as far as it said: in its list, and in its answers to presses, which are newer. */
  const known = new Map<string, boolean>();
  let isListed = false;
  const requested = new Map<string, boolean>();
  const watchers = new Set<() => void>();
  const tell = () => watchers.forEach((watcher) => watcher());

  /** Brings the server to what is wanted, however often that changes meanwhile. */
  async function bring(id: string): Promise<void> {
    try {
      for (let asked: boolean | undefined; asked !== requested.get(id);) {
        asked = requested.get(id) ?? false;
        await send(id, asked);
        known.set(id, asked);
      }
      requested.delete(id);
    } catch (error) {
      requested.delete(id);
      onRefused(id, error);
    }
    tell();
  }

  return {
    /** Undefined while the list is not there. */
    has: (id: string): boolean | undefined => requested.get(id) ?? known.get(id) ?? (isListed ? false : undefined),
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Takes in the server's list; without one, what is known is forgotten. */
    load: (ids?: Iterable<string>) => {
      if (!ids) known.clear();
      for (const id of ids ?? []) if (!known.has(id)) known.set(id, true);
      isListed = ids !== undefined;
      tell();
    },
    set: (id: string, isSaved: boolean): Promise<void> => {
      const isUnderWay = requested.has(id);
      requested.set(id, isSaved);
      tell();
      return isUnderWay ? Promise.resolve() : bring(id);
    },
  };
}
