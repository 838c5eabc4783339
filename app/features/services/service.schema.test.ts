import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unclearNumberText } from '#app/lib/decimal.ts';
import { serviceChangesSchema, serviceMessages, serviceSchema } from './service.schema.ts';
import { proves } from '#tests/support/proves.ts';

const typed = { name: 'Haircut', description: 'Washed and cut.', price: '75.00', duration: '60' };
const problems = (change: object) => {
  const { error } = serviceSchema.safeParse({ ...typed, ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('a service as it is typed', () => {
  it('is read as dollars and minutes', () => {
    expect(serviceSchema.parse({ ...typed, name: ' Haircut ' })).toEqual({
      name: 'Haircut',
      description: 'Washed and cut.',
      price: 75,
      duration: 60,
    });
  });

  for (const [proof, change, problem] of [
    [proves('SVC-017'), { price: '0' }, 'price: Price is required'],
    [proves('SVC-017'), { price: 0 }, 'price: Price is required'],
    [proves('SVC-017'), { price: '0.00' }, 'price: Price is required'],
    [proves('SVC-015'), { price: '1,234' }, `price: ${unclearNumberText}`],
    [proves('SVC-014'), { duration: '1,440' }, `duration: ${unclearNumberText}`],
    [proves('SVC-018'), { price: '' }, 'price: Price is required'],
    [proves('SVC-018'), { price: '  ' }, 'price: Price is required'],
    [proves('SVC-018'), { price: null }, 'price: Price is required'],
    [proves('SVC-015'), { price: '$' }, 'price: Price is required'],
    [proves('SVC-015'), { price: '$1,234' }, `price: ${unclearNumberText}`],
    [proves('SVC-015'), { price: 'ten' }, 'price: Price is required'],
    [proves('SVC-015'), { price: '0x10' }, 'price: Price is required'],
    [proves('SVC-015'), { price: '1e3' }, 'price: Price is required'],
    [proves('SVC-015'), { price: '-1' }, `price: ${serviceMessages.priceNegative}`],
    [proves('SVC-016'), { price: '1.005' }, `price: ${serviceMessages.priceDecimals}`],
    [proves('SVC-016'), { price: 1e-7 }, `price: ${serviceMessages.priceDecimals}`],
    [proves(), { price: '10000.01' }, `price: ${serviceMessages.priceTooHigh}`],
    [proves('SVC-014'), { duration: '' }, 'duration: Duration is required'],
    [proves('SVC-019'), { duration: '45.5' }, `duration: ${serviceMessages.durationNotWhole}`],
    [proves('SVC-020'), { duration: '-1' }, `duration: ${serviceMessages.durationNegative}`],
    [proves('SVC-011'), { name: ' ' }, 'name: Name is required'],
    [proves('SVC-012'), { description: '' }, 'description: Description is required'],
  ] as const)
    it(`refuses ${JSON.stringify(change)}: ${problem}`, proof, () => expect(problems(change)).toEqual([problem]));

  it.each([
    { price: '0.01' },
    { price: '19.99' },
    { price: 10_000 },
    { price: '.5' },
    { price: '49,99' },
    { price: '5.' },
    { price: '$20' },
    { price: ' $ 1,234.50 ' },
    { duration: '0' },
    { duration: 0 },
    { duration: '1440' },
  ])('takes %j', proves('SVC-016', 'SVC-020', 'OPEN-54'), (change) => expect(problems(change)).toEqual([]));

  it('takes every amount of whole cents, and reads it to the cent', proves('SVC-016'), () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
        const text = (cents / 100).toFixed(2);
        expect(Math.round(serviceSchema.parse({ ...typed, price: text }).price * 100)).toBe(cents);
      }),
    );
  });

  it('a change may leave out what stays, but not everything', () => {
    expect(serviceChangesSchema.parse({ duration: 30 })).toEqual({ duration: 30 });
    expect(serviceChangesSchema.safeParse({}).success).toBe(false);
  });
});
