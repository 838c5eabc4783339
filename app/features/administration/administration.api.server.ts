import * as z from 'zod/mini';
import { adminOnly } from '#app/platform/access/viewer-rules.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { csvAnswer } from '#app/platform/http/api/csv-answer.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validQuery } from '#app/platform/http/api/validated.server.ts';
import { type AdminListName, adminListQuery, adminListRequest } from './lists/admin-list.ts';
import { exportAdminList } from './lists/commands/export-admin-list.server.ts';
import { overviewRange } from './overview/overview-range.ts';
import { listForAdmin } from './lists/queries/list-for-admin.server.ts';
import { readAdminOverview } from './overview/queries/read-admin-overview.server.ts';
import { showSecurityLog } from './security-log/queries/show-security-log.server.ts';
import { securityLogQuery, securityLogRequest } from './security-log/security-log-request.ts';
import { type Answers, fileOf, operation } from '#app/platform/http/api/operation.server.ts';
import {
  adminBookingAnswer,
  adminClientAnswer,
  adminPageOf,
  adminPaymentAnswer,
  adminProfessionalAnswer,
} from './lists/answers/lists.server.ts';
import { securityLogAnswer } from './security-log/answers/security-log.server.ts';
import { adminOverviewAnswer } from './overview/answers/overview.server.ts';

const exportsPerAdmin: RateLimit = { name: 'admin-export', points: 30, seconds: 60 * 60 };
const overviewQuery = z.object({ range: z.optional(z.string()) });
const csvFile = fileOf('The list as a CSV file.', 'text/csv');
const describe = (summary: string, answers: Answers) => operation({ summary, tags: ['Administration'], answers });

/** Read-only lists and figures for admins (GUARD-019 to GUARD-022, ADMIN-015). */
export const administrationApi = apiRouter()
  .get(
    '/admin/clients',
    adminOnly,
    describe('Profiles of type client', { 200: adminPageOf(adminClientAnswer) }),
    validQuery(adminListQuery),
    async (context) =>
      context.json(await listForAdmin('clients', adminListRequest('clients', context.req.valid('query')))),
  )
  .get(
    '/admin/professionals',
    adminOnly,
    describe('Professionals with their flags', { 200: adminPageOf(adminProfessionalAnswer) }),
    validQuery(adminListQuery),
    async (context) =>
      context.json(await listForAdmin('professionals', adminListRequest('professionals', context.req.valid('query')))),
  )
  .get(
    '/admin/payments',
    adminOnly,
    describe('Payments with what was refunded of them', { 200: adminPageOf(adminPaymentAnswer) }),
    validQuery(adminListQuery),
    async (context) =>
      context.json(await listForAdmin('payments', adminListRequest('payments', context.req.valid('query')))),
  )
  .get(
    '/admin/bookings',
    adminOnly,
    describe('Bookings, ordered by start_time', { 200: adminPageOf(adminBookingAnswer) }),
    validQuery(adminListQuery),
    async (context) =>
      context.json(await listForAdmin('bookings', adminListRequest('bookings', context.req.valid('query')))),
  )
  .get(
    '/admin/clients.csv',
    adminOnly,
    describe('The clients of that list, all of them, as a CSV file', { 200: csvFile }),
    validQuery(adminListQuery),
    (context) => exported('clients', context.req.valid('query'), context.get('viewer')),
  )
  .get(
    '/admin/professionals.csv',
    adminOnly,
    describe('The professionals of that list, all of them, as a CSV file', { 200: csvFile }),
    validQuery(adminListQuery),
    (context) => exported('professionals', context.req.valid('query'), context.get('viewer')),
  )
  .get(
    '/admin/payments.csv',
    adminOnly,
    describe('The payments of that list, all of them, as a CSV file', { 200: csvFile }),
    validQuery(adminListQuery),
    (context) => exported('payments', context.req.valid('query'), context.get('viewer')),
  )
  .get(
    '/admin/bookings.csv',
    adminOnly,
    describe('The bookings of that list, all of them, as a CSV file', { 200: csvFile }),
    validQuery(adminListQuery),
    (context) => exported('bookings', context.req.valid('query'), context.get('viewer')),
  )
  .get(
    '/admin/security-log',
    adminOnly,
    describe('Sign-ins and changes of accounts, access and money, the newest first', { 200: securityLogAnswer }),
    validQuery(securityLogQuery),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await showSecurityLog(securityLogRequest(context.req.valid('query'))));
    },
  )
  .get(
    '/admin/overview',
    adminOnly,
    describe('Bookings, money and conversion of a range, and what waits for somebody', { 200: adminOverviewAnswer }),
    validQuery(overviewQuery),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await readAdminOverview(overviewRange(context.req.valid('query').range), new Date()));
    },
  );

async function exported(
  name: AdminListName,
  query: z.output<typeof adminListQuery>,
  viewer: Viewer,
): Promise<Response> {
  await consumeRateLimit(exportsPerAdmin, viewer.id);
  return csvAnswer(name, await exportAdminList(name, adminListRequest(name, query), viewer));
}
