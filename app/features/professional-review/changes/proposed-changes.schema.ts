import * as z from 'zod/mini';
import { serviceCategoryIds } from '#app/features/services/catalogue/categories.ts';
import { isPlainDate } from '#app/lib/dates/plain-date.ts';
import { documentKinds } from '#app/features/professional-documents/document-kinds.ts';
import { reasonMaximum } from '../review/review.ts';

const filePath = z.string('Please upload a file').check(z.minLength(1, 'Please upload a file'), z.maxLength(500));
const documentId = z.uuid('Please name a document');

/** A change requested by an approved professional. */
export const proposedChangeSchema = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('add_document'),
    kind: z.enum(documentKinds, 'Please choose a kind of document'),
    file_path: filePath,
  }),
  z.object({ change: z.literal('replace_document'), document_id: documentId, file_path: filePath }),
  z.object({ change: z.literal('remove_document'), document_id: documentId }),
  z.object({
    change: z.literal('set_categories'),
    categories: z
      .array(z.enum(serviceCategoryIds, 'There is no such category'))
      .check(z.minLength(1, 'Please choose at least one category'), z.maxLength(serviceCategoryIds.length)),
  }),
]);
export type ProposedChange = z.output<typeof proposedChangeSchema>;

const missingReason = 'Please give a reason. The professional will see it.';

/** The team's decision about a change; a new document may come with its expiry date. */
export const changeDecisionSchema = z
  .object({
    accept: z.boolean('Please accept or reject'),
    reason: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(
            reasonMaximum,
            `Please keep the reason under ${reasonMaximum.toLocaleString('en-US')} characters.`,
          ),
        ),
    ),
    expires_on: z.optional(
      z.nullable(z.string().check(z.refine(isPlainDate, 'Please enter a date, like 2027-05-31.'))),
    ),
  })
  .check(z.refine(({ accept, reason }) => accept || Boolean(reason), { message: missingReason, path: ['reason'] }));
export type ChangeDecision = z.output<typeof changeDecisionSchema>;

/** What the dialog sends: a decision, with the change that it is about. */
export const namedDecisionSchema = z.safeExtend(changeDecisionSchema, { id: z.uuid() });
