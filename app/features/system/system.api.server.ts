import { adminOnly } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { partsAnswer, systemAnswer } from './answers/system.server.ts';
import { runJobAgain } from './commands/run-job-again.server.ts';
import { inspectParts } from './parts/inspect-parts.server.ts';
import { readSystem } from './queries/read-system.server.ts';
import { systemErrors } from './system.errors.ts';

const tags = ['Administration'];

/** The API of the installation's health, for administrators. */
export const systemApi = apiRouter()
  .get(
    '/admin/system',
    adminOnly,
    operation({
      summary: 'Jobs by queue, jobs that failed, Stripe’s events, and what is running',
      tags,
      answers: { 200: systemAnswer },
    }),
    async (context) => context.json(await readSystem()),
  )
  .get(
    '/admin/system/parts',
    adminOnly,
    operation({
      summary: 'Ask database, files, mail, texts and Stripe now whether they work',
      tags,
      answers: { 200: partsAnswer },
    }),
    async (context) => context.json({ items: await inspectParts() }),
  )
  .post(
    '/admin/jobs/:id/run',
    adminOnly,
    operation({ summary: 'Run a job that failed again', tags, answers: { 204: noContent } }),
    async (context) => {
      const id = context.req.param('id');
      if (!isId(id)) throw new AppError(systemErrors.job_not_failed);
      await runJobAgain(context.get('viewer').id, id);
      return context.body(null, 204);
    },
  );
