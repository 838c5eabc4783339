import { useObjectUrl } from '#app/ui/loading/use-object-url.ts';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import type { WaitingPhoto } from '../waiting-record.ts';

/** Photos that are on this phone and not with the server yet. */
export function WaitingPhotos({ photos }: { photos: readonly WaitingPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Photos being sent" className="grid grid-cols-4 gap-2">
      {photos.map((photo) => (
        <Picture key={photo.id} photo={photo} />
      ))}
    </ul>
  );
}

function Picture({ photo: { file, name } }: { photo: WaitingPhoto }) {
  const url = useObjectUrl(file);
  return (
    <li className="relative aspect-square overflow-hidden rounded-card border border-line bg-sand">
      {url ? <img src={url} alt={`${name}, being sent`} className="size-full object-cover opacity-60" /> : null}
      <Spinner className="absolute inset-0 m-auto size-5" />
    </li>
  );
}
