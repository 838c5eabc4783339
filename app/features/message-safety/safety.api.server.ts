import { adminOnly, signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError, type ErrorDefinition } from '#app/platform/errors/app-error.ts';
import { listOf } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { messageErrors } from '#app/features/messages/messages.errors.ts';
import { reportErrors } from './message-safety.errors.ts';
import { reportAnswer, reportedThreadAnswer } from './answers/safety.server.ts';
import { blockOther } from '#app/features/messages/commands/block-other.server.ts';
import { openReportedThread } from './commands/open-reported-thread.server.ts';
import { reportThread } from './commands/report-thread.server.ts';
import { settleReport } from './commands/settle-report.server.ts';
import { listReports } from './queries/list-reports.server.ts';
import { openingSchema, reportListSchema, reportSchema, settlementSchema } from './safety.schema.ts';

const safetyPerUser: RateLimit = { name: 'message-safety-user', points: 60, seconds: 3_600 };
const [tags, adminTags] = [['Messages'], ['Administration']];

/** The HTTP API of blocking and reporting in one's own threads, and of the team's view of reports. */
export const safetyApi = apiRouter()
  .put(
    '/threads/:id/block',
    signedIn,
    operation({ summary: 'Block the other side of one’s own thread', tags, answers: { 204: noContent } }),
    async (context) => {
      const threadId = knownId(context.req.param('id'), messageErrors.thread_not_found);
      const { id } = context.get('viewer');
      await consumeRateLimit(safetyPerUser, id);
      await blockOther(threadId, id, true);
      return context.body(null, 204);
    },
  )
  .delete(
    '/threads/:id/block',
    signedIn,
    operation({ summary: 'End one’s own block', tags, answers: { 204: noContent } }),
    async (context) => {
      const threadId = knownId(context.req.param('id'), messageErrors.thread_not_found);
      const { id } = context.get('viewer');
      await consumeRateLimit(safetyPerUser, id);
      await blockOther(threadId, id, false);
      return context.body(null, 204);
    },
  )
  .post(
    '/threads/:id/reports',
    signedIn,
    operation({
      summary: 'Report one’s own thread to the team; a second report adds nothing while the first is open',
      tags,
      answers: { 204: noContent },
    }),
    validJson(reportSchema),
    async (context) => {
      const threadId = knownId(context.req.param('id'), messageErrors.thread_not_found);
      const { id } = context.get('viewer');
      await consumeRateLimit(safetyPerUser, id);
      await reportThread(threadId, id, context.req.valid('json'));
      return context.body(null, 204);
    },
  )
  .get(
    '/admin/thread-reports',
    adminOnly,
    operation({
      summary: 'Reported threads, without what was written',
      tags: adminTags,
      answers: { 200: listOf(reportAnswer) },
    }),
    validQuery(reportListSchema),
    async (context) => {
      const { state, limit } = context.req.valid('query');
      const items = await listReports(state, limit);
      return context.json({ items, total: items.length, next_cursor: null });
    },
  )
  .post(
    '/admin/thread-reports/:id/openings',
    adminOnly,
    operation({
      summary: 'Read a reported thread, for a reason that goes into the audit log',
      tags: adminTags,
      answers: { 200: reportedThreadAnswer },
    }),
    validJson(openingSchema),
    async (context) => {
      const reportId = knownId(context.req.param('id'), reportErrors.report_not_found);
      const { reason } = context.req.valid('json');
      return context.json(await openReportedThread(reportId, context.get('viewer').id, reason));
    },
  )
  .put(
    '/admin/thread-reports/:id/settlement',
    adminOnly,
    operation({ summary: 'Dismiss a report, or close its thread', tags: adminTags, answers: { 204: noContent } }),
    validJson(settlementSchema),
    async (context) => {
      const reportId = knownId(context.req.param('id'), reportErrors.report_not_found);
      await settleReport(reportId, context.get('viewer').id, context.req.valid('json'));
      return context.body(null, 204);
    },
  );

function knownId(id: string, missing: ErrorDefinition): string {
  if (!isId(id)) throw new AppError(missing);
  return id;
}
