import { useSyncExternalStore } from 'react';
import { sessionLimits } from '#app/platform/config/limits.ts';
import { setReauthentication } from '#app/platform/http/reauthentication.ts';
import { hasSessionHint } from './session-hint.ts';
import { promptSignInAgain } from '../sign-in/sign-in-again.ts';
import { createSessionPolling, type SessionEvent, type SessionListener, type SessionState } from './session-rhythm.ts';

const unknown: SessionState = { status: 'unknown' };
const channelName = 'doorstep-session';

let channel: BroadcastChannel | undefined;
const polling = createSessionPolling({
  load: async () => (await apiClient()).get('/auth/get-session'),
  mayBeSignedIn: () => hasSessionHint(document.cookie),
  notifyOtherTabs: (event) => channel?.postMessage(event),
});

/** Who is signed in, as far as the browser knows; `unknown` on the server and until the first answer. */
export function useSession(): SessionState {
  return useSyncExternalStore(watch, polling.state, () => unknown);
}

/**
 * The auth-state listener: hears sign-in, refresh, sign-out, password recovery and changes of the user, also those of
 * other tabs. @returns how to stop.
 */
export function onSessionEvent(listener: SessionListener): () => void {
  begin();
  return polling.onEvent(listener);
}

/** Takes in what a page did to the session (signed in, changed the profile) and tells the other tabs. */
export function announceSessionEvent(event: SessionEvent): Promise<void> {
  begin();
  return polling.announce(event);
}

/**
 * Ends the session. `leave` goes off a private page before that page learns of it.
 * @throws ApiFailure when the server could not be asked; the session then goes on.
 */
export async function signOut(leave?: () => Promise<void> | void): Promise<void> {
  await (await apiClient()).post('/auth/sign-out');
  await leave?.();
  await announceSessionEvent('signed-out');
}

/** Who is signed in at this moment, for what happens outside of drawing. */
export function sessionNow(): SessionState {
  return polling.state();
}

/**
 * Has whoever was signed in here sign in again.
 * @returns whether they did; false at once when nobody was, or when they had signed out.
 */
export function signInAgain(): Promise<boolean> {
  const state = polling.state();
  const user = state.status === 'signed-in' ? state.user : polling.lost();
  return user ? promptSignInAgain(user) : Promise.resolve(false);
}

function watch(watcher: () => void): () => void {
  begin();
  return polling.watch(watcher);
}

/** Once a page load, after hydration: React subscribes to stores then. */
function begin(): void {
  if (channel) return;
  setReauthentication(signInAgain);
  channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => void polling.hear(data));
  setInterval(() => void polling.tick(), sessionLimits.refreshCheckSeconds * 1000);
  void polling.begin();
}

/** Loaded for those who may be signed in: an anonymous visitor's pages call nothing. */
async function apiClient() {
  return (await import('#app/api-client.ts')).api;
}
