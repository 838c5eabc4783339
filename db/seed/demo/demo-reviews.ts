import type { Transaction } from '#app/platform/database/database.server.ts';
import { planDemoReviews, type DemoVisit } from './content/demo-reviews-plan.ts';
import type { DemoProfessional } from './content/demo-professional.ts';
import { idOf } from './demo-people.ts';
import type { DemoBusinesses } from './demo-businesses.ts';

const insertBatch = 200;
const report = 'I have never been at this address. The review must be about somebody else.';

/**
 * Creates reviews of visits that took place; ratings are computed from them as usual. One review is reported, for the
 * team to handle.
 */
export async function insertDemoReviews(
  trx: Transaction,
  professionals: readonly DemoProfessional[],
  { professionalIds }: DemoBusinesses,
  ownEmail: string,
  now: Date,
): Promise<void> {
  const [account] = professionals;
  if (!account) return;
  const reviews = planDemoReviews(
    await listVisits(trx, professionals, professionalIds),
    { email: ownEmail, professional: account.username },
    now,
  );
  const rows = reviews.map(({ visit, stars, text, createdAt, reply, repliedAt }) => ({
    booking_id: visit.bookingId,
    professional_id: idOf(professionalIds, visit.professionalUsername),
    stars,
    text,
    created_at: createdAt,
    reply,
    replied_at: repliedAt,
  }));
  for (let start = 0; start < rows.length; start += insertBatch)
    await trx
      .insertInto('reviews')
      .values(rows.slice(start, start + insertBatch))
      .execute();
  const reported = reviews.filter(({ stars }) => stars < 4).at(-1);
  if (reported)
    await trx
      .updateTable('reviews')
      .set({ reported_at: now, report_reason: report, is_report_open: true })
      .where('booking_id', '=', reported.visit.bookingId)
      .execute();
}

async function listVisits(
  trx: Transaction,
  professionals: readonly DemoProfessional[],
  ids: ReadonlyMap<string, string>,
): Promise<DemoVisit[]> {
  const byId = new Map(professionals.map((professional) => [idOf(ids, professional.username), professional]));
  const rows = await trx
    .selectFrom('bookings')
    .innerJoin('profiles', 'profiles.id', 'bookings.client_id')
    .select(['bookings.id', 'bookings.professional_id', 'bookings.end_time', 'profiles.email'])
    .where('bookings.status', '=', 'completed')
    .orderBy('bookings.end_time')
    .orderBy('bookings.professional_id')
    .execute();
  return rows.flatMap(({ id, professional_id, end_time, email }) => {
    const professional = byId.get(professional_id ?? '');
    return professional
      ? [
          {
            bookingId: id,
            professionalUsername: professional.username,
            categoryId: professional.categoryId,
            clientEmail: email,
            endedAt: end_time,
          },
        ]
      : [];
  });
}
