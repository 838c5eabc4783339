import { type RefObject, useEffect } from 'react';
import { placeholder } from './image.tsx';

/** Shows the placeholder for pictures that cannot be loaded, in HTML that the server made. */
export function useReplacedPictures(container: RefObject<HTMLElement | null>): void {
  // After each rendering: a picture may have failed before anybody listened.
  useEffect(() => {
    const element = container.current;
    const failed = [...(element?.querySelectorAll('img') ?? [])].filter(
      (image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '',
    );
    failed.forEach(replace);
    const replaceFailed = ({ target }: Event) => (target instanceof HTMLImageElement ? replace(target) : undefined);
    // An error does not bubble.
    element?.addEventListener('error', replaceFailed, true);
    return () => element?.removeEventListener('error', replaceFailed, true);
  });
}

function replace(image: HTMLImageElement): void {
  if (image.getAttribute('src') === placeholder) return;
  image
    .closest('picture')
    ?.querySelectorAll('source')
    .forEach((source) => source.remove());
  image.removeAttribute('srcset');
  image.src = placeholder;
}
