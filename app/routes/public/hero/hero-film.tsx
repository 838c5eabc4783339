import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { untilIdle } from '#app/lib/browser/until-idle.ts';
import type { Hour } from './film-player.tsx';

const FilmPlayer = lazy(() => import('./film-player.tsx'));

const still = '/images/scenes/street';
const phone = '(max-width: 639px)';
const sizes = '(max-width: 1800px) 97vw, 1760px';

/**
 * The street of doors behind the headline: a still picture, and once the page is idle the film of the same street. By
 * day or by night, depending on the theme. Decoration: the page's text says everything.
 */
export function HeroFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const [hour, setHour] = useState<Hour>('day');
  const [isRested, setRested] = useState(false);
  useEffect(() => untilIdle(() => setRested(true)), []);
  return (
    <div className="hero-film">
      <Still hour="day" />
      <Still hour="night" />
      <video key={hour} ref={video} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1}>
        <source src={`/videos/street-${hour}.webm`} type='video/webm; codecs="av01.0.08M.08"' />
        <source src={`/videos/street-${hour}.mp4`} type="video/mp4" />
      </video>
      {isRested ? (
        <Suspense>
          <FilmPlayer video={video} hour={hour} onHour={setHour} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The film's first frame. Most visitors see the day, so only that one loads early. */
function Still({ hour }: { hour: Hour }) {
  const isDay = hour === 'day';
  return (
    <picture className={hour}>
      <source media={phone} type="image/avif" srcSet={`${still}-${hour}-narrow-800.avif`} />
      <source
        type="image/avif"
        srcSet={`${still}-${hour}-800.avif 800w, ${still}-${hour}-1600.avif 1600w`}
        sizes={sizes}
      />
      <img
        src={`${still}-${hour}-1600.webp`}
        alt=""
        width={1600}
        height={672}
        fetchPriority={isDay ? 'high' : undefined}
        loading={isDay ? 'eager' : 'lazy'}
      />
    </picture>
  );
}
