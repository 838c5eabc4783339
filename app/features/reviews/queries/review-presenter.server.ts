import { encodeReviewPosition } from '../review-cursor.ts';
import type { ModeratedReviewDto, OwnReviewDto, ReceivedReviewDto, ReviewDto, ReviewPage } from '../review-dto.ts';
import { mayEditReview, reviewDays, reviewerName } from '../review.ts';
import type { PartiesReviewRow, VisitReviewRow } from '../reviews-store.server.ts';

/** Converts rows to a page; one row more than the limit means that there are more. */
export function toReviewPage<Row extends VisitReviewRow, Review>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Review,
): ReviewPage<Review> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(present), next_cursor: last && rows.length > limit ? encodeReviewPosition(last) : null };
}

/** Converts a row to the public review, which tells nothing about the visit except the service. */
export function toReviewDto(row: VisitReviewRow): ReviewDto {
  const { author_first_name: first_name, author_last_name: last_name } = row;
  return {
    id: row.id,
    stars: row.stars,
    text: row.text,
    author: reviewerName(first_name === null ? null : { first_name, last_name: last_name ?? '' }),
    service_name: row.service_name,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    reply: row.reply,
    replied_at: row.replied_at?.toISOString() ?? null,
  };
}

export function toOwnReviewDto(row: VisitReviewRow, now: Date): OwnReviewDto {
  const { author: _author, ...review } = toReviewDto(row);
  const until = new Date(row.created_at.getTime() + reviewDays.edit * 86_400_000);
  return {
    ...review,
    booking_id: row.booking_id,
    professional_id: row.professional_id,
    editable_until: mayEditReview(row, now) ? until.toISOString() : null,
    is_hidden: row.hidden_at !== null,
    hidden_reason: row.hidden_at === null ? null : row.decision_reason,
  };
}

export function toReceivedReviewDto(row: VisitReviewRow): ReceivedReviewDto {
  return {
    ...toReviewDto(row),
    booking_id: row.booking_id,
    visited_at: row.visited_at.toISOString(),
    time_zone: row.time_zone,
    is_hidden: row.hidden_at !== null,
    may_report: row.hidden_at === null && row.reported_at === null,
    report: reportOf(row),
  };
}

function reportOf({
  report_reason,
  is_report_open,
  hidden_at,
  decision_reason,
}: VisitReviewRow): ReceivedReviewDto['report'] {
  if (report_reason === null) return null;
  if (is_report_open) return { reason: report_reason, state: 'open', answer: null };
  return { reason: report_reason, state: hidden_at === null ? 'kept' : 'hidden', answer: decision_reason };
}

export function toModeratedReviewDto(row: PartiesReviewRow): ModeratedReviewDto {
  const { decision, decision_reason: reason, decided_at } = row;
  return {
    ...toReceivedReviewDto(row),
    professional_id: row.professional_id,
    professional_name: `${row.owner_first_name} ${row.owner_last_name}`.trim(),
    client_name: [row.author_first_name, row.author_last_name].filter(Boolean).join(' ') || reviewerName(null),
    report_open: row.is_report_open,
    reported_at: row.reported_at?.toISOString() ?? null,
    decision: decision && reason && decided_at ? { what: decision, reason, at: decided_at.toISOString() } : null,
  };
}
