import { Hono } from 'hono';
import type { ApiEnvironment } from '#app/platform/http/api/api-environment.server.ts';
import { findLinkedProfessional } from './queries/find-linked-professional.server.ts';

/**
 * Serves `/@name`, with or without a slash at the end as every page. A redirect that browsers do not remember, because a
 * name can be given up and taken by somebody else. An unknown name goes on to the page that says so.
 */
export function shortAddressRoutes(): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().on(
    'GET',
    ['/:name{@[A-Za-z0-9-]+}', '/:name{@[A-Za-z0-9-]+}/'],
    async (context, next) => {
      const id = await findLinkedProfessional(context.req.param('name').slice(1));
      if (id === undefined) return next();
      context.header('cache-control', 'no-store');
      return context.redirect(`/professionals/${id}`, 302);
    },
  );
}
