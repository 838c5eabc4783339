import { describe, expect, it } from 'vitest';
import { cents } from '#app/lib/money.ts';
import { moneyColumns } from './money-columns.server.ts';

const money = moneyColumns('amount', 'reversed_amount');

describe('the money columns of a table', () => {
  it('are read as cents, and nothing else is', () => {
    const row = { id: '7', amount: '75.00', reversed_amount: null, commission_percent: '10.00' };
    expect(money.read(row)).toEqual({ ...row, amount: 7500 });
    expect(money.readAll([{ amount: '0.05' }, { amount: '99999999.99' }])).toEqual([
      { amount: 5 },
      { amount: 9_999_999_999 },
    ]);
    expect(money.readFirst(undefined)).toBeUndefined();
  });

  it('are written as dollars with two decimals', () => {
    const at = new Date();
    expect(money.write({ amount: cents(5), reversed_amount: null, attempts: 3, at })).toEqual({
      amount: '0.05',
      reversed_amount: null,
      attempts: 3,
      at,
    });
    expect(money.write({ status: 'sent' })).toEqual({ status: 'sent' });
  });
});
