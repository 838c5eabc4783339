import { expect, it } from 'vitest';
import { cents } from '#app/lib/money.ts';
import { textOfPdf } from '#tests/support/documents/pdf-text.ts';
import { receiptPdf } from './receipt-pdf.server.ts';

it('a receipt holds all of a long address and of a long service', async () => {
  const location =
    '1204 Pine Street, Building C, third floor, Apartment 14B, Austin, TX 78701, behind the blue gate beside the bakery';
  const service =
    'Deep tissue massage with hot stones, aromatherapy and a foot bath for two people at home, ninety minutes each, oils included';
  const at = new Date('2026-11-20T16:00:00Z');
  const bytes = await receiptPdf(
    {
      number: 'R-0123456789',
      paidAt: at,
      visitAt: at,
      timeZone: 'America/Chicago',
      client: 'Maya Brooks',
      clientEmail: 'maya@example.com',
      professional: 'Ana Reyes',
      location,
      lines: [{ text: service, amount: cents(7_500) }],
      total: cents(7_500),
      refunded: cents(0),
      paidWith: 'Visa 4242',
    },
    at,
  );
  // The amount stands beside the first line.
  const text = (await textOfPdf(bytes)).replaceAll(/\s+/g, ' ').replace(' $75.00', '');
  expect(text).toContain(location);
  expect(text).toContain(service);
});
