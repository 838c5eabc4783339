import { classNames } from '#app/ui/styles/class-names.ts';

interface RatingProps {
  /** 0 to 5; shown with one decimal. */
  value: number;
  /** Number of reviews, shown in parentheses. */
  count?: number | undefined;
  /** Shown instead of the number of reviews: "New". */
  note?: string | undefined;
  className?: string | undefined;
}

export function Rating({ value, count, note, className }: RatingProps) {
  const figure = value.toFixed(1);
  return (
    <span className={classNames('tabular inline-flex items-center gap-1 text-sm', className)}>
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 fill-current">
        <path d="M10 1.6l2.5 5.3 5.8.8-4.2 4.1 1 5.8L10 14.8l-5.1 2.8 1-5.8L1.7 7.7l5.8-.8z" />
      </svg>
      <span className="sr-only">Rated </span>
      <span className="font-semibold">{figure}</span>
      <span className="sr-only"> out of 5</span>
      {note ? <span className="text-dim">{note}</span> : null}
      {!note && count !== undefined ? <Count count={count} /> : null}
    </span>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="text-dim">
      ({count}
      <span className="sr-only">{count === 1 ? ' review' : ' reviews'}</span>)
    </span>
  );
}
