import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The sitemap: every page, by audience. */
export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('services', 'routes/public/services.tsx'),
    route('services/:serviceId', 'routes/public/service-detail.tsx'),
    route('professionals', 'routes/public/professionals.tsx'),
    route('professionals/:id', 'routes/public/professional.tsx'),
    route('how-it-works', 'routes/public/how-it-works.tsx'),
    route('login', 'routes/public/login.tsx'),
    route('signup', 'routes/public/signup.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('booking', 'routes/client/booking.tsx'),
    route('booking/success', 'routes/client/booking-success.tsx'),
    route('booking/cancel', 'routes/client/booking-cancel.tsx'),
    route('dashboard', 'routes/account/dashboard.tsx'),
    route('dashboard/client', 'routes/client/dashboard.tsx'),
    route('dashboard/client/bookings', 'routes/client/dashboard.tsx', { id: 'client-bookings' }),
    route('client-dashboard', 'routes/account/former-client-dashboard.tsx'),
    route('dashboard/professional', 'routes/professional/dashboard.tsx'),
    route('dashboard/professional/profile', 'routes/professional/to-dashboard.tsx', { id: 'professional-profile' }),
    route('pro-onboarding-complete', 'routes/professional/to-dashboard.tsx', { id: 'onboarding-complete' }),
    route('dashboard/admin', 'routes/admin/dashboard.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;
