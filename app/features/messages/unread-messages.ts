import type { UnreadDto } from './thread-dto.ts';

const none: UnreadDto = { client: 0, professional: 0 };
let counts = none;
const watchers = new Set<() => void>();

/** Returns the unread messages of each side, as last heard in this browser. */
export function unreadNow(): UnreadDto {
  return counts;
}

/** Tells the badges of this page how many messages are unread. */
export function announceUnread(next: UnreadDto): void {
  if (next.client === counts.client && next.professional === counts.professional) return;
  counts = next;
  for (const watcher of watchers) watcher();
}

/** Calls back after each change. @returns how to stop */
export function watchUnread(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
