import { sessionLimits } from '#app/platform/config/limits.ts';
import type { ProfileRole, ProfileType } from '#app/platform/access/profile-types.ts';

/** Who is signed in, according to the server. */
export interface Session {
  user: { id: string; email: string };
  profile: {
    first_name: string;
    last_name: string;
    phone: string;
    /** The URL of their own picture, in a small size. */
    picture: string | null;
    type: ProfileType | null;
    role: ProfileRole;
  } | null;
  /** An ISO instant. */
  expires_at: string;
}

export type SessionState = { status: 'unknown' } | { status: 'signed-out' } | ({ status: 'signed-in' } & Session);

/** What can happen to a session (document 1, section 4). */
export type SessionEvent = 'signed-in' | 'token-refreshed' | 'signed-out' | 'password-recovery' | 'user-updated';
export type SessionListener = (event: SessionEvent) => void;

export interface SessionDependencies {
  /** Asks the server, which extends a session near its end; null if nobody is signed in. */
  load: () => Promise<Session | null>;
  /** Whether a request is worthwhile: anonymous visitors cause none. */
  mayBeSignedIn: () => boolean;
  notifyOtherTabs: (event: SessionEvent) => void;
}

export type SessionPolling = ReturnType<typeof createSessionPolling>;

/** The browser's view of the session: one state, the events between its states, and the refresh schedule. */
export function createSessionPolling({ load, mayBeSignedIn, notifyOtherTabs }: SessionDependencies) {
  let state: SessionState = { status: 'unknown' };
  let lost: Session['user'] | undefined;
  let questions = 0;
  /** The last check failed, so the user may be signed in although they count as signed out. */
  let isUnanswered = false;
  const watchers = new Set<() => void>();
  const listeners = new Set<SessionListener>();

  /** Asks the server. Drops an answer overtaken by a later request or a sign-out. */
  async function check(): Promise<void> {
    questions += 1;
    const question = questions;
    const answer = await load().catch(() => 'failed' as const);
    if (question !== questions) return;
    isUnanswered = answer === 'failed';
    if (answer !== 'failed') settle(answer);
    else if (remainingSeconds(state) <= 0) settle(null);
  }

  function settle(session: Session | null, { wished = false } = {}): void {
    const before = state;
    if (session || wished) lost = undefined;
    else if (before.status === 'signed-in') lost = before.user;
    state = session ? { status: 'signed-in', ...session } : { status: 'signed-out' };
    for (const watcher of watchers) watcher();
    for (const event of eventsBetween(before, state)) emit(event);
  }

  function emit(event: SessionEvent): void {
    for (const listener of listeners) listener(event);
  }

  /** Applies what happened to the session in another tab. */
  async function hear(event: SessionEvent): Promise<void> {
    if (event === 'password-recovery') return emit(event);
    if (event !== 'signed-out') return check();
    questions += 1;
    settle(null, { wished: true });
  }

  return {
    state: () => state,
    /** The user whose session ended here unintentionally: it expired, or its owner ended it elsewhere. */
    lost: () => lost,
    hear,
    /**
     * Calls back after every change of the state.
     * @returns how to stop
     */
    watch: (watcher: () => void) => subscribe(watchers, watcher),
    /**
     * Subscribes to auth-state events.
     * @returns how to stop
     */
    onEvent: (listener: SessionListener) => subscribe(listeners, listener),
    /** Makes the first check, once per page load. */
    begin: async () => (mayBeSignedIn() ? check() : settle(null)),
    /** Called every `refreshCheckSeconds`: asks the server if the known expiry is near or the last check failed. */
    tick: async () => {
      const isNearEnd = state.status === 'signed-in' && remainingSeconds(state) < sessionLimits.refreshWhenUnderSeconds;
      if (isNearEnd || (isUnanswered && mayBeSignedIn())) await check();
    },
    /** Applies what this tab did to the session, and tells the others. */
    announce: async (event: SessionEvent) => {
      notifyOtherTabs(event);
      await hear(event);
    },
  };
}

function subscribe<Callback>(callbacks: Set<Callback>, callback: Callback): () => void {
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}

function remainingSeconds(state: SessionState): number {
  return state.status === 'signed-in' ? (Date.parse(state.expires_at) - Date.now()) / 1000 : 0;
}

function eventsBetween(before: SessionState, after: SessionState): SessionEvent[] {
  if (after.status !== 'signed-in') return before.status === 'signed-in' ? ['signed-out'] : [];
  if (before.status !== 'signed-in' || before.user.id !== after.user.id) return ['signed-in'];
  const events: SessionEvent[] = [];
  if (before.expires_at !== after.expires_at) events.push('token-refreshed');
  if (personOf(before) !== personOf(after)) events.push('user-updated');
  return events;
}

function personOf({ user, profile }: Session): string {
  return JSON.stringify([user, profile]);
}
