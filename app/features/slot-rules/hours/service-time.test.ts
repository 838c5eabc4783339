import { describe, expect, it } from 'vitest';
import { briefestService, effectiveServiceTime } from './service-time.ts';
import { proves } from '#tests/support/proves.ts';

describe('the time that holds for a service', proves('OPEN-31'), () => {
  it('is its own row of service times', () => {
    expect(effectiveServiceTime({ duration: 90, buffer: 10 }, 45)).toEqual({ duration: 90, buffer: 10 });
  });
  it('else the duration of the service, without a buffer', () => {
    expect(effectiveServiceTime(null, 45)).toEqual({ duration: 45, buffer: 0 });
  });
  it('else 60 minutes, without a buffer', proves('HOURS-026', 'HOURS-027'), () => {
    expect(effectiveServiceTime(null, null)).toEqual({ duration: 60, buffer: 0 });
  });
  it('takes a duration of 0 for none, but keeps the buffer', () => {
    expect(effectiveServiceTime(null, 0)).toEqual({ duration: 60, buffer: 0 });
    expect(effectiveServiceTime({ duration: 0, buffer: 20 }, 45)).toEqual({ duration: 45, buffer: 20 });
    expect(effectiveServiceTime({ duration: 0, buffer: 20 }, 0)).toEqual({ duration: 60, buffer: 20 });
  });
});

describe('the briefest service', () => {
  it('is that by its service times, then the one with the shorter buffer, then the first', () => {
    const services = [
      { id: 'long-by-its-row', duration: 20, time: { duration: 180, buffer: 0 } },
      { id: 'with-buffer', duration: 45, time: { duration: 30, buffer: 15 } },
      { id: 'briefest', duration: 30, time: null },
      { id: 'as-brief', duration: 90, time: { duration: 30, buffer: 0 } },
      { id: 'without-duration', duration: 0, time: null },
    ];
    expect(briefestService(services)).toEqual({ id: 'briefest', time: { duration: 30, buffer: 0 } });
    expect(briefestService([])).toBeUndefined();
  });
});
