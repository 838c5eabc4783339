interface CategoryPictureProps {
  /** A category id, such as `auto-care`: public/images/categories has a picture for each of the seven. */
  id: string;
  className?: string;
  /** `eager` only for what is on the first screen. */
  loading?: 'lazy' | 'eager';
}

/**
 * The objects of a trade on a transparent ground; the page puts the tint behind. Decorative: the name stands beside
 * it.
 */
export function CategoryPicture({ id, className, loading = 'lazy' }: CategoryPictureProps) {
  return (
    <img
      src={`/images/categories/${id}.svg`}
      alt=""
      width={400}
      height={440}
      loading={loading}
      decoding="async"
      className={className}
    />
  );
}
