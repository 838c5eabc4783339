import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '#app/lib/money.ts';
import { paidInTheEnd, receiptLines } from './receipt.ts';
import { statementLine, statementTotals, transferredText, type StatementVisit } from './statement.ts';

const visit: StatementVisit = {
  paid: cents(7500),
  refunded: cents(0),
  commission_percent: '10',
  transferred: null,
  asked_back: cents(0),
  visit_at: new Date(),
  client_name: 'Maya Brooks',
  service_name: 'Haircut',
  status: 'completed',
  transfer_status: null,
  sent_at: null,
};

it('a statement counts as transferred only what has left', () => {
  const sent = statementLine({ ...visit, transferred: cents(6750), transfer_status: 'sent', sent_at: new Date() });
  const due = statementLine({ ...visit, transferred: cents(6750), transfer_status: 'due' });
  const reversed = statementLine({
    ...visit,
    refunded: cents(7500),
    transferred: cents(0),
    transfer_status: 'reversed',
    sent_at: new Date(),
  });
  expect(statementTotals([sent, due, reversed])).toEqual({
    gross: 22_500,
    refunded: 7_500,
    fee: 1_500,
    net: 13_500,
    transferred: 6_750,
    open: 6_750,
  });
  expect(statementTotals([])).toEqual({ gross: 0, refunded: 0, fee: 0, net: 0, transferred: 0, open: 0 });
});

it('a statement says what is still to come, or to be taken back after a refund', () => {
  const textOf = (...lines: Parameters<typeof statementTotals>[0]) => transferredText(statementTotals(lines));
  const sent = { ...visit, transferred: cents(6750), transfer_status: 'sent' } as const;
  expect(textOf(statementLine(sent))).toBe('Of your share $67.50 was transferred. Everything has been transferred.');
  expect(textOf(statementLine(visit))).toBe('Of your share $0.00 was transferred. $67.50 still to come.');
  const reversing = statementLine({ ...sent, refunded: cents(3750), asked_back: cents(3375) });
  expect(textOf(reversing)).toBe(
    'Of your share $67.50 was transferred. $33.75 of it will be taken back after a refund.',
  );
});

it('a statement adds up to the cent, in every line and in total', () => {
  const visits = fc.array(
    fc.record({
      amount: fc.integer({ min: 50, max: 1_000_000 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      percent: fc.integer({ min: 0, max: 3_000 }),
      isSent: fc.boolean(),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(visits, (all) => {
      const lines = all.map(({ amount, part, percent, isSent }) => {
        const paid = {
          ...visit,
          paid: cents(amount),
          refunded: cents(Math.floor(amount * part)),
          commission_percent: (percent / 100).toFixed(2),
        };
        const { net } = statementLine(paid);
        return statementLine(
          isSent ? { ...paid, transferred: net, transfer_status: 'sent', sent_at: new Date() } : paid,
        );
      });
      const totals = statementTotals(lines);
      for (const line of [...lines, totals]) expect(line.gross - line.refunded - line.fee).toBe(line.net);
      expect(totals.net - totals.transferred).toBe(totals.open);
      expect(totals.net).toBe(lines.reduce((sum, { net }) => sum + net, 0));
    }),
  );
});

it('a receipt tells the service from the way there, and of a deleted booking only the whole', () => {
  const payment = {
    paid: cents(7950),
    service_name: 'Haircut',
    service_price: cents(7500),
    discount_percent: 0,
    discount_amount: cents(0),
    travel_fee_amount: cents(450),
  };
  expect(receiptLines(payment)).toEqual([
    { text: 'Haircut', amount: 7_500 },
    { text: 'Travel fee', amount: 450 },
  ]);
  expect(receiptLines({ ...payment, paid: cents(7200), discount_percent: 10, discount_amount: cents(750) })).toEqual([
    { text: 'Haircut', amount: 7_500 },
    { text: 'Best for the route (10% off)', amount: -750 },
    { text: 'Travel fee', amount: 450 },
  ]);
  expect(receiptLines({ ...payment, service_price: null, travel_fee_amount: null })).toEqual([
    { text: 'Haircut', amount: 7_950 },
  ]);
  expect(receiptLines({ ...payment, paid: cents(7500), travel_fee_amount: cents(0) })).toEqual([
    { text: 'Haircut', amount: 7_500 },
  ]);
  expect(paidInTheEnd({ total: cents(7_950), refunded: cents(3_975) })).toBe(3_975);
});
