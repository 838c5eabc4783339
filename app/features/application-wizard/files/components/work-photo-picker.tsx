import { useState } from 'react';
import { X } from 'lucide-react';
import { FileDrop } from '#app/features/files/uploads/components/file-drop.tsx';
import type { RefusedFile } from '#app/features/files/uploads/inspect-chosen-file.ts';
import { applicationLimits } from '#app/features/applications/application-limits.ts';
import { workPhotoRule } from '#app/features/portfolio/work-photo-file.ts';
import { fileMessages, inspectChoice } from '#app/features/professional-documents/chosen-files.ts';
import { FocusAfterRemoval } from '#app/ui/fields/focus-after-removal.tsx';
import { useObjectUrl } from '#app/ui/loading/use-object-url.ts';

interface WorkPhotoPickerProps {
  photos: File[];
  onChange: (change: (photos: File[]) => File[]) => void;
}

const full = `${applicationLimits.workPhotos} photos are the most.`;

/** A picker for photos of earlier work; the first becomes the main photo of the portfolio. */
export function WorkPhotoPicker({ photos, onChange }: WorkPhotoPickerProps) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const add = async (files: File[]) => {
    const choice = await inspectChoice(files, workPhotoRule, applicationLimits.workPhotos - photos.length, full);
    setRefused(choice.refused);
    onChange((now) => [...now, ...choice.taken]);
  };
  return (
    <section>
      <FocusAfterRemoval className="flex flex-col gap-3">
        <h3 className="text-lg font-semibold">
          Work photos <span className="text-sm font-normal text-dim">(optional)</span>
        </h3>
        <ul className="grid grid-cols-3 gap-3 empty:hidden sm:grid-cols-5">
          {photos.map((photo, index) => (
            <li key={`${photo.name} ${photo.size} ${photo.lastModified}`}>
              <Thumbnail photo={photo} onRemove={() => onChange((now) => now.filter((_, at) => at !== index))} />
            </li>
          ))}
        </ul>
        <FileDrop
          label="Add photos of your work"
          help={`Up to ${applicationLimits.workPhotos} images, 5MB each. Best at 1080x1080 or larger.`}
          accept="image/*"
          multiple
          problem={refused.length > 0 ? fileMessages.workPhotosRejected : undefined}
          refused={refused}
          onFiles={(files) => void add(files)}
        />
      </FocusAfterRemoval>
    </section>
  );
}

function Thumbnail({ photo, onRemove }: { photo: File; onRemove: () => void }) {
  const url = useObjectUrl(photo);
  return (
    <span className="relative block">
      {url ? <img src={url} alt={photo.name} className="aspect-square w-full rounded-control object-cover" /> : null}
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove ${photo.name}`}
        title={`Remove ${photo.name}`}
        className="absolute top-1.5 right-1.5 flex size-8 items-center justify-center rounded-full bg-card text-ink shadow-card"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
