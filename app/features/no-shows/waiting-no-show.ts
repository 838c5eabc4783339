import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import { isWaiting } from '#app/features/visit-progress/visit-lane.ts';

/** Which presses about an absence are on this phone and not with the server yet. */
export type WaitingNoShow = { report: boolean; closing: boolean; undo: boolean };

/** Finds the presses about an absence among what waits. */
export function waitingNoShow(requests: readonly OutboxRequest[]): WaitingNoShow {
  const urls = requests.filter(isWaiting).map(({ url }) => url);
  const has = (ending: string) => urls.some((url) => url.endsWith(ending));
  return { report: has('/no-show'), closing: has('/no-show/close'), undo: has('/no-show/undo') };
}
