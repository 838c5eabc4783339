import type { bookingJourney } from '../booking-journey.ts';
import { conversationPayloads } from './conversation-payloads.ts';
import type { Bookable } from '#tests/factories/bookable.ts';
import { standardTravel } from '#tests/support/travel/travel-settings.ts';
import { calendarPayloads } from './calendar-payloads.ts';
import { developerPayloads } from './developer-payloads.ts';
import { textMessagePayloads } from './text-message-payloads.ts';
import { unknownId, visitPayloads } from './visit-payloads.ts';

interface PayloadDependencies {
  requestOf: ReturnType<typeof bookingJourney>['requestOf'];
  bookable: Bookable;
  held: Awaited<ReturnType<ReturnType<typeof bookingJourney>['pending']>>;
}

type Payload = (clientId: string) => Record<string, unknown>;

const pushSubscription = (name: string) => ({
  [name]: { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
});

const stripePrice = () => ({
  name: 'Haircut',
  price: 75,
  description: '',
  professionalId: unknownId,
  serviceId: unknownId,
});

const address = () => ({ name: 'Home', street: '1 Pine St', city: 'Austin', state: 'TX', zip: '78701' });

/**
 * Returns a valid payload for each endpoint that changes something; null if it reads none. A new endpoint gets its
 * line here.
 */
export function rightPayloads({ requestOf, bookable, held }: PayloadDependencies): Record<string, Payload | null> {
  return {
    'POST /auth/sign-up/email': () => ({
      email: 'new@example.com',
      password: 'correct horse',
      first_name: 'New',
      last_name: 'Person',
      phone: '512 555 0100',
      callbackURL: '/',
    }),
    'POST /auth/sign-in/email': () => ({ email: 'nobody@example.com', password: 'correct horse', rememberMe: true }),
    'POST /auth/sign-in/social': () => ({ provider: 'google', callbackURL: '/auth/callback' }),
    'POST /auth/callback-destination': () => ({ selected_user_type: 'client' }),
    'POST /auth/request-password-reset': () => ({ email: 'nobody@example.com', redirectTo: '/reset-password' }),
    'POST /auth/recovery-session': () => ({ token: 'x'.repeat(43) }),
    'POST /auth/reset-password': () => ({ token: 'x'.repeat(43), newPassword: 'correct horse' }),
    'POST /auth/send-verification-email': () => ({ email: 'nobody@example.com', callbackURL: '/' }),
    'POST /auth/verify-email': () => ({ token: 'x'.repeat(43) }),
    'POST /auth/sign-out': null,
    'POST /auth/sign-in-destination': null,
    'POST /profiles': null,
    'PATCH /profiles/me': () => ({ first_name: 'Casey', last_name: 'Client', phone: '' }),
    'POST /webhooks/stripe': () => ({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_1' } },
    }),
    'POST /quotes': () => ({
      serviceId: bookable.service.id,
      professionalId: bookable.professional.id,
      location: 'Here',
    }),
    'POST /postal-codes/nearest': () => ({ latitude: 30.27, longitude: -97.74 }),
    'POST /bookings': (id) => ({ ...requestOf({ id }, bookable), referrerUrl: '/', expectedTotal: '75.00' }),
    'PATCH /bookings/:id': () => ({ status: 'cancelled' }),
    'POST /bookings/:id/complete': null,
    'POST /bookings/:id/undo-completion': null,
    'POST /bookings/:id/cancel-and-refund': () => ({ expectedRefund: '37.50', reason: 'A reason' }),
    'POST /bookings/:id/reschedule': () => ({
      expectedStart: '2027-01-10T10:00:00-06:00',
      newStart: '2027-01-11T10:00:00-06:00',
    }),
    'POST /bookings/:id/problem': () => ({ kind: 'quality', description: 'Half of it was left undone' }),
    'POST /admin/money/check': null,
    'POST /admin/jobs/:id/run': null,
    'POST /admin/problems/:id/settlement': () => ({ outcome: 'partial', refund: '20.00', settlement: 'Half refunded' }),
    'POST /admin/refunds/:id/retry': null,
    'POST /admin/refunds/:id/paid-otherwise': () => ({ how: 'By bank transfer' }),
    'DELETE /bookings/:id': null,
    ...developerPayloads,
    ...calendarPayloads,
    ...textMessagePayloads,
    ...visitPayloads,
    'POST /bookings/:id/review': () => ({ stars: 5, text: 'On time and kind' }),
    ...conversationPayloads(bookable),
    'POST /services': () => ({ name: 'Haircut', description: 'Washed and cut.', price: '75.00', duration: 60 }),
    'PATCH /services/:id': () => ({ name: 'Haircut', description: 'Washed and cut.', price: '75.00', duration: 60 }),
    'DELETE /services/:id': null,
    'POST /functions/create-stripe-price': stripePrice,
    'POST /functions/update-stripe-price': stripePrice,
    'POST /functions/delete-stripe-service': () => ({ serviceId: unknownId, professionalId: unknownId }),
    'PUT /favourites/:id': null,
    'POST /addresses': address,
    'PUT /addresses/:id': address,
    'DELETE /addresses/:id': null,
    'POST /blocked-time-slots': () => ({
      professional_id: unknownId,
      start_time: '2026-12-24T09:00:00-06:00',
      end_time: '2026-12-24T10:00:00-06:00',
      reason: 'Dentist',
      seen_bookings: [],
    }),
    'POST /blocked-time-plans': () => ({
      professional_id: unknownId,
      plan: { kind: 'days', first: '2026-12-24', last: '2026-12-26' },
      reason: null,
      on_overlap: 'refuse',
      seen_bookings: [],
    }),
    'DELETE /blocked-time-slots/:id': null,
    'DELETE /blocked-time-series/:id': null,
    'PUT /professional-hours': () => ({
      professional_id: unknownId,
      hours: [{ day: 'monday', is_working: true, start_time: '09:00', end_time: '17:00' }],
      base: [],
      seen_bookings: [],
    }),
    'PUT /travel-settings': () => standardTravel,
    'PUT /booking-button': () => ({
      sites: ['https://www.example.com'],
      color: '#0b5d4e',
      label: 'Book now',
      theme: 'auto',
    }),
    'PUT /booking-link': () => ({ name: 'maya-brooks' }),
    'PUT /service-times': () => ({
      professional_id: unknownId,
      service_times: [{ service_id: unknownId, duration: 60, buffer_time: 15 }],
      base: [],
    }),
    'POST /availability-previews': () => ({
      professional_id: unknownId,
      hours: [{ day: 'monday', is_working: true, start_time: '09:00', end_time: '17:00' }],
    }),
    'DELETE /favourites/:id': null,
    'POST /calendar-feed': null,
    'DELETE /calendar-feed': null,
    'POST /functions/create-checkout-session': (id) => ({
      ...requestOf({ id }, bookable),
      referrerUrl: '/',
      expectedTotal: '75.00',
    }),
    'POST /functions/handle-successful-payment': () => ({ bookingId: held.bookingId, sessionId: held.sessionId }),
    'POST /functions/cancel-booking': () => ({ bookingId: held.bookingId }),
    'POST /functions/send-email': () => ({
      type: 'booking_confirmation',
      bookingId: held.bookingId,
      emailType: 'booking_created',
    }),
    'POST /functions/delete-user-account': null,
    'POST /functions/create-connect-account': () => ({
      professional_id: unknownId,
      email: 'a@example.com',
      country: 'US',
    }),
    'POST /connected-account/check': null,
    'POST /connected-account/dashboard-link': null,
    'POST /account/password': () => ({ password: 'correct horse', new_password: 'another horse' }),
    'POST /account/email-change': () => ({ email: 'new@example.com', password: 'correct horse' }),
    'POST /account/email-change/confirm': () => ({ token: 'x'.repeat(43) }),
    'DELETE /account/email-change': null,
    'DELETE /account/sessions': null,
    'DELETE /account/sessions/:id': null,
    'POST /account/two-factor': () => ({ password: 'correct horse' }),
    'POST /account/two-factor/confirm': () => ({ code: '123456' }),
    'POST /account/two-factor/off': () => ({ password: 'correct horse' }),
    'POST /account/two-factor/phone': () => ({ password: 'correct horse', code: '123456' }),
    'POST /account/two-factor/phone/confirm': () => ({ code: '123456' }),
    'POST /account/two-factor/recovery-codes': () => ({ password: 'correct horse' }),
    'POST /auth/two-factor/verify': () => ({ code: '123456', trust_device: true }),
    'POST /storage/:bucket/:path{.+\\..+}': () => ({}),
    'DELETE /storage/:bucket/:path{.+}': null,
    'POST /storage/signed-urls': () => ({
      bucket: 'professional-documents',
      path: `${unknownId}/a.pdf`,
      expiresIn: 60,
    }),
    'POST /storage/signed-pages': () => ({ bucket: 'professional-documents', path: `${unknownId}/a.pdf` }),
    'POST /professionals/:id/work-photos': () => ({ path: `${unknownId}/a.png`, caption: 'A picture' }),
    'PUT /professionals/:id/work-photos/order': () => ({ ids: [unknownId] }),
    'PATCH /professionals/:id/work-photos/:photoId': () => ({ caption: 'A picture' }),
    'DELETE /professionals/:id/work-photos/:photoId': null,
    'PUT /professionals/:id/work-photos/:photoId/restored': null,
    'POST /rpc/complete_professional_profile': () => ({
      profile_data: { first_name: 'Ana', last_name: 'Reyes', phone: '512 555 0100', username: 'ana' },
      professional_data: { agree_terms: true, service_area: '78704' },
      certifications: [{ file_path: `${unknownId}/a.pdf`, type: 'application/pdf' }],
      insurance: null,
    }),
    'POST /rpc/create_professional': null,
    'POST /admin/professionals/:id/decisions': () => ({ action: 'reject', reason: 'A reason', seen: null }),
    'PATCH /professionals/:id': () => ({
      first_name: 'Ana',
      last_name: 'Reyes',
      phone: '512 555 0100',
      bio: '',
      profile_photo_url: null,
    }),
    'PUT /professionals/:id/business': () => ({
      service_area: '78704',
      service_radius: 10,
      travel_fee: 0,
      years_experience: 3,
      service_location: '',
    }),
    'POST /professionals/:id/changes': () => ({
      change: 'replace_document',
      document_id: unknownId,
      file_path: `${unknownId}/a.pdf`,
      kind: 'insurance',
      categories: ['auto-care'],
    }),
    'DELETE /professionals/:id/changes/:changeId': null,
    'POST /admin/changes/:id/decisions': () => ({ accept: false, reason: 'A reason', expires_on: null }),
    'PATCH /admin/documents/:id': () => ({ expires_on: '2027-05-31' }),
    'PUT /admin/settings': () => ({
      seen: 1,
      commission_percent: '10.00',
      late_fee_percent: '50.00',
      free_cancellation_hours: 24,
      minimum_notice_hours: 0,
      reason: 'A reason',
    }),
    'POST /admin/bookings/:id/interventions': () => ({
      action: 'cancel',
      expectedRefund: '75.00',
      reason: 'A reason',
      message: '',
    }),
    'PUT /admin/featured-professionals': () => ({ professionalIds: [unknownId] }),
    'POST /functions/store-push-subscription': () => ({
      ...pushSubscription('subscription'),
      userAgent: 'Chrome',
      isMobile: false,
      isIOS: false,
      isAndroid: false,
      timestamp: 1,
    }),
    'POST /push-subscriptions': () => ({ ...pushSubscription('subscription_object'), professional_id: unknownId }),
    'POST /push-subscriptions/:id/test': null,
    'DELETE /push-subscriptions/:id': null,
    'PUT /notification-preferences': () => ({ recipient: 'client', kind: 'reminder', channel: 'mail', enabled: true }),
  };
}
