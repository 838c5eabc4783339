import { lazy, type RefObject, Suspense, useState } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { NearMeIcon } from '#app/ui/icons.tsx';

const NearestZip = lazy(async () => ({ default: (await import('./nearest-zip.tsx')).NearestZip }));

interface NearMeProps {
  input: RefObject<HTMLInputElement | null>;
  onFound: (zip: string) => void;
}

/**
 * Fills a place field with the ZIP of where the browser is, which it asks only when this is pressed. What is typed into
 * the field after that stays.
 */
export function NearMe({ input, onFound }: NearMeProps) {
  const [press, setPress] = useState<{ typed: string | undefined }>();
  return (
    <>
      <IconButton
        label="Near me"
        title="Near me"
        onClick={() => setPress({ typed: input.current?.value })}
        className="near-me text-green!"
      >
        <NearMeIcon />
      </IconButton>
      {press ? (
        <Suspense>
          <NearestZip press={press} onFound={(zip) => input.current?.value === press.typed && onFound(zip)} />
        </Suspense>
      ) : null}
    </>
  );
}
