import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { usedProfilePhotos } from '#app/features/profiles/queries/used-profile-photos.server.ts';
import { usedVisitPhotos } from '#app/features/visit-records/queries/used-visit-photos.server.ts';
import { usedMessageFiles } from '#app/features/messages/attachments/queries/used-message-files.server.ts';
import { usedDocuments } from '#app/features/professional-review/documents/queries/used-documents.server.ts';
import type { BucketName } from '#app/features/files/buckets.ts';
import { removedFiles } from '#app/features/files/commands/remove-bytes.server.ts';
import { sweepUploads } from '#app/features/files/uploads/commands/sweep-uploads.server.ts';
import { findOwnFile } from '#app/features/files/queries/find-own-file.server.ts';
import { addWorkPhoto } from '#app/features/portfolio/commands/add-work-photo.server.ts';
import { lockPortfolio } from '#app/features/portfolio/commands/lock-portfolio.server.ts';
import { removeWorkPhoto } from '#app/features/portfolio/commands/remove-work-photo.server.ts';
import { saveOwnProfile } from '#app/features/professionals/own-profile/commands/save-own-profile.server.ts';
import { usedWorkPhotos } from '#app/features/portfolio/queries/used-work-photos.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { buildDocument } from '#tests/factories/applications.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
await startTestApi(testDatabase);

const uses = {
  profiles: usedProfilePhotos,
  'work-photos': usedWorkPhotos,
  'professional-documents': usedDocuments,
  'visit-photos': usedVisitPhotos,
  'message-files': usedMessageFiles,
};
const sweep = () => sweepUploads(uses);
const anHour = 3_600_000;

/** A file that somebody uploaded so many hours ago. */
async function uploaded(ownerId: string, bucket: BucketName, folder: string, hoursAgo = 25) {
  const row = {
    bucket,
    path: `${folder}/${randomUUID()} è.png`,
    owner_id: ownerId,
    content_type: 'image/png',
    size: 1_000,
    sha256: '0'.repeat(64),
    created_at: new Date(Date.now() - hoursAgo * anHour),
  };
  return db.insertInto('stored_files').values(row).returning(['id', 'path']).executeTakeFirstOrThrow();
}
const kept = async () => (await db.selectFrom('stored_files').select('id').execute()).map(({ id }) => id).toSorted();
const person = { first_name: 'Paula', last_name: 'Professional', phone: '' };

it(
  'what no record points to goes after a day, with its bytes; everything else stays',
  proves('STORE-003 to STORE-005'),
  async () => {
    const professional = await buildProfessional(db);
    const { id: professionalId, profile_id: ownerId } = professional;
    const inFolder = { professionalId, ownerId };
    const [shown, takenOut, photo] = [
      await uploaded(ownerId, 'work-photos', professionalId),
      await uploaded(ownerId, 'work-photos', professionalId),
      await uploaded(ownerId, 'profiles', ownerId),
    ];
    await addWorkPhoto({ ...inFolder, path: shown.path });
    await removeWorkPhoto(professionalId, (await addWorkPhoto({ ...inFolder, path: takenOut.path })).id);
    await saveOwnProfile(ownerId, professionalId, {
      ...person,
      bio: '',
      profile_photo_url: `/api/storage/profiles/${photo.path.split('/').map(encodeURIComponent).join('/')}`,
    });
    const document = await buildDocument(db, professional);
    const wanted = await uploaded(ownerId, 'professional-documents', ownerId);
    const change = {
      professional_id: professionalId,
      change: 'add_document',
      document_kind: 'certification',
      file_id: wanted.id,
      file_path: wanted.path,
    } as const;
    await db.insertInto('proposed_changes').values(change).execute();
    await pool.query(`update stored_files set created_at = now() - interval '2 days' where id = $1`, [
      document.file_id,
    ]);
    const young = await uploaded(ownerId, 'work-photos', professionalId, 23);
    const left = [
      await uploaded(ownerId, 'work-photos', professionalId),
      await uploaded(ownerId, 'profiles', ownerId),
      await uploaded(ownerId, 'professional-documents', ownerId),
    ];

    await sweep();
    expect(await kept()).toEqual(
      [shown, takenOut, photo, wanted, young]
        .map(({ id }) => id)
        .concat(document.file_id)
        .toSorted(),
    );
    const { rows } = await pool.query('delete from pgboss.job where name = $1 returning data', [removedFiles.name]);
    expect(rows.map(({ data }) => data.fileId).toSorted()).toEqual(left.map(({ id }) => id).toSorted());
    await sweep();
    expect(await kept()).toHaveLength(6);
  },
);

it('a record that is being saved in that moment keeps its file, and one that comes too late hears that the upload is gone', async () => {
  const { id: professionalId, profile_id: ownerId } = await buildProfessional(db);
  const file = await uploaded(ownerId, 'work-photos', professionalId);
  const [held, swept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const added = inTransaction(async (trx) => {
    await lockPortfolio(trx, professionalId);
    const own = await findOwnFile(trx, 'work-photos', file.path, ownerId);
    held.resolve();
    await swept.promise;
    return own;
  });
  await held.promise;
  await sweep();
  swept.resolve();
  expect(await added).toMatchObject({ id: file.id });
  expect(await kept()).toContain(file.id);

  const outcomes = await Promise.all([
    sweep(),
    ...Array.from({ length: 8 }, () =>
      addWorkPhoto({ professionalId, ownerId, path: file.path }).then(
        () => 'added',
        (error: { code: string }) => error.code,
      ),
    ),
  ]);
  const photos = await db
    .selectFrom('work_photos')
    .select('id')
    .where('professional_id', '=', professionalId)
    .execute();
  const isKept = (await kept()).includes(file.id);
  expect(photos.length > 0).toBe(isKept);
  expect(new Set(outcomes.slice(1))).toEqual(new Set([isKept ? 'added' : 'invalid_work_photo']));

  const late = await uploaded(ownerId, 'work-photos', professionalId);
  await sweep();
  await expect(addWorkPhoto({ professionalId, ownerId, path: late.path })).rejects.toMatchObject({
    code: 'invalid_work_photo',
  });
});
