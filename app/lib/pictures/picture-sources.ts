/** A picture in all its sizes, as attributes of `picture` and `img`. */
interface PictureSources {
  src: string;
  avifSrcSet?: string;
  webpSrcSet?: string;
}

/** The widths in which the pictures of each folder were rendered. */
const renderedWidths: Record<string, readonly number[]> = { portraits: [320, 640], portfolio: [480, 1080] };
const rendered = /^(\/images\/(portraits|portfolio)\/[\w-]+)-\d+\.(?:webp|avif)$/;
const uploaded = /^\/api\/storage\/(?:profiles|work-photos)\/[^?]+$/;
const uploadedWidths = [320, 640, 1080];

/** Returns the URL of a picture in the smallest stored size that is at least this wide, where there are sizes. */
export function pictureOfWidth(url: string, width: number): string {
  const [, base, folder] = rendered.exec(url) ?? [];
  const widths = uploaded.test(url) ? uploadedWidths : renderedWidths[folder ?? ''];
  const fitting = widths?.find((stored) => stored >= width) ?? widths?.at(-1);
  if (fitting === undefined) return url;
  return base === undefined ? `${url}?width=${fitting}` : `${base}-${fitting}.webp`;
}

/**
 * Returns every size and format of a picture URL: our rendered pictures are stored next to each other as
 * `{name}-{width}.avif` and `.webp`, uploaded ones take the width as a query parameter; any other URL is used as it
 * is.
 */
export function pictureSources(url: string): PictureSources {
  if (uploaded.test(url))
    return { src: url, webpSrcSet: uploadedWidths.map((width) => `${url}?width=${width} ${width}w`).join(', ') };
  const [, base, folder] = rendered.exec(url) ?? [];
  const widths = renderedWidths[folder ?? ''];
  if (!widths) return { src: url };
  const set = (type: string) => widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');
  return { src: `${base}-${widths.at(-1)}.webp`, avifSrcSet: set('avif'), webpSrcSet: set('webp') };
}
