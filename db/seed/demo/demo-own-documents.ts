import { addDays } from '#app/lib/dates/plain-date.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import type { DemoDocument } from './content/demo-applicants.ts';
import { demoAccounts } from './demo-accounts.ts';
import { storeDocuments } from './demo-applications.ts';

const papers: readonly DemoDocument[] = [
  {
    kind: 'certification',
    format: 'png',
    title: 'Cosmetology License',
    lines: ['Maya Brooks', 'State of Texas, No. 018 442', 'A sample paper of the demo'],
  },
  {
    kind: 'insurance',
    format: 'pdf',
    title: 'Professional Liability',
    lines: ['Insured: Maya Brooks', 'A sample paper of the demo'],
  },
  {
    kind: 'insurance',
    format: 'png',
    title: 'Liability, renewed',
    lines: ['Maya Brooks', 'For the coming year', 'A sample paper of the demo'],
  },
];

/**
 * Adds documents for the demo professional: a license, an insurance policy that expires soon, and its renewal, which
 * waits for review.
 */
export async function insertDemoOwnDocuments(now: Date): Promise<void> {
  const email = demoAccounts.find(({ label }) => label === 'Professional')?.email ?? '';
  await inTransaction(async (trx) => {
    const { id, profile_id } = await trx
      .selectFrom('professionals')
      .innerJoin('profiles', 'profiles.id', 'professionals.profile_id')
      .select(['professionals.id', 'professionals.profile_id'])
      .where('profiles.email', '=', email)
      .executeTakeFirstOrThrow();
    const [license, insurance, renewal] = await storeDocuments(papers, profile_id);
    if (!license || !insurance || !renewal) throw new Error('The demo’s papers were not kept');
    const today = now.toISOString().slice(0, 10);
    await trx
      .insertInto('professional_documents')
      .values({ ...license, professional_id: id, expires_on: addDays(today, 400) })
      .execute();
    const { id: documentId } = await trx
      .insertInto('professional_documents')
      .values({ ...insurance, professional_id: id, expires_on: addDays(today, 24) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { file_id, file_path } = renewal;
    await trx
      .insertInto('proposed_changes')
      .values({
        professional_id: id,
        change: 'replace_document',
        document_id: documentId,
        document_kind: 'insurance',
        file_id,
        file_path,
        categories: null,
      })
      .execute();
  });
}
