import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { NearMeIcon } from '#app/ui/icons.tsx';

const NearestZip = lazy(async () => ({ default: (await import('./nearest-zip.tsx')).NearestZip }));

/** Fills a place field with the ZIP of where the browser is, which it asks only when this is pressed. */
export function NearMe({ onFound }: { onFound: (zip: string) => void }) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <IconButton
        label="Near me"
        title="Near me"
        onClick={() => setPresses(presses + 1)}
        className="near-me text-green!"
      >
        <NearMeIcon />
      </IconButton>
      {presses > 0 ? (
        <Suspense>
          <NearestZip press={presses} onFound={onFound} />
        </Suspense>
      ) : null}
    </>
  );
}
