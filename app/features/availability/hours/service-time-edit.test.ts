import { expect, it } from 'vitest';
import { serviceTimeErrors } from './service-time-edit.ts';
import { proves } from '#tests/support/proves.ts';

const of = (duration: number | '', buffer_time: number | '') =>
  Object.keys(serviceTimeErrors({ service_id: 's', duration, buffer_time }));

it('a duration is 15 minutes or more, in steps of 15', proves('HOURS-019', 'HOURS-020'), () => {
  for (const minutes of ['', 0, 14, 20, 15.5, -15, 1455] as const) expect(of(minutes, 0)).toEqual(['duration']);
  for (const minutes of [15, 60, 105, 1440]) expect(of(minutes, 0)).toEqual([]);
});

it('a buffer is 0 minutes or more, in steps of 5', proves('HOURS-021', 'HOURS-022'), () => {
  for (const minutes of ['', -5, 3, 1445] as const) expect(of(60, minutes)).toEqual(['buffer_time']);
  for (const minutes of [0, 5, 15, 1440]) expect(of(60, minutes)).toEqual([]);
});
