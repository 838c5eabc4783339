import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionLimits } from '#app/platform/config/limits.ts';
import { createSessionRhythm, type Session, type SessionEvent } from './session-rhythm.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

function session(seconds = 3600, person: Partial<Session> = {}): Session {
  return {
    user: { id: 'u1', email: 'maya@example.com' },
    profile: { first_name: 'Maya', last_name: 'Brooks', phone: '', type: 'client', role: 'user' },
    expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
    ...person,
  };
}

/** A browser tab whose server gives the answers listed; the last one stays. */
function tab(answers: (Session | null | Error)[], { hint = true } = {}) {
  let asked = 0;
  const events: SessionEvent[] = [];
  const told: SessionEvent[] = [];
  const rhythm = createSessionRhythm({
    load: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? null;
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    mayBeSignedIn: () => hint,
    tellOtherTabs: (event) => told.push(event),
  });
  rhythm.onEvent((event) => events.push(event));
  const timer = setInterval(() => void rhythm.tick(), sessionLimits.refreshCheckSeconds * 1000);
  return { rhythm, events, told, asked: () => asked, stop: () => clearInterval(timer) };
}

describe('the first look', () => {
  it('asks nothing when nothing hints at a session', async () => {
    const { rhythm, asked, events } = tab([session()], { hint: false });
    await rhythm.begin();
    expect(rhythm.state()).toEqual({ status: 'signed-out' });
    expect(asked()).toBe(0);
    expect(events).toEqual([]);
  });

  it('AUTH-039 finds the session and says that somebody is signed in', async () => {
    const { rhythm, events } = tab([session()]);
    expect(rhythm.state().status).toBe('unknown');
    await rhythm.begin();
    expect(rhythm.state()).toMatchObject({ status: 'signed-in', user: { email: 'maya@example.com' } });
    expect(events).toEqual(['signed-in']);
  });

  it('NAV-019 a check that fails counts as signed out', async () => {
    const { rhythm, events } = tab([new Error('503')]);
    await rhythm.begin();
    expect(rhythm.state()).toEqual({ status: 'signed-out' });
    expect(events).toEqual([]);
  });
});

describe('the rhythm', () => {
  it('RT-001 RT-002 looks every 30 s and refreshes only when under 90 s remain', async () => {
    expect(sessionLimits).toMatchObject({ refreshCheckSeconds: 30, refreshWhenUnderSeconds: 90 });
    const { rhythm, asked, events } = tab([session(200), session(2_000)]);
    await rhythm.begin();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked()).toBe(2);
    expect(events).toEqual(['signed-in', 'token-refreshed']);
  });

  it('RT-002 exactly 90 s is not yet under 90 s', async () => {
    const { rhythm, asked } = tab([session(90)]);
    await rhythm.begin();
    await rhythm.tick();
    expect(asked()).toBe(1);
    vi.setSystemTime(now + 1);
    await rhythm.tick();
    expect(asked()).toBe(2);
  });

  it('never asks while signed out', async () => {
    const { rhythm, asked } = tab([null]);
    await rhythm.begin();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBe(1);
  });

  it('a refresh that fails keeps the session until it has run out', async () => {
    const { rhythm, events } = tab([session(80), new Error('503')]);
    await rhythm.begin();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rhythm.state().status).toBe('signed-in');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(rhythm.state()).toEqual({ status: 'signed-out' });
    expect(events).toEqual(['signed-in', 'signed-out']);
  });

  it('AUTH-040 a longer session is a refreshed one', async () => {
    const { rhythm, events } = tab([session(60), session(900)]);
    await rhythm.begin();
    await rhythm.tick();
    expect(events.at(-1)).toBe('token-refreshed');
  });
});

describe('events', () => {
  it('AUTH-041 signing out ends the state at once and tells the other tabs', async () => {
    const { rhythm, events, told } = tab([session()]);
    await rhythm.begin();
    await rhythm.announce('signed-out');
    expect(rhythm.state()).toEqual({ status: 'signed-out' });
    expect(events).toEqual(['signed-in', 'signed-out']);
    expect(told).toEqual(['signed-out']);
  });

  it('AUTH-039 signing in loads the session and tells the other tabs', async () => {
    const { rhythm, events, told } = tab([null, session()]);
    await rhythm.begin();
    await rhythm.announce('signed-in');
    expect(rhythm.state().status).toBe('signed-in');
    expect(events).toEqual(['signed-in']);
    expect(told).toEqual(['signed-in']);
  });

  it('AUTH-042 password recovery is passed on and changes no state', async () => {
    const { rhythm, events, told } = tab([null]);
    await rhythm.begin();
    await rhythm.announce('password-recovery');
    expect(events).toEqual(['password-recovery']);
    expect(told).toEqual(['password-recovery']);
    expect(rhythm.state()).toEqual({ status: 'signed-out' });
  });

  it('AUTH-043 another name is a changed user', async () => {
    const before = session();
    const after = { ...before, profile: before.profile && { ...before.profile, first_name: 'Mia' } };
    const { rhythm, events } = tab([before, after]);
    await rhythm.begin();
    await rhythm.announce('user-updated');
    expect(events).toEqual(['signed-in', 'user-updated']);
  });

  it('what another tab did is taken in and not told on', async () => {
    const { rhythm, events, told } = tab([session(), session(3600, { user: { id: 'u2', email: 'leo@example.com' } })]);
    await rhythm.begin();
    await rhythm.hear('signed-in');
    expect(rhythm.state()).toMatchObject({ user: { id: 'u2' } });
    await rhythm.hear('signed-out');
    expect(events).toEqual(['signed-in', 'signed-in', 'signed-out']);
    expect(told).toEqual([]);
  });

  it('API-112 a listener that stopped hears nothing more', async () => {
    const { rhythm } = tab([session()]);
    const heard: SessionEvent[] = [];
    const stop = rhythm.onEvent((event) => heard.push(event));
    await rhythm.begin();
    stop();
    await rhythm.announce('signed-out');
    expect(heard).toEqual(['signed-in']);
  });
});

describe('whose session was lost', () => {
  it('is known when it ended by itself, until somebody is signed in again', async () => {
    const { rhythm } = tab([session(80), null, session()]);
    await rhythm.begin();
    expect(rhythm.lost()).toBeUndefined();
    await rhythm.tick();
    expect(rhythm.lost()).toEqual({ id: 'u1', email: 'maya@example.com' });
    await rhythm.announce('signed-in');
    expect(rhythm.lost()).toBeUndefined();
  });

  it.each(['announce', 'hear'] as const)('is nobody after a sign-out, here or in another tab (%s)', async (way) => {
    const { rhythm } = tab([session()]);
    await rhythm.begin();
    await rhythm[way]('signed-out');
    expect(rhythm.lost()).toBeUndefined();
  });

  it('is nobody where nobody was signed in', async () => {
    const { rhythm } = tab([null]);
    await rhythm.begin();
    expect(rhythm.lost()).toBeUndefined();
  });
});

it('an answer that a sign-out overtook is dropped', async () => {
  const slow = Promise.withResolvers<Session | null>();
  const rhythm = createSessionRhythm({ load: () => slow.promise, mayBeSignedIn: () => true, tellOtherTabs: () => undefined });
  const first = rhythm.begin();
  await rhythm.announce('signed-out');
  slow.resolve(session());
  await first;
  expect(rhythm.state()).toEqual({ status: 'signed-out' });
});
