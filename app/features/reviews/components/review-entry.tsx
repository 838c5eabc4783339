import type { ReactNode } from 'react';
import type { ReviewDto } from '../review-dto.ts';
import { reviewDay } from '../review-day.ts';
import { Stars } from './stars.tsx';

interface ReviewEntryProps {
  review: ReviewDto;
  /** Who wrote the reply; undefined omits the reply. */
  repliedBy?: string | undefined;
  /** Shown next to the stars. */
  mark?: ReactNode | undefined;
}

/** A review with its author, stars, text and reply. */
export function ReviewEntry({ review, repliedBy, mark }: ReviewEntryProps) {
  return (
    <article>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={review.stars} />
        {mark}
      </header>
      {review.text ? <p className="mt-3 max-w-[68ch] wrap-break-word whitespace-pre-line">{review.text}</p> : null}
      <p className="mt-3 flex flex-wrap gap-x-3 text-sm text-dim">
        <span className="min-w-0 font-semibold wrap-anywhere text-ink">{review.author}</span>
        <span className="min-w-0 wrap-anywhere">{review.service_name}</span>
        <span>
          <time dateTime={review.created_at}>{reviewDay(review.created_at)}</time>
          {review.edited_at ? ', edited' : null}
        </span>
      </p>
      {repliedBy === undefined ? null : <ReviewReply reply={review.reply} name={repliedBy} />}
    </article>
  );
}

/** The professional's reply. */
export function ReviewReply({ reply, name }: { reply: string | null; name: string }) {
  if (reply === null) return null;
  return (
    <div className="mt-4 max-w-[68ch] rounded-control bg-sand p-4">
      <p className="text-sm font-semibold">{name} replied</p>
      <p className="mt-1 text-sm wrap-break-word whitespace-pre-line">{reply}</p>
    </div>
  );
}
