import { X } from 'lucide-react';
import type { RecordPhoto } from '../record-dto.ts';
import { isRemovable, photoMoments, photoNames } from '../visit-record.ts';

interface VisitPhotosProps {
  photos: readonly RecordPhoto[];
  onRemove?: ((photo: RecordPhoto) => void) | undefined;
}

/** The photos of a visit, those before beside those after. */
export function VisitPhotos({ photos, onRemove }: VisitPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {photoMoments.map((moment) => {
        const shown = photos.filter((photo) => photo.moment === moment);
        return shown.length === 0 ? null : (
          <div key={moment}>
            <h3 className="text-sm font-semibold text-dim">{photoNames[moment]}</h3>
            <ul className="mt-2 grid grid-cols-2 gap-2">
              {shown.map((photo, index) => (
                <li key={photo.id} className="relative">
                  <a href={photo.url} target="_blank" rel="noreferrer">
                    <img
                      src={photo.url}
                      alt={`${photoNames[moment]} ${index + 1}`}
                      loading="lazy"
                      className="aspect-square w-full rounded-card border border-line bg-sand object-cover"
                    />
                  </a>
                  {onRemove && isRemovable(photo) ? (
                    <button
                      type="button"
                      aria-label={`Remove ${photoNames[moment].toLowerCase()} ${index + 1}`}
                      onClick={() => onRemove(photo)}
                      className="absolute top-1 right-1 flex size-11 items-center justify-center rounded-full bg-card text-ink"
                    >
                      <X aria-hidden="true" className="size-5" />
                    </button>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
