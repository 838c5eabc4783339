import { describe, expect, it } from 'vitest';
import { bookingStatuses, bookingTransitions, mayChangeStatus } from './booking.ts';

describe('the table of transitions', () => {
  it('DATA-093 DATA-094 DATA-095 DATA-096 knows the four statuses', () => {
    expect(bookingStatuses).toEqual(['pending', 'confirmed', 'completed', 'cancelled']);
  });

  it('BOOK-041 OPEN-13 lets only a payment confirm', () => {
    for (const actor of ['client', 'professional', 'admin', 'expiry'] as const) {
      expect(mayChangeStatus('pending', 'confirmed', actor)).toBe(false);
    }
    expect(mayChangeStatus('pending', 'confirmed', 'payment')).toBe(true);
  });

  it('CLI-023 OPEN-04 lets a client cancel only what is pending', () => {
    expect(mayChangeStatus('pending', 'cancelled', 'client')).toBe(true);
    expect(mayChangeStatus('confirmed', 'cancelled', 'client')).toBe(false);
    expect(mayChangeStatus('completed', 'cancelled', 'client')).toBe(false);
  });

  it('lets nothing leave completed or cancelled', () => {
    expect(bookingTransitions.filter(({ from }) => from === 'completed' || from === 'cancelled')).toEqual([]);
  });
});
