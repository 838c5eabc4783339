import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { sampleBooking } from '#tests/support/mails/notice-samples.tsx';
import { BookingPageActions } from '../booking-page/components/booking-page-actions.tsx';
import { NextVisit } from './next-visit.tsx';

const booking = { ...sampleBooking, status: 'pending' as const, payment_method: null, checkout_url: null };
const [now, onAsk] = [Date.parse('2026-11-20T14:00:00-06:00'), () => undefined];

it.each(['/dashboard/client/bookings/1/rescue', null])(
  'a hold that is paid at %s leads there, and nowhere else',
  (page) => {
    const places = [
      <NextVisit key="next" booking={booking} isDemo={false} now={now} paymentPage={page} onAsk={onAsk} />,
      <BookingPageActions key="page" booking={booking} step={null} now={now} paymentPage={page} onAsk={onAsk} />,
    ];
    for (const place of places) {
      const markup = renderToStaticMarkup(<MemoryRouter>{place}</MemoryRouter>);
      expect(markup.includes('Pay and confirm')).toBe(page !== null);
      if (page !== null) expect(markup).toMatch(new RegExp(`<a [^>]*href="${page}"`));
    }
  },
);
