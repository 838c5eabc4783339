import { classNames } from '#app/ui/styles/class-names.ts';
import { useFavourite } from '../favourites-client.ts';

interface FavouriteButtonProps {
  professional: { id: string; name: string };
  /** Set if the server already knows; otherwise the browser fills the heart. */
  isFavourite?: boolean | undefined;
  className?: string | undefined;
}

/**
 * The heart button of a professional. It starts empty on every page, since pages are the same for everybody; the
 * browser fills it.
 */
export function FavouriteButton({ professional: { id, name }, isFavourite = false, className }: FavouriteButtonProps) {
  const { isSaved, press } = useFavourite(id, isFavourite);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      onClick={press}
      className={classNames('heart', className)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5C6 16 3 12.5 3 8.8a4.8 4.8 0 0 1 9-2.3 4.8 4.8 0 0 1 9 2.3c0 3.7-3 7.2-9 11.7z" />
      </svg>
    </button>
  );
}
