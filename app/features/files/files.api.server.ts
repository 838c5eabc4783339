import type { Context } from 'hono';
import * as z from 'zod/mini';
import { isAdmin, type Viewer } from '#app/platform/access/viewer.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { buckets, fileLimits, isPublicBucket, reviewedBuckets, type BucketName } from './buckets.ts';
import { deleteFile } from './commands/delete-file.server.ts';
import { fileAnswer } from './queries/file-answer.server.ts';
import { assertOwnFolder, bucketNamed, objectNamed, type OwnsProfessional } from './own-folder.server.ts';
import { listBuckets, listFiles } from './queries/list-files.server.ts';
import { openPublicFile, openSignedFile, openSignedPage, type OpenedFile } from './queries/open-file.server.ts';
import { signUrl } from './queries/sign-url.server.ts';
import { signPages } from './pages/queries/sign-pages.server.ts';
import { listOf, text } from '#app/platform/http/api/answer-fields.server.ts';
import { fileOf, noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { bucketAnswer, signedPagesAnswer, storedFileAnswer } from './answers/files.server.ts';

const count = (most: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/, 'must be a whole number')),
      z.transform((text: string) => Math.min(Number(text), most)),
    ),
  );
const listing = z.object({
  /** `{folder}/` or deeper. */
  prefix: z.string().check(z.minLength(1), z.maxLength(500)),
  limit: count(fileLimits.listedAtMost),
  offset: count(999_999),
});
const signingPages = z.object({ bucket: z.string(), path: z.string() });
const signing = z.extend(signingPages, {
  /** Seconds. */
  expiresIn: z.optional(z.int().check(z.gte(1), z.lte(fileLimits.signedSecondsAtMost))),
});

/** The HTTP API of stored files: the documented storage calls (document 1, section 7), except the upload. */
export function createFilesApi(ownsProfessional: OwnsProfessional) {
  return apiRouter()
    .get(
      '/storage',
      signedIn,
      operation({ summary: 'The buckets and their rules', tags: ['Files'], answers: { 200: listOf(bucketAnswer) } }),
      (context) => {
        const items = listBuckets();
        return context.json({ items, total: items.length, next_cursor: null });
      },
    )
    .post(
      '/storage/signed-urls',
      signedIn,
      operation({
        summary: 'An address under which a private file can be read for a minute',
        tags: ['Files'],
        answers: {
          200: z.object({
            signedUrl: text('/api/storage/professional-documents/7c9e6679/license.pdf?expires=1&signature=x'),
          }),
        },
      }),
      validJson(signing),
      async (context) => {
        const { expiresIn, ...named } = context.req.valid('json');
        const { bucket, path } = objectNamed(named.bucket, named.path);
        const viewer = context.get('viewer');
        if (!mayOpenAll(bucket, viewer)) await assertOwnFolder(bucket, path, viewer, ownsProfessional);
        return context.json({ signedUrl: await signUrl(bucket, path, expiresIn) });
      },
    )
    .post(
      '/storage/signed-pages',
      signedIn,
      operation({
        summary: 'Addresses under which the pages of a private PDF can be looked at as pictures, for 15 minutes',
        tags: ['Files'],
        answers: { 200: signedPagesAnswer },
      }),
      validJson(signingPages),
      async (context) => {
        const named = context.req.valid('json');
        const { bucket, path } = objectNamed(named.bucket, named.path);
        const viewer = context.get('viewer');
        if (!mayOpenAll(bucket, viewer)) await assertOwnFolder(bucket, path, viewer, ownsProfessional);
        return context.json(await signPages(bucket, path));
      },
    )
    .get(
      '/storage/:bucket',
      signedIn,
      operation({
        summary: 'The objects of a folder of one’s own',
        tags: ['Files'],
        answers: { 200: listOf(storedFileAnswer) },
      }),
      validQuery(listing),
      async (context) => {
        const { prefix, ...page } = context.req.valid('query');
        const bucket = bucketNamed(context.req.param('bucket'));
        const viewer = context.get('viewer');
        const folder = prefix.includes('/') ? prefix : `${prefix}/`;
        if (!mayOpenAll(bucket, viewer)) await assertOwnFolder(bucket, folder, viewer, ownsProfessional);
        return context.json({ ...(await listFiles(bucket, folder, page)), next_cursor: null });
      },
    )
    .get(
      '/storage/:bucket/:path{.+}',
      publicAccess,
      operation({
        summary: 'A public picture, or a private file or a page of it by its signed address',
        tags: ['Files'],
        answers: {
          200: fileOf('The file.', '*/*'),
          304: { ...noContent, description: 'It is what `If-None-Match` names.' },
        },
      }),
      async (context) => {
        const { bucket, path } = objectNamed(context.req.param('bucket'), context.req.param('path'));
        return fileAnswer(
          context,
          await (buckets[bucket].public ? picture(context, bucket, path) : document(context, bucket, path)),
        );
      },
    )
    .delete(
      '/storage/:bucket/:path{.+}',
      signedIn,
      operation({ summary: 'Delete a file of one’s own', tags: ['Files'], answers: { 204: noContent } }),
      async (context) => {
        const { bucket, path } = objectNamed(context.req.param('bucket'), context.req.param('path'));
        await assertOwnFolder(bucket, path, context.get('viewer'), ownsProfessional);
        await deleteFile(bucket, path);
        return context.body(null, 204);
      },
    );
}

/** The team opens what it reviews; photos of visits and files in messages are not among that. */
function mayOpenAll(bucket: BucketName, viewer: Viewer): boolean {
  return isAdmin(viewer) && (isPublicBucket(bucket) || reviewedBuckets.includes(bucket));
}

function picture(context: Context, bucket: BucketName, path: string): Promise<OpenedFile> {
  const format = context.req.header('accept')?.includes('image/avif') ? 'avif' : 'webp';
  const width = Number(context.req.query('width'));
  return openPublicFile(bucket, path, { format, width: Number.isInteger(width) && width > 0 ? width : undefined });
}

function document(context: Context, bucket: BucketName, path: string): Promise<OpenedFile> {
  const { page, expires, signature = '' } = context.req.query();
  if (page !== undefined) return openSignedPage(bucket, path, Number(page), Number(expires), signature);
  return openSignedFile(bucket, path, Number(expires), signature);
}
