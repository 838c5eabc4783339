import { type RefObject, useEffect, useState } from 'react';
import { afterPaint } from '#app/lib/browser/after-paint.ts';
import { untilIdle } from '#app/lib/browser/until-idle.ts';
import { isMapHidden, rememberHiddenMap } from '../hidden-map.ts';

const wide = '(width >= 80rem)';

/** "auto" is beside the list where there is room, and not at all where there is none. */
type MapChoice = 'auto' | 'shown' | 'hidden';

/**
 * Whether the map is shown, and whether it has to be loaded. Beside the list it loads once the page is idle, so that
 * it does not delay the list; on wide screens the browser remembers whoever hides it.
 */
export function useMapChoice(split: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState<MapChoice>('auto');
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    if (isMapHidden()) setChoice((now) => (now === 'auto' ? 'hidden' : now));
  }, []);

  useEffect(() => {
    if (choice !== 'auto') return undefined;
    const query = matchMedia(wide);
    let stop = () => {};
    const loadIfWide = () => {
      if (query.matches) stop = untilIdle(() => setIsLoaded(true));
    };
    loadIfWide();
    query.addEventListener('change', loadIfWide);
    return () => {
      stop();
      query.removeEventListener('change', loadIfWide);
    };
  }, [choice]);

  const show = () => {
    const isWide = matchMedia(wide).matches;
    if (isWide) rememberHiddenMap(false);
    setChoice(isWide ? 'auto' : 'shown');
    afterPaint(() => {
      if (!isWide) split.current?.scrollIntoView();
      setIsLoaded(true);
    });
  };
  const hide = () => {
    const isWide = matchMedia(wide).matches;
    if (isWide) rememberHiddenMap(true);
    setChoice(isWide ? 'hidden' : 'auto');
  };
  return { choice, isLoaded, show, hide };
}
