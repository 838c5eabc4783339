import { type ComponentProps, useEffect, useRef, useState } from 'react';

export const placeholder = '/placeholder.svg';

export interface PictureSources {
  /** For browsers without srcset support. */
  src: string;
  avifSrcSet?: string | undefined;
  webpSrcSet?: string | undefined;
}

interface PictureProps extends PictureSources, Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'alt'> {
  alt: string;
  width: number;
  height: number;
  /** For the largest picture at the top of a page: loaded eagerly, with high priority. */
  eager?: boolean | undefined;
}

/** A responsive picture that falls back to the placeholder if its file cannot be loaded. */
export function Picture({ src, avifSrcSet, webpSrcSet, sizes, eager = false, alt, ...rest }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const failed = failedSrc === src;
  const fail = () => setFailedSrc(src);
  useEffect(() => {
    // A picture in the server's HTML may have failed before React listened.
    const loaded = image.current;
    if (loaded?.complete && loaded.naturalWidth === 0 && loaded.currentSrc) setFailedSrc(src);
  }, [src]);
  return (
    <picture className="contents">
      {avifSrcSet && !failed ? <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} /> : null}
      <img
        decoding="async"
        {...rest}
        alt={alt}
        ref={image}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        // Every browser that we support knows WebP.
        srcSet={failed ? undefined : webpSrcSet}
        sizes={sizes}
        src={failed ? placeholder : src}
        onError={failed ? undefined : fail}
      />
    </picture>
  );
}

/** Returns the sources of a rendered picture with files named `{base}-{width}.avif` and `.webp`. */
export function renderedSources(base: string, widths: readonly number[]): PictureSources {
  const set = (type: string) => widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');
  return { src: `${base}-${widths[0]}.webp`, avifSrcSet: set('avif'), webpSrcSet: set('webp') };
}
