import { describe, expect, it } from 'vitest';
import type { QuoteDto } from '#app/features/bookings/booking-dto.ts';
import { decidePress, type PriceNow } from './pay-press.ts';
import { proves } from '#tests/support/proves.ts';

const quoted = (total_amount: string, needs_zip = false): QuoteDto => ({
  service_price: '80.00',
  discount_percent: 0,
  discount_amount: '0.00',
  travel_fee_per_mile: '1.50',
  travel_miles: '10.0',
  travel_fee_amount: '15.00',
  total_amount,
  needs_zip,
});
const price = (now: Partial<PriceNow>): PriceNow => ({ loading: false, quote: undefined, refusal: undefined, ...now });

describe('a press of the pay button', proves('OPEN-59'), () => {
  it('waits while the price is on its way, whatever is shown meanwhile', () => {
    expect(decidePress('80.00', price({ loading: true, quote: quoted('80.00') }))).toEqual({ kind: 'wait' });
    expect(decidePress(undefined, price({ loading: true }))).toEqual({ kind: 'wait' });
  });

  it('pays the total that stood on the button', () => {
    expect(decidePress('95.00', price({ quote: quoted('95.00') }))).toEqual({ kind: 'pay' });
  });

  it.each([undefined, '80.00', '95.01'])('shows a total of $95.00 first to who saw %s', (seen) => {
    expect(decidePress(seen, price({ quote: quoted('95.00') }))).toEqual({ kind: 'look', total: '95.00' });
  });

  it('leads nowhere while the address lacks the ZIP that decides the fee', () => {
    expect(decidePress(undefined, price({ quote: quoted('80.00', true) }))).toMatchObject({
      kind: 'refuse',
      message: expect.stringContaining('ZIP'),
    });
  });

  it('leads nowhere when the address is refused, and says where to look instead', () => {
    const refusal = { message: 'Outside', professionalsNear: '/professionals?place=78701', isPassing: false };
    expect(decidePress('80.00', price({ refusal }))).toEqual({
      kind: 'refuse',
      message: 'Outside',
      professionalsNear: '/professionals?place=78701',
    });
  });
});
