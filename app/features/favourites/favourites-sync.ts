export interface FavouritesDependencies {
  /** Sends a change to the server; throws if the server refuses or is unreachable. */
  send: (professionalId: string, isSaved: boolean) => Promise<void>;
  /** Called when a change was rolled back because it failed. */
  onRefused: (professionalId: string, error: unknown) => void;
}

/**
 * Creates the browser's favorites: a press shows immediately and is rolled back if the server refuses it. Presses on
 * one heart are sent one after another, and only the last one counts.
 */
export function createFavourites({ send, onRefused }: FavouritesDependencies) {
  /** The server's known state: from its list, and from its answers to presses, which are newer. */
  const known = new Map<string, boolean>();
  let isListed = false;
  const requested = new Map<string, boolean>();
  const watchers = new Set<() => void>();
  const tell = () => watchers.forEach((watcher) => watcher());

  /** Sends changes until the server matches what is requested, even if that changes meanwhile. */
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
    /** Undefined until the list has loaded. */
    has: (id: string): boolean | undefined => requested.get(id) ?? known.get(id) ?? (isListed ? false : undefined),
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Adds the server's list; without one, resets to unknown. */
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
