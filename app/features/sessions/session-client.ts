import { useSyncExternalStore } from 'react';
import { claimPersonalStorage, clearPersonalStorage } from '#app/lib/browser/browser-storage.ts';
import { sessionLimits } from '#app/platform/config/limits.ts';
import { setReauthentication } from '#app/platform/http/calls/reauthentication.ts';
import { hasSessionHint } from './session-hint.ts';
import { declineSignInAgain, promptSignInAgain } from './sign-in-again.ts';
import { createSessionPolling, type SessionEvent, type SessionListener, type SessionState } from './session-rhythm.ts';

const unknown: SessionState = { status: 'unknown' };
const channelName = 'doorstep-session';

let channel: BroadcastChannel | undefined;
let leaving = false;
const polling = createSessionPolling({
  load: async () => (await apiClient()).get('/auth/get-session'),
  mayBeSignedIn: () => hasSessionHint(document.cookie),
  notifyOtherTabs: (event) => channel?.postMessage(event),
});

/** Returns who is signed in, as known to the browser; `unknown` on the server and until the first answer. */
export function useSession(): SessionState {
  return useSyncExternalStore(watch, polling.state, () => unknown);
}

/**
 * Subscribes to auth-state events: sign-in, refresh, sign-out, password recovery and changes of the user, also from
 * other tabs.
 * @returns how to stop
 */
export function onSessionEvent(listener: SessionListener): () => void {
  begin();
  return polling.onEvent(listener);
}

/** Applies what a page did to the session (signed in, changed the profile) and tells the other tabs. */
export function announceSessionEvent(event: SessionEvent): Promise<void> {
  begin();
  return polling.announce(event);
}

/**
 * Ends the session. `leave` navigates away from a private page before that page notices.
 * @throws ApiFailure if the server cannot be reached; the session then continues
 */
export async function signOut(leave?: () => Promise<void> | void): Promise<void> {
  leaving = true;
  try {
    await (await apiClient()).post('/auth/sign-out');
    await leave?.();
    await announceSessionEvent('signed-out');
  } finally {
    leaving = false;
  }
}

/** Whether a call would still be answered as this person's: not while they sign out, nor without a session's cookie. */
export function hasLiveSession(): boolean {
  return !leaving && hasSessionHint(document.cookie);
}

/** Returns who is signed in now, for code outside of rendering. */
export function sessionNow(): SessionState {
  return polling.state();
}

/**
 * Asks whoever is or was signed in here to sign in again.
 * @returns whether they did; false at once if nobody was signed in or they sign out
 */
export function signInAgain(): Promise<boolean> {
  if (leaving) return Promise.resolve(false);
  const state = polling.state();
  const user = state.status === 'signed-in' ? state.user : polling.lost();
  return user ? promptSignInAgain(user) : Promise.resolve(false);
}

function watch(watcher: () => void): () => void {
  begin();
  return polling.watch(watcher);
}

/** Once per page load, after hydration, when React subscribes to stores. */
function begin(): void {
  if (channel) return;
  setReauthentication(signInAgain);
  polling.onEvent((event) => {
    if (event === 'signed-in') claimPersonalTraces();
    if (event === 'signed-out') clearPersonalTraces();
  });
  channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => void polling.hear(data));
  setInterval(() => void polling.tick(), sessionLimits.refreshCheckSeconds * 1000);
  void polling.begin();
}

function claimPersonalTraces(): void {
  const state = polling.state();
  if (state.status === 'signed-in') claimPersonalStorage(state.user.id);
}

/** A session that merely ended leaves what was not sent yet to the same person's return. */
function clearPersonalTraces(): void {
  const wished = !polling.lost();
  clearPersonalStorage({ wished });
  if (!wished) return;
  declineSignInAgain();
  void clearOutbox().catch(() => undefined);
}

async function clearOutbox(): Promise<void> {
  const { outbox } = await import('#app/platform/outbox/browser-outbox.ts');
  await outbox.clear();
}

/** Loaded only if there may be a session: anonymous visitors' pages call nothing. */
async function apiClient() {
  return (await import('#app/api-client.ts')).api;
}
