import { useState } from 'react';
import { loadApiClient } from '#app/load-api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { RenderedOnce } from '#app/ui/loading/rendered-once.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import type { RatingSummary, ReviewDto, ReviewPage } from '../review-dto.ts';
import { RatingOverview } from './rating-overview.tsx';
import { ReviewEntry } from './review-entry.tsx';
import { useReviewCall } from './use-review-call.ts';

interface PublicReviewsProps {
  professional: { id: string; name: string };
  rating: RatingSummary;
  /** The newest reviews; more load on demand. */
  first: ReviewPage<ReviewDto>;
}

/** A professional's reviews, on their public page. */
export function PublicReviews({ professional, rating, first }: PublicReviewsProps) {
  const firstName = professional.name.split(' ')[0];
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-14 scroll-mt-24 border-t border-line pt-10">
      <h2 id="reviews-title" className="text-3xl">
        Reviews
      </h2>
      {rating.count === 0 ? (
        <p className="mt-3 max-w-[62ch] text-dim">
          No reviews of {firstName} yet. Only clients who had a visit can write one.
        </p>
      ) : (
        <>
          <RenderedOnce as="div" of={rating} className="mt-6">
            <RatingOverview rating={rating} />
          </RenderedOnce>
          <ReviewList key={first.items[0]?.id} professional={professional} first={first} />
        </>
      )}
    </section>
  );
}

function ReviewList({ professional, first }: Omit<PublicReviewsProps, 'rating'>) {
  const [added, setAdded] = useState<ReviewPage<ReviewDto>>({ items: [], next_cursor: first.next_cursor });
  const { failure, busy, run } = useReviewCall();
  const { next_cursor: cursor } = added;
  const showMore = () =>
    run(async () => {
      const api = await loadApiClient();
      const { items, next_cursor } = await api.get('/professionals/:id/reviews', {
        param: { id: professional.id },
        query: { cursor: cursor ?? '', limit: '10' },
      });
      setAdded((before) => ({ items: [...before.items, ...items], next_cursor }));
    });
  return (
    <>
      <RenderedOnce as="ul" of={first.items} className="mt-8 flex flex-col gap-8">
        {[...first.items, ...added.items].map((review) => (
          <li key={review.id} className="border-t border-line pt-8">
            <ReviewEntry review={review} repliedBy={professional.name} />
          </li>
        ))}
      </RenderedOnce>
      {failure ? (
        <div className="mt-6">
          <FormError>{failure}</FormError>
        </div>
      ) : null}
      {cursor === null ? null : (
        <Button variant="secondary" className="mt-8" loading={busy} onClick={() => void showMore()}>
          Show more reviews
        </Button>
      )}
    </>
  );
}
