import { useFavourite } from '../favourites-client.ts';
import { Heart } from './heart.tsx';

interface FavouriteButtonProps {
  professional: { id: string; name: string };
  className?: string | undefined;
}

/**
 * The heart button of a professional. It starts empty on every page, since pages are the same for everybody; the
 * browser fills it.
 */
export function FavouriteButton({ professional: { id, name }, className }: FavouriteButtonProps) {
  const { isSaved, press } = useFavourite(id);
  return <Heart name={name} isSaved={isSaved} onClick={press} className={className} />;
}
