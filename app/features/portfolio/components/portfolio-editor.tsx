import { useId, useState } from 'react';
import { FileDrop } from '#app/features/files/uploads/components/file-drop.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { FocusAfterRemoval } from '#app/ui/fields/focus-after-removal.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { UnsavedChanges } from '#app/ui/fields/unsaved-changes.tsx';
import { portfolioLimits } from '#app/features/professionals/portfolio-limits.ts';
import type { ProfilePhoto } from '#app/features/professionals/display/profile-view.ts';
import { SortablePhotos } from './sortable-photos.tsx';
import { UploadingPhotos } from './uploading-photos.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';
import { usePortfolio } from './use-portfolio.ts';

interface PortfolioEditorProps {
  professionalId: string;
  photos: readonly ProfilePhoto[];
}

/** The editor of a professional's own portfolio: uploads, order, captions, deletion with undo. */
export function PortfolioEditor({ professionalId, photos: initial }: PortfolioEditorProps) {
  const { photos, move, caption, remove, add } = usePortfolio(professionalId, initial);
  const { uploads, start, retry, dismiss, isBusy } = usePhotoUploads(professionalId, add);
  return (
    <FocusAfterRemoval>
      <UnsavedChanges
        when={isBusy}
        title="Photos are still uploading"
        text="If you leave now, unfinished uploads are lost."
      />
      <UploadPanel onFiles={(files, caption) => void start(files, caption)} />
      <UploadingPhotos uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {photos.length === 0 ? (
        <EmptyState
          picture={<Scene name="empty-portfolio" />}
          title="Show what you can do"
          text="Clients look at photos before they read a word. Three good ones are a great start. The first becomes your main image."
        />
      ) : (
        <SortablePhotos photos={photos} onMove={move} onCaption={caption} onRemove={(photo) => void remove(photo)} />
      )}
    </FocusAfterRemoval>
  );
}

function UploadPanel({ onFiles }: { onFiles: (files: readonly File[], caption: string) => void }) {
  const [caption, setCaption] = useState('');
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="mb-8 grid gap-5 rounded-card border border-line bg-card p-5 sm:p-6 lg:grid-cols-[1fr_1.4fr] lg:gap-8"
    >
      <div className="flex flex-col gap-4">
        <h2 id={title} className="text-xl">
          Add photos
        </h2>
        <TextField
          label="Caption"
          name="caption"
          maxLength={portfolioLimits.captionMaximum}
          placeholder="Balayage on long hair"
          value={caption}
          onChange={({ target }) => setCaption(target.value)}
          help="Added to the photos you choose next. You can change it under each photo."
        />
      </div>
      <FileDrop
        label="Choose photos or drop them here"
        help="5MB maximum each. Best at 1080x1080 or larger."
        accept="image/*"
        multiple
        onFiles={(files) => {
          onFiles(files, caption.trim());
          setCaption('');
        }}
      />
    </section>
  );
}
