import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPostalCode } from './address-postal-code.ts';

describe('the ZIP of an address', () => {
  it.each([
    ['123 Main St, Austin, TX 78701', '78701'],
    ['123 Main St, Austin, TX 78701-1234', '78701'],
    ['12345 Main St, Austin, TX 78701', '78701'],
    ['123 Main St, Austin, TX 78701, United States', '78701'],
    ['78701', '78701'],
    ['  78701-0001 ', '78701'],
    ['Austin TX78701', '78701'],
    ['123 Main St, Austin 78701, Apt 10005', '78701'],
    ['PO Box 10118, Austin 78701', '78701'],
    ['123 Main St #20202, 78701', '78701'],
    ['1 Oak Ave 78704 (gate code 4321)', '78704'],
  ])('%j has %s', (address, zip) => {
    expect(findPostalCode(address)).toBe(zip);
  });

  it.each([
    '12345 Main St, Austin, TX',
    '123 Main St, Austin, TX',
    'Unit 12345',
    'Call 5125550123',
    '123 Main St, 787011',
    '123 Main St, 78701-12',
    '',
  ])('%j has none', (address) => {
    expect(findPostalCode(address)).toBeNull();
  });

  it('is found at the end of any address', () => {
    const zip = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'));
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), zip, (street, code) => {
        expect(findPostalCode(`1 ${street}, TX ${code}`)).toBe(code);
      }),
    );
  });
});
