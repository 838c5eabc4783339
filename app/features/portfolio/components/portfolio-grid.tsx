import { lazy, Suspense, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { Picture } from '#app/ui/loading/image.tsx';
import { RenderedOnce } from '#app/ui/loading/rendered-once.tsx';
import { pictureSources } from '#app/lib/pictures/picture-sources.ts';
import type { ProfilePhoto } from '#app/features/professionals/display/profile-view.ts';

const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }));

const fallbackSize = { width: 480, height: 600 };
/** With fewer photos, the grid announces that more are coming. */
const enoughPhotos = 2;
/** More photos are folded, so that what follows stays within reach. */
const shownAtFirst = 9;

/** Photos in columns with their captions; each opens in a lightbox. */
export function PortfolioGrid({ photos, name }: { photos: readonly ProfilePhoto[]; name: string }) {
  const [opened, setOpened] = useState<number>();
  const [wasOpened, setWasOpened] = useState(false);
  const [showsAll, setShowsAll] = useState(photos.length <= shownAtFirst);
  const open = (index: number) => {
    setOpened(index);
    setWasOpened(true);
  };
  return (
    <>
      <RenderedOnce as="ul" of={photos} variant="portfolio" className="columns-2 gap-4 lg:columns-3">
        {photos.map((photo, index) => (
          <li
            key={photo.id}
            className={classNames(
              'mb-4 break-inside-avoid',
              !showsAll && index >= shownAtFirst && 'hidden noscript:block',
            )}
          >
            <figure>
              <button
                type="button"
                onClick={() => open(index)}
                aria-label={`Enlarge ${photo.caption || `photo ${index + 1} of ${name}`}`}
                className="block w-full overflow-hidden rounded-card"
              >
                <Picture
                  {...pictureSources(photo.url)}
                  sizes="(min-width: 64rem) 260px, 46vw"
                  alt={photo.caption || `Work by ${name}`}
                  width={photo.width ?? fallbackSize.width}
                  height={photo.height ?? fallbackSize.height}
                  className="h-auto w-full transition-transform duration-200 ease-out hover:scale-[1.02]"
                />
              </button>
              {photo.caption ? <figcaption className="mt-2 text-sm text-dim">{photo.caption}</figcaption> : null}
            </figure>
          </li>
        ))}
      </RenderedOnce>
      {showsAll ? null : (
        <Button variant="secondary" onClick={() => setShowsAll(true)} className="mt-2 noscript:hidden">
          Show all {photos.length} photos
        </Button>
      )}
      {photos.length < enoughPhotos ? <p className="text-dim">More portfolio items coming soon!</p> : null}
      <Suspense>
        {wasOpened ? (
          <Lightbox
            photos={photos}
            name={name}
            index={opened}
            onMove={setOpened}
            onClose={() => setOpened(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
