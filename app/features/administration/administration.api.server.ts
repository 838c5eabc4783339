import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import { adminOnly, type Viewer } from '#app/features/accounts/queries/viewer.server.ts';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { csvAnswer } from '#app/platform/http/csv-answer.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/rate-limit.server.ts';
import { validQuery } from '#app/platform/http/validated.server.ts';
import { type AdminListName, adminListQuery, adminListRequest } from './admin-list.ts';
import { exportAdminList } from './commands/export-admin-list.server.ts';
import { overviewRange } from './overview-range.ts';
import { listForAdmin } from './queries/list-for-admin.server.ts';
import { readAdminOverview } from './queries/read-admin-overview.server.ts';
import { showSecurityLog } from './queries/show-security-log.server.ts';
import { securityLogQuery, securityLogRequest } from './security-log-request.ts';

const exportsPerAdmin: RateLimit = { name: 'admin-export', points: 30, seconds: 60 * 60 };
const overviewQuery = z.object({ range: z.optional(z.string()) });
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
  )
  .get('/admin/clients.csv', adminOnly, describe('The clients of that list, all of them, as a CSV file'), validQuery(adminListQuery), (context) =>
    exported('clients', context.req.valid('query'), context.get('viewer')),
  )
  .get('/admin/professionals.csv', adminOnly, describe('The professionals of that list, all of them, as a CSV file'), validQuery(adminListQuery), (context) =>
    exported('professionals', context.req.valid('query'), context.get('viewer')),
  )
  .get('/admin/payments.csv', adminOnly, describe('The payments of that list, all of them, as a CSV file'), validQuery(adminListQuery), (context) =>
    exported('payments', context.req.valid('query'), context.get('viewer')),
  )
  .get('/admin/bookings.csv', adminOnly, describe('The bookings of that list, all of them, as a CSV file'), validQuery(adminListQuery), (context) =>
    exported('bookings', context.req.valid('query'), context.get('viewer')),
  )
  .get('/admin/security-log', adminOnly, describe('Sign-ins and changes of accounts, access and money, the newest first'), validQuery(securityLogQuery), async (context) => {
    context.header('cache-control', 'no-store');
    return context.json(await showSecurityLog(securityLogRequest(context.req.valid('query'))));
  })
  .get('/admin/overview', adminOnly, describe('Bookings, money and conversion of a range, and what waits for somebody'), validQuery(overviewQuery), async (context) => {
    context.header('cache-control', 'no-store');
    return context.json(await readAdminOverview(overviewRange(context.req.valid('query').range), new Date()));
  });

async function exported(name: AdminListName, query: z.output<typeof adminListQuery>, viewer: Viewer): Promise<Response> {
  await consumeRateLimit(exportsPerAdmin, viewer.id);
  return csvAnswer(name, await exportAdminList(name, adminListRequest(name, query), viewer));
}
