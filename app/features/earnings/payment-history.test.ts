import { describe, expect, it } from 'vitest';
import { type HistoryPayment, historyRequest, historySearch, spanOfPeriod } from './payment-history.ts';
import { formatPaymentMethod } from './payment-method.ts';
import { paymentsCsv } from './payments-csv.ts';

describe('what the history is asked for', () => {
  it('is the whole of it unless the address says otherwise', () => {
    expect(historyRequest({})).toEqual({ status: 'all', period: 'all', search: '', cursor: undefined, limit: 25 });
    expect(historyRequest({ status: 'toString', period: '__proto__', q: 'a\0b ', limit: '1e9' })).toEqual({
      status: 'all',
      period: 'all',
      search: 'ab',
      cursor: undefined,
      limit: 100,
    });
  });

  it('is written into the address and read back', () => {
    const search = historySearch({ status: 'completed', period: 'last-month', search: 'Maya & Co' }, 'abc');
    expect(historyRequest(Object.fromEntries(new URLSearchParams(search)))).toEqual({
      status: 'completed',
      period: 'last-month',
      search: 'Maya & Co',
      cursor: 'abc',
      limit: 25,
    });
    expect(historySearch({ status: 'all', period: 'all', search: '' })).toBe('');
  });

  it('has periods of the professional’s own calendar', () => {
    const now = new Date('2027-01-01T05:30:00Z');
    const span = (period: Parameters<typeof spanOfPeriod>[0]) => spanOfPeriod(period, now, 'America/Chicago');
    expect(span('all')).toBeUndefined();
    expect(span('this-month')).toEqual({
      from: new Date('2026-12-01T06:00:00Z'),
      until: new Date('2027-01-01T06:00:00Z'),
    });
    expect(span('last-month')).toEqual({
      from: new Date('2026-11-01T05:00:00Z'),
      until: new Date('2026-12-01T06:00:00Z'),
    });
    expect(span('this-year')).toEqual({
      from: new Date('2026-01-01T06:00:00Z'),
      until: new Date('2027-01-01T06:00:00Z'),
    });
    expect(span('last-year')).toEqual({
      from: new Date('2025-01-01T06:00:00Z'),
      until: new Date('2026-01-01T06:00:00Z'),
    });
  });
});

describe('the payment method', () => {
  it.each([
    ['Visa •••• 4242', { payment_method: 'card', card_brand: 'visa', card_last4: '4242' }],
    ['American Express •••• 0005', { payment_method: 'card', card_brand: 'amex', card_last4: '0005' }],
    ['Card •••• 1234', { payment_method: 'card', card_brand: 'toString', card_last4: '1234' }],
    ['Card', { payment_method: 'card', card_brand: null, card_last4: null }],
    ['Card', { payment_method: null, card_brand: null, card_last4: null }],
    ['Us bank account', { payment_method: 'us_bank_account', card_brand: null, card_last4: null }],
  ])('is told as %s', (text, paidWith) => {
    expect(formatPaymentMethod(paidWith)).toBe(text);
  });
});

it('the file says when somebody paid by the professional’s own clock', async () => {
  const payment = { payment_method: 'card', paid_at: '2027-01-01T02:00:30.000Z' } as HistoryPayment;
  const only = async function* () {
    yield payment;
  };
  const lines: string[] = [];
  for await (const line of paymentsCsv(only(), 'America/Chicago')) lines.push(line);
  expect(lines.at(1)?.split(',').at(-2)).toBe('2026-12-31T20:00:00-06:00');
});
