import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

let zone: string | undefined;
/** Read once: a format takes a phone tens of milliseconds to create, and the hook asks at each rendering. */
const zoneHere = () => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The visitor's time zone; undefined on the server and during hydration, so that both render the same. */
export function useVisitorZone(): string | undefined {
  return useSyncExternalStore(never, zoneHere, () => undefined);
}
