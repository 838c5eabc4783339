import { describeRoute } from 'hono-openapi';
import { adminOnly } from '#app/features/accounts/queries/viewer.server.ts';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { validQuery } from '#app/platform/http/validated.server.ts';
import { adminListQuery, adminListRequest } from './admin-list.ts';
import { listForAdmin } from './queries/list-for-admin.server.ts';

const describe = (summary: string) => describeRoute({ summary, tags: ['Administration'] });

/** Everybody and everything, for admins: reading only (GUARD-019 to GUARD-022, ADMIN-015). */
export const administrationApi = apiRouter()
  .get('/admin/clients', adminOnly, describe('Profiles of type client'), validQuery(adminListQuery), async (context) =>
    context.json(await listForAdmin('clients', adminListRequest('clients', context.req.valid('query')))),
  )
  .get('/admin/professionals', adminOnly, describe('Professionals with their flags'), validQuery(adminListQuery), async (context) =>
    context.json(await listForAdmin('professionals', adminListRequest('professionals', context.req.valid('query')))),
  )
  .get('/admin/payments', adminOnly, describe('Payments with what was refunded of them'), validQuery(adminListQuery), async (context) =>
    context.json(await listForAdmin('payments', adminListRequest('payments', context.req.valid('query')))),
  )
  .get('/admin/bookings', adminOnly, describe('Bookings, ordered by start_time'), validQuery(adminListQuery), async (context) =>
    context.json(await listForAdmin('bookings', adminListRequest('bookings', context.req.valid('query')))),
  );
