import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The sitemap: every page, by audience. */
export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('services', 'routes/public/services.tsx'),
    route('services/:serviceId', 'routes/public/service-detail.tsx'),
    route('professionals', 'routes/public/professionals.tsx'),
    route('how-it-works', 'routes/public/how-it-works.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;
