import * as z from 'zod/mini';
import { bucketNames } from '../buckets.ts';
import { about, id, instant, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';

export const bucketAnswer = named(
  'Bucket',
  z.object({
    id: z.enum(bucketNames),
    name: z.enum(bucketNames),
    public: z.boolean(),
    file_size_limit: whole,
    allowed_mime_types: z.array(text('image/webp')),
  }),
);

export const storedFileAnswer = named(
  'StoredFile',
  z.object({
    id,
    name: text('photo.webp'),
    size: whole,
    content_type: text('image/webp'),
    created_at: instant,
    updated_at: instant,
  }),
);

export const signedPagesAnswer = named(
  'SignedPages',
  z.object({
    total: about('Pages in the document.', whole),
    addresses: about(
      'Of those that can be shown, in their order.',
      z.array(text('/api/storage/professional-documents/7c9e6679/license.pdf?page=1&expires=1&signature=x')),
    ),
  }),
);
