import { signedInOr } from '#app/platform/access/viewer-rules.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { consumeRateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { buckets, isPublicBucket, type BucketName } from '../buckets.ts';
import { storeUpload } from './commands/store-upload.server.ts';
import { fileErrors } from '../files.errors.ts';
import { assertOwnFolder, objectNamed, type OwnsProfessional } from '../own-folder.server.ts';
import { publicFileUrl } from '../public-file-url.ts';
import * as z from 'zod/mini';
import { id, text } from '#app/platform/http/api/answer-fields.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';

/** Throws for people who may not publish anything new; implemented by a room below. */
export type AssertMayPublish = (userId: string) => Promise<void>;

const uploadLimit = { name: 'files.upload', points: 120, seconds: 600 };

/** Creates the upload route. Its body is not JSON, so it is registered before the guards that require JSON. */
export function createUploadsApi(ownsProfessional: OwnsProfessional, assertMayPublish: AssertMayPublish) {
  return apiRouter().post(
    '/storage/:bucket/:path{.+\\..+}',
    signedInOr(fileErrors.upload_needs_session),
    operation({
      summary: 'Upload a file: its bytes are the body; `x-upsert: true` replaces one of the same path',
      tags: ['Files'],
      answers: {
        201: z.object({
          id,
          path: text('7c9e6679-7425-40de-944b-e07fc1f90ae7/photo.webp'),
          publicUrl: z.nullable(text('/api/storage/profiles/7c9e6679/photo.webp')),
        }),
      },
    }),
    async (context) => {
      const viewer = context.get('viewer');
      const { bucket, path } = objectNamed(context.req.param('bucket'), context.req.param('path'));
      await assertOwnFolder(bucket, path, viewer, ownsProfessional);
      if (buckets[bucket].public) await assertMayPublish(viewer.id);
      await consumeRateLimit(uploadLimit, viewer.id);
      const upsert = context.req.header('x-upsert') === 'true';
      const { id } = await storeUpload({ bucket, path, ownerId: viewer.id, body: context.req.raw.body, upsert });
      return context.json({ id, path, publicUrl: publicUrlOf(bucket, path) }, 201);
    },
  );
}

function publicUrlOf(bucket: BucketName, path: string): string | null {
  return isPublicBucket(bucket) ? publicFileUrl(bucket, path) : null;
}
