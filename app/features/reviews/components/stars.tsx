import { classNames } from '#app/ui/styles/class-names.ts';
import { starChoices, type Stars as StarCount } from '../review.ts';

const path = 'M10 1.6l2.5 5.3 5.8.8-4.2 4.1 1 5.8L10 14.8l-5.1 2.8 1-5.8L1.7 7.7l5.8-.8z';

/** A star, lit or not; the text next to it gives the number. */
export function Star({ isLit, className }: { isLit: boolean; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      strokeWidth="1.1"
      strokeLinejoin="round"
      className={classNames(isLit ? 'fill-sun stroke-ink' : 'fill-none stroke-edge', className)}
    >
      <path d={path} />
    </svg>
  );
}

/** Five stars, `value` of them lit. */
export function Stars({ value, className = 'size-5' }: { value: StarCount; className?: string | undefined }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      {starChoices.map((star) => (
        <Star key={star} isLit={star <= value} className={className} />
      ))}
      <span className="sr-only">{value} out of 5 stars</span>
    </span>
  );
}
