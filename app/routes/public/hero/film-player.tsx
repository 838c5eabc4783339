import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { onReducedMotionChange, prefersReducedMotion } from '#app/lib/browser/reduced-motion.ts';
import { PauseIcon, PlayIcon } from '#app/ui/icons.tsx';
import { darkMarker } from '#app/ui/styles/theme.ts';

/** Which film plays: it depends on the theme. */
export type Hour = 'day' | 'night';

interface FilmPlayerProps {
  video: RefObject<HTMLVideoElement | null>;
  hour: Hour;
  onHour: (hour: Hour) => void;
}

/**
 * Plays a background film while it is visible, unless the visitor prefers less motion or less data; their own press
 * on the button overrides that (WCAG 2.2.2). Loaded once the page is idle.
 */
export default function FilmPlayer({ video, hour, onHour }: FilmPlayerProps) {
  const wantedHour = useSyncExternalStore(onThemeChange, themeHour);
  const isStill = useSyncExternalStore(onReducedMotionChange, prefersReducedMotion);
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden);
  const isOnScreen = useOnScreen(video);
  const [wish, setWish] = useState<boolean>();
  const isRunning = wish ?? !isStill;
  const plays = isRunning && isOnScreen && !isHidden;
  useEffect(() => onHour(wantedHour), [wantedHour, onHour]);
  useEffect(() => {
    // Rejected if the browser saves power: the still picture stays, and the button shows that.
    if (plays) video.current?.play().catch((error: Error) => error.name === 'NotAllowedError' && setWish(false));
    else video.current?.pause();
  }, [video, plays, hour]);
  return (
    <button
      type="button"
      onClick={() => setWish(!isRunning)}
      aria-label={isRunning ? 'Pause the background film' : 'Play the background film'}
      title={isRunning ? 'Pause' : 'Play'}
    >
      {isRunning ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}

function useOnScreen(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    // Not the film itself, which another theme's replaces.
    if (video.current?.parentElement) observer.observe(video.current.parentElement);
    return () => observer.disconnect();
  }, [video]);
  return isOnScreen;
}

function themeHour(): Hour {
  return document.documentElement.classList.contains(darkMarker) ? 'night' : 'day';
}

function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

function onVisibilityChange(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
