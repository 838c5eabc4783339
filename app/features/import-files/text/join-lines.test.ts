import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinLines } from './join-lines.ts';

it.each([
  ['1 Pine St, Austin', '1 Pine St, Austin'],
  ['1 Pine St  \r\n\r\n \tApt 4\n \rAustin, TX 78701', '1 Pine St, Apt 4, Austin, TX 78701'],
  ['\n1 Pine St \n', '1 Pine St'],
  [' \n ', ''],
])('%j is %j', (text, address) => expect(joinLines(text)).toBe(address));

it('of any text every word is left, on one line', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\t', '\r', '\n'), maxLength: 40 });
  fc.assert(
    fc.property(text, (lines) => {
      const address = joinLines(lines);
      expect(address).not.toMatch(/[\r\n]/);
      expect(address.split(/[,\s]+/).join('')).toBe(lines.replaceAll(/\s/g, ''));
    }),
  );
});
