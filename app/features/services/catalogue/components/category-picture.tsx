interface CategoryPictureProps {
  /** A category id, such as `auto-care`: public/images/categories has a picture for each of the seven. */
  id: string;
  className?: string;
  /** Use `eager` only above the fold. */
  loading?: 'lazy' | 'eager';
}

/**
 * A cut-out picture of a category's objects; the page supplies the tint behind it. Decorative: the name is next to
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
