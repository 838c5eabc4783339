import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionLimits } from '#app/platform/config/limits.ts';
import { createSessionPolling, type Session, type SessionEvent } from './session-rhythm.ts';
import { proves } from '#tests/support/proves.ts';

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
    profile: { first_name: 'Maya', last_name: 'Brooks', phone: '', picture: null, type: 'client', role: 'user' },
    expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
    ...person,
  };
}

/** A browser tab whose server gives the answers listed; the last one stays. */
function tab(answers: (Session | null | Error)[], { hint = true } = {}) {
  let asked = 0;
  const events: SessionEvent[] = [];
  const told: SessionEvent[] = [];
  const polling = createSessionPolling({
    load: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? null;
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    mayBeSignedIn: () => hint,
    notifyOtherTabs: (event) => told.push(event),
  });
  polling.onEvent((event) => events.push(event));
  const timer = setInterval(() => void polling.tick(), sessionLimits.refreshCheckSeconds * 1000);
  return { polling, events, told, asked: () => asked, stop: () => clearInterval(timer) };
}

describe('the first look', () => {
  it('asks nothing when nothing hints at a session', async () => {
    const { polling, asked, events } = tab([session()], { hint: false });
    await polling.begin();
    expect(polling.state()).toEqual({ status: 'signed-out' });
    expect(asked()).toBe(0);
    expect(events).toEqual([]);
  });

  it('finds the session and says that somebody is signed in', proves('AUTH-039'), async () => {
    const { polling, events } = tab([session()]);
    expect(polling.state().status).toBe('unknown');
    await polling.begin();
    expect(polling.state()).toMatchObject({ status: 'signed-in', user: { email: 'maya@example.com' } });
    expect(events).toEqual(['signed-in']);
  });

  it('a check that fails counts as signed out', proves('NAV-019'), async () => {
    const { polling, events } = tab([new Error('503')]);
    await polling.begin();
    expect(polling.state()).toEqual({ status: 'signed-out' });
    expect(events).toEqual([]);
  });

  it('asks again after a check that failed, until there is an answer', async () => {
    const { polling, asked, events } = tab([new Error('503'), new Error('503'), session()]);
    await polling.begin();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(polling.state()).toEqual({ status: 'signed-out' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(polling.state()).toMatchObject({ status: 'signed-in' });
    expect(events).toEqual(['signed-in']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(3);
  });
});

describe('the rhythm', () => {
  it('looks every 30 s and refreshes only when under 90 s remain', proves('RT-001', 'RT-002'), async () => {
    expect(sessionLimits).toMatchObject({ refreshCheckSeconds: 30, refreshWhenUnderSeconds: 90 });
    const { polling, asked, events } = tab([session(200), session(2_000)]);
    await polling.begin();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked()).toBe(2);
    expect(events).toEqual(['signed-in', 'token-refreshed']);
  });

  it('exactly 90 s is not yet under 90 s', proves('RT-002'), async () => {
    const { polling, asked } = tab([session(90)]);
    await polling.begin();
    await polling.tick();
    expect(asked()).toBe(1);
    vi.setSystemTime(now + 1);
    await polling.tick();
    expect(asked()).toBe(2);
  });

  it('never asks while signed out', async () => {
    const { polling, asked } = tab([null]);
    await polling.begin();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBe(1);
  });

  it('a refresh that fails keeps the session until it has run out', async () => {
    const { polling, events } = tab([session(80), new Error('503')]);
    await polling.begin();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(polling.state().status).toBe('signed-in');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(polling.state()).toEqual({ status: 'signed-out' });
    expect(events).toEqual(['signed-in', 'signed-out']);
  });

  it('a longer session is a refreshed one', proves('AUTH-040'), async () => {
    const { polling, events } = tab([session(60), session(900)]);
    await polling.begin();
    await polling.tick();
    expect(events.at(-1)).toBe('token-refreshed');
  });
});

describe('events', () => {
  it('signing out ends the state at once and tells the other tabs', proves('AUTH-041'), async () => {
    const { polling, events, told } = tab([session()]);
    await polling.begin();
    await polling.announce('signed-out');
    expect(polling.state()).toEqual({ status: 'signed-out' });
    expect(events).toEqual(['signed-in', 'signed-out']);
    expect(told).toEqual(['signed-out']);
  });

  it('signing in loads the session and tells the other tabs', proves('AUTH-039'), async () => {
    const { polling, events, told } = tab([null, session()]);
    await polling.begin();
    await polling.announce('signed-in');
    expect(polling.state().status).toBe('signed-in');
    expect(events).toEqual(['signed-in']);
    expect(told).toEqual(['signed-in']);
  });

  it('password recovery is passed on and changes no state', proves('AUTH-042'), async () => {
    const { polling, events, told } = tab([null]);
    await polling.begin();
    await polling.announce('password-recovery');
    expect(events).toEqual(['password-recovery']);
    expect(told).toEqual(['password-recovery']);
    expect(polling.state()).toEqual({ status: 'signed-out' });
  });

  it('another name is a changed user', proves('AUTH-043'), async () => {
    const before = session();
    const after = { ...before, profile: before.profile && { ...before.profile, first_name: 'Mia' } };
    const { polling, events } = tab([before, after]);
    await polling.begin();
    await polling.announce('user-updated');
    expect(events).toEqual(['signed-in', 'user-updated']);
  });

  it('what another tab did is taken in and not told on', async () => {
    const { polling, events, told } = tab([session(), session(3600, { user: { id: 'u2', email: 'leo@example.com' } })]);
    await polling.begin();
    await polling.hear('signed-in');
    expect(polling.state()).toMatchObject({ user: { id: 'u2' } });
    await polling.hear('signed-out');
    expect(events).toEqual(['signed-in', 'signed-in', 'signed-out']);
    expect(told).toEqual([]);
  });

  it('a listener that stopped hears nothing more', proves('API-112'), async () => {
    const { polling } = tab([session()]);
    const heard: SessionEvent[] = [];
    const stop = polling.onEvent((event) => heard.push(event));
    await polling.begin();
    stop();
    await polling.announce('signed-out');
    expect(heard).toEqual(['signed-in']);
  });
});

describe('whose session was lost', () => {
  it('is known when it ended by itself, until somebody is signed in again', async () => {
    const { polling } = tab([session(80), null, session()]);
    await polling.begin();
    expect(polling.lost()).toBeUndefined();
    await polling.tick();
    expect(polling.lost()).toEqual({ id: 'u1', email: 'maya@example.com' });
    await polling.announce('signed-in');
    expect(polling.lost()).toBeUndefined();
  });

  it.each(['announce', 'hear'] as const)('is nobody after a sign-out, here or in another tab (%s)', async (way) => {
    const { polling } = tab([session()]);
    await polling.begin();
    await polling[way]('signed-out');
    expect(polling.lost()).toBeUndefined();
  });

  it('is nobody where nobody was signed in', async () => {
    const { polling } = tab([null]);
    await polling.begin();
    expect(polling.lost()).toBeUndefined();
  });
});

it('an answer that a sign-out overtook is dropped', async () => {
  const slow = Promise.withResolvers<Session | null>();
  const polling = createSessionPolling({
    load: () => slow.promise,
    mayBeSignedIn: () => true,
    notifyOtherTabs: () => undefined,
  });
  const first = polling.begin();
  await polling.announce('signed-out');
  slow.resolve(session());
  await first;
  expect(polling.state()).toEqual({ status: 'signed-out' });
});
