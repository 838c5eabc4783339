import { index, type RouteConfig } from '@react-router/dev/routes';

/** The sitemap: every page, by audience. */
export default [
  index('routes/public/home.tsx'),
] satisfies RouteConfig;
