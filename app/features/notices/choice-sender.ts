interface ChoiceSenderOptions<Switch> {
  /** Stores a choice; throws if the server refuses or is unreachable. */
  send: (which: Switch, enabled: boolean) => Promise<unknown>;
  /** Called with what the server has after a failure. */
  onRefused: (which: Switch, stored: boolean, error: unknown) => void;
}

/**
 * Sends the presses of each switch one after another: two requests on a bad connection may arrive in any order, and the
 * last press is the choice.
 */
export function createChoiceSender<Switch>({ send, onRefused }: ChoiceSenderOptions<Switch>) {
  const wanted = new Map<string, boolean>();
  return async (which: Switch, enabled: boolean): Promise<void> => {
    const key = JSON.stringify(which);
    const isUnderWay = wanted.has(key);
    wanted.set(key, enabled);
    if (isUnderWay) return;
    let stored = !enabled;
    try {
      for (let next = enabled; stored !== next; next = wanted.get(key) ?? stored) {
        await send(which, next);
        stored = next;
      }
      wanted.delete(key);
    } catch (error) {
      wanted.delete(key);
      onRefused(which, stored, error);
    }
  };
}
