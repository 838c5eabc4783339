const street = '/images/scenes/hero-street';
const wide = (type: string) => `${street}-800.${type} 800w, ${street}-1600.${type} 1600w`;
const narrow = (type: string) => `${street}-narrow-400.${type} 400w, ${street}-narrow-800.${type} 800w`;
const phone = '(max-width: 639px)';
const sizes = '(max-width: 639px) 90vw, (max-width: 1264px) 95vw, 1200px';

/** The people behind the doors, at the foot of the hero; three of them on phones. The page says it in words. */
export function StreetOfDoors() {
  return (
    <picture>
      <source media={phone} type="image/avif" srcSet={narrow('avif')} sizes={sizes} width={800} height={540} />
      <source media={phone} type="image/webp" srcSet={narrow('webp')} sizes={sizes} width={800} height={540} />
      <source type="image/avif" srcSet={wide('avif')} sizes={sizes} />
      <img
        src={`${street}-1600.webp`}
        srcSet={wide('webp')}
        sizes={sizes}
        alt=""
        width={1600}
        height={540}
        fetchPriority="high"
        className="h-auto w-full"
      />
    </picture>
  );
}
