import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The visitor's time zone; undefined on the server and while hydrating, so that both draw the same. */
export function useVisitorZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}
