import { expect, test } from 'vitest';
import { realtimeLimits, sessionLimits } from './limits.ts';

test('RT-001 RT-002 the session is looked at every 30 s and refreshed with less than 90 s to go', () => {
  expect(sessionLimits).toMatchObject({ refreshCheckSeconds: 30, refreshWhenUnderSeconds: 90 });
});

test('RT-003 RT-004 live connections beat every 25 s and count as gone after 10 s', () => {
  expect(realtimeLimits).toMatchObject({ heartbeatSeconds: 25, timeoutSeconds: 10 });
});

test('RT-005 RT-006 RT-007 RT-008 a broken live connection is opened again after 1, 2, 5 and 10 s', () => {
  expect(realtimeLimits.reconnectDelaysSeconds).toEqual([1, 2, 5, 10]);
});
