import * as z from 'zod/mini';
import { AppError } from '#app/platform/errors/app-error.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { id } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { csvAnswer } from '#app/platform/http/api/csv-answer.server.ts';
import { fileOf, noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import {
  findProfessionalOf,
  type OwnProfessional,
} from '#app/features/professionals/queries/find-professional-of.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { listServices } from '#app/features/services/queries/list-services.server.ts';
import {
  doneImportAnswer,
  doneImportsAnswer,
  importPreviewAnswer,
  undoneImportAnswer,
} from './answers/client-import.server.ts';
import { confirmationSchema, importChoicesSchema, previewQuery } from './client-import.schema.ts';
import { saveChoices } from './commands/save-choices.server.ts';
import { discardImport } from './commands/discard-import.server.ts';
import { importLines } from './commands/import-lines.server.ts';
import { openImport } from './commands/open-import.server.ts';
import { undoImport } from './commands/undo-import.server.ts';
import { receiveFile } from '#app/features/import-files/commands/receive-file.server.ts';
import { countPreview } from './preview-limit.server.ts';
import { exampleFile, exampleKinds } from './queries/example-file.server.ts';
import { findImport } from './queries/find-preview.server.ts';
import { listImports, readDoneImport } from './queries/list-imports.server.ts';
import { readImport } from './queries/read-import.server.ts';

const filesPerUser: RateLimit = { name: 'client-import-file-user', points: 30, seconds: 60 * 60 };
const changesPerUser: RateLimit = { name: 'client-import-user', points: 120, seconds: 60 };
const tags = ['Imports'];

/** Receives a file. Its body is not JSON, so it is registered before the guards that require JSON. */
export const importFilesApi = apiRouter().post(
  '/imports',
  signedIn,
  operation({
    summary: 'Read a CSV or ICS file: its bytes are the body, `x-file-name` its name as a URL component',
    tags,
    answers: { 201: z.object({ id }) },
  }),
  async (context) => {
    const owner = await ownerOf(context.get('viewer').id);
    await consumeRateLimit(filesPerUser, owner.id);
    const bytes = await receiveFile(context.req.raw.body);
    return context.json(
      { id: await openImport({ bytes, name: fileNameIn(context.req.header('x-file-name')) }, owner) },
      201,
    );
  },
);

/** The HTTP API of imports, for the professional whose they are. */
export const clientImportApi = apiRouter()
  .get(
    '/imports',
    signedIn,
    operation({ summary: 'What one imported, newest first', tags, answers: { 200: doneImportsAnswer } }),
    async (context) => {
      const items = await listImports(await ownerOf(context.get('viewer').id));
      return context.json({ items, total: items.length, next_cursor: null });
    },
  )
  .get(
    '/imports/examples',
    signedIn,
    operation({
      summary: 'A CSV file to begin with',
      tags,
      answers: { 200: fileOf('The example.', 'text/csv') },
    }),
    validQuery(z.object({ kind: z.enum(exampleKinds) })),
    async (context) => {
      const owner = await ownerOf(context.get('viewer').id);
      const [service] = await listServices(owner.id);
      const { kind } = context.req.valid('query');
      const timeZone = owner.time_zone;
      return csvAnswer(`example-${kind}`, [exampleFile(kind, service?.name ?? 'Haircut', timeZone)], { timeZone });
    },
  )
  .get(
    '/imports/:id',
    signedIn,
    operation({
      summary: 'A file before it is imported: what would become of each line',
      tags,
      answers: { 200: importPreviewAnswer },
    }),
    validQuery(previewQuery),
    async (context) => {
      const owner = await ownerOf(context.get('viewer').id);
      await countPreview(owner.id);
      const found = await findImport(context.req.param('id'), owner);
      return context.json(await readImport(found, context.req.valid('query'), owner));
    },
  )
  .put(
    '/imports/:id/choices',
    signedIn,
    operation({
      summary: 'Say what the columns hold, and of which services the visits are',
      tags,
      answers: { 204: noContent },
    }),
    validJson(importChoicesSchema),
    async (context) => {
      const owner = await ownerOf(context.get('viewer').id);
      await consumeRateLimit(changesPerUser, owner.id);
      await saveChoices(context.req.param('id'), context.req.valid('json'), owner);
      return context.body(null, 204);
    },
  )
  .post(
    '/imports/:id/confirmation',
    signedIn,
    operation({
      summary: 'Import every line that can be added, or nothing if something has changed; an import is done once',
      tags,
      answers: { 200: doneImportAnswer },
    }),
    validJson(confirmationSchema),
    async (context) => {
      const owner = await ownerOf(context.get('viewer').id);
      await consumeRateLimit(changesPerUser, owner.id);
      const importId = context.req.param('id');
      await importLines(importId, context.req.valid('json'), owner);
      return context.json(await readDoneImport(importId, owner));
    },
  )
  .post(
    '/imports/:id/undo',
    signedIn,
    operation({
      summary: 'Take an import back within 24 hours; visits that are paid or being paid stay',
      tags,
      answers: { 200: undoneImportAnswer },
    }),
    async (context) => {
      const owner = await ownerOf(context.get('viewer').id);
      await consumeRateLimit(changesPerUser, owner.id);
      const importId = context.req.param('id');
      const left = await undoImport(importId, owner);
      return context.json({
        import: await readDoneImport(importId, owner),
        left: left.map((visit) => ({ ...visit, start: visit.start.toISOString() })),
      });
    },
  )
  .delete(
    '/imports/:id',
    signedIn,
    operation({ summary: 'Delete the lines of a file that is not imported', tags, answers: { 204: noContent } }),
    async (context) => {
      await discardImport(context.req.param('id'), (await ownerOf(context.get('viewer').id)).id);
      return context.body(null, 204);
    },
  );

async function ownerOf(viewerId: string): Promise<OwnProfessional> {
  const owner = await findProfessionalOf(viewerId);
  if (!owner) throw new AppError(professionalErrors.professional_not_found);
  return owner;
}

function fileNameIn(header = ''): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return '';
  }
}
