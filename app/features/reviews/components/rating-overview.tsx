import type { RatingSummary } from '../review-dto.ts';
import { Star } from './stars.tsx';

/** The average of all reviews and the distribution of stars; nothing before the first review. */
export function RatingOverview({ rating: { average, count, distribution } }: { rating: RatingSummary }) {
  if (average === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-5">
      <p>
        <span className="figure flex items-center gap-2 text-5xl">
          {average.toFixed(1)}
          <Star isLit className="size-9" />
        </span>
        <span className="mt-1 block text-sm text-dim">
          <span className="sr-only">out of 5 stars, </span>
          {count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`}
        </span>
      </p>
      <ul aria-label="Star rating breakdown" className="flex max-w-[340px] min-w-[220px] flex-1 flex-col gap-1.5">
        {distribution.map(({ stars, count: given }) => (
          <li key={stars} className="grid grid-cols-[3.25rem_minmax(0,1fr)_2rem] items-center gap-3 text-sm">
            <span className="tabular text-dim">{stars === 1 ? '1 star' : `${stars} stars`}</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sand">
              <span className="block h-full rounded-full bg-sun" style={{ width: `${(given / count) * 100}%` }} />
            </span>
            <span className="tabular text-right text-dim">{given}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
