interface ChoiceSenderOptions<Switch> {
  /** Stores a choice; throws if the server refuses or is unreachable. */
  send: (which: Switch, enabled: boolean) => Promise<unknown>;
  /** Called with what the server has, as far as that is known, after a failure. */
  onRefused: (which: Switch, stored: boolean, error: unknown) => void;
}

/**
 * Sends the presses of each switch one after another: two requests on a bad connection may arrive in any order, and the
 * last press is the choice.
 */
export function createChoiceSender<Switch>({ send, onRefused }: ChoiceSenderOptions<Switch>) {
  const pressed = new Map<string, { which: Switch; wanted: boolean; sent: boolean }>();

  async function sendUntilStored(which: Switch, first: boolean): Promise<void> {
    const press = { which, wanted: first, sent: first };
    const key = JSON.stringify(which);
    pressed.set(key, press);
    let stored = !first;
    do {
      press.sent = press.wanted;
      try {
        await send(which, press.sent);
        stored = press.sent;
      } catch (error) {
        // It may have arrived all the same: what was pressed since then is sent in any case.
        if (press.wanted === press.sent) onRefused(which, stored, error);
      }
    } while (press.wanted !== press.sent);
    pressed.delete(key);
  }

  return {
    choose: async (which: Switch, enabled: boolean): Promise<void> => {
      const press = pressed.get(JSON.stringify(which));
      if (press) press.wanted = enabled;
      else await sendUntilStored(which, enabled);
    },
    /** Sends what waits for an answer at once, since the page is being left. */
    flush: (): void => {
      for (const { which, wanted, sent } of pressed.values())
        if (wanted !== sent) send(which, wanted).catch(() => undefined);
    },
  };
}
