import { sql } from 'kysely';
import { storeUpload } from '#app/features/files/uploads/commands/store-upload.server.ts';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { demoApplicants, type DemoApplicant, type DemoDocument } from './content/demo-applicants.ts';
import { demoDocument } from './demo-documents.ts';

type StoredDocument = { kind: 'certification' | 'insurance'; file_id: string; file_path: string };

const day = 86_400_000;

/** Creates a few applications with their documents, so that there is something to review. */
export async function insertDemoApplications(passwordHash: string, now: Date): Promise<void> {
  for (const applicant of demoApplicants) {
    const userId = await inTransaction((trx) => insertPerson(trx, applicant, passwordHash));
    const documents = await storeDocuments(applicant.documents, userId);
    await inTransaction((trx) =>
      insertApplication(trx, applicant, userId, documents, new Date(now.getTime() - applicant.applied * day)),
    );
  }
}

async function insertPerson(trx: Transaction, person: DemoApplicant, passwordHash: string): Promise<string> {
  const { id } = await trx
    .insertInto('auth_user')
    .values({ name: `${person.firstName} ${person.lastName}`, email: person.email, email_verified: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into auth_account (user_id, account_id, provider_id, password) values (${id}, ${id}, 'credential', ${passwordHash})`.execute(
    trx,
  );
  await trx
    .insertInto('profiles')
    .values({
      id,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone: person.phone,
      username: person.username,
      type: 'professional',
      role: 'user',
      profile_photo_url: `/images/portraits/${person.portrait}-640.webp`,
    })
    .execute();
  return id;
}

/** Stores a person's documents as if they had uploaded them. */
export async function storeDocuments(documents: readonly DemoDocument[], userId: string): Promise<StoredDocument[]> {
  const kept: StoredDocument[] = [];
  for (const [index, document] of documents.entries()) {
    const name = `${document.title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.${document.format}`;
    const path = `${userId}/${document.kind}/${index + 1}-${name}`;
    const bytes = await demoDocument(document);
    const { id } = await storeUpload({
      bucket: 'professional-documents',
      path,
      ownerId: userId,
      body: new Blob([new Uint8Array(bytes)]).stream(),
      upsert: false,
    });
    kept.push({ kind: document.kind, file_id: id, file_path: path });
  }
  return kept;
}

async function insertApplication(
  trx: Transaction,
  applicant: DemoApplicant,
  userId: string,
  documents: StoredDocument[],
  appliedAt: Date,
): Promise<void> {
  const place = lookUpPostalCode(applicant.zip);
  if (!place) throw new Error(`The demo names the unknown ZIP ${applicant.zip}`);
  const { id } = await trx
    .insertInto('professionals')
    .values({
      profile_id: userId,
      bio: applicant.bio,
      service_area: applicant.serviceArea,
      service_area_zip: applicant.zip,
      latitude: place.latitude,
      longitude: place.longitude,
      time_zone: place.timeZone,
      service_radius: applicant.serviceRadius,
      travel_fee: applicant.travelFee,
      years_experience: applicant.yearsExperience,
      service_location: applicant.serviceLocation,
      applied_at: appliedAt,
      created_at: appliedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('services')
    .values(
      applicant.services.map((service) => ({ ...service, professional_id: id, category_id: applicant.categoryId })),
    )
    .execute();
  await trx
    .insertInto('professional_documents')
    .values(documents.map((document) => ({ ...document, professional_id: id })))
    .execute();
  if (applicant.photos.length > 0) {
    const photos = applicant.photos.map(({ scene, caption }, index) => ({
      professional_id: id,
      url: `/images/portfolio/${scene}-1080.webp`,
      caption,
      order_index: index,
    }));
    await trx.insertInto('work_photos').values(photos).execute();
  }
  await sql`insert into audit_log (at, actor_id, action, subject_type, subject_id) values (${appliedAt}, ${userId}, 'professional.applied', 'professional', ${id})`.execute(
    trx,
  );
}
