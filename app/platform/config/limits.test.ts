import { expect, test } from 'vitest';
import { realtimeLimits, sessionLimits } from './limits.ts';
import { proves } from '#tests/support/proves.ts';

test('the session is looked at every 30 s and refreshed with less than 90 s to go', proves('RT-001', 'RT-002'), () => {
  expect(sessionLimits).toMatchObject({ refreshCheckSeconds: 30, refreshWhenUnderSeconds: 90 });
});

test('live connections beat every 25 s and count as gone after 10 s', proves('RT-003', 'RT-004'), () => {
  expect(realtimeLimits).toMatchObject({ heartbeatSeconds: 25, timeoutSeconds: 10 });
});

test(
  'a broken live connection is opened again after 1, 2, 5 and 10 s',
  proves('RT-005', 'RT-006', 'RT-007', 'RT-008'),
  () => {
    expect(realtimeLimits.reconnectDelaysSeconds).toEqual([1, 2, 5, 10]);
  },
);
