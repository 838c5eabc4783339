import { describe, expect, it } from 'vitest';
import { cancelledReturnPath, returnFlag, withoutReturnFlags } from './return-flags.ts';
import { proves } from '#tests/support/proves.ts';

describe('the flags of a return from checkout', () => {
  it('needs the flag and the booking', proves('CLI-026', 'CLI-028'), () => {
    expect(returnFlag(new URLSearchParams('booking_success=true&booking_id=b1'))).toEqual({
      kind: 'success',
      bookingId: 'b1',
    });
    expect(returnFlag(new URLSearchParams('booking_cancelled=true&booking_id=b1'))).toEqual({
      kind: 'cancelled',
      bookingId: 'b1',
    });
    expect(returnFlag(new URLSearchParams('booking_success=true'))).toBeUndefined();
    expect(returnFlag(new URLSearchParams('booking_success=1&booking_id=b1'))).toBeUndefined();
    expect(returnFlag(new URLSearchParams('booking_id=b1'))).toBeUndefined();
  });

  it('are cleaned from the address, other parameters stay', proves('CLI-027', 'BOOK-047'), () => {
    const search = new URLSearchParams('booking_cancelled=true&booking_id=b1&pro=p1');
    expect(withoutReturnFlags('/booking', search)).toBe('/booking?pro=p1');
    expect(withoutReturnFlags('/dashboard/client', new URLSearchParams('booking_success=true&booking_id=b1'))).toBe(
      '/dashboard/client',
    );
  });

  it('leads on to the booking page', proves('CLI-029'), () => {
    expect(cancelledReturnPath('b 1&x')).toBe('/booking?booking_cancelled=true&booking_id=b+1%26x');
  });
});
