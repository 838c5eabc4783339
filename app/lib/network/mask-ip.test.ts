import { expect, it } from 'vitest';
import { maskIp } from './mask-ip.ts';

it.each([
  ['203.0.113.42', '203.0.113.x'],
  ['::ffff:203.0.113.42', '203.0.113.x'],
  ['2001:DB8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:db8::1', '2001:db8::/32'],
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['in-process', undefined],
  ['unknown', undefined],
  [null, undefined],
])('%s is told as %s', (ip, rough) => expect(maskIp(ip)).toBe(rough));
