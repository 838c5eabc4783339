import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The visitor's time zone; undefined on the server and during hydration, so that both render the same. */
export function useVisitorZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}
