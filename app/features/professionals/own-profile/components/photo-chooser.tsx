import { type ReactNode, useId, useRef, useState } from 'react';
import { RefusedFiles } from '#app/features/files/uploads/components/refused-files.tsx';
import { fileErrors } from '#app/features/files/files.errors.ts';
import {
  type FileProblem,
  inspectChosenFile,
  type RefusedFile,
} from '#app/features/files/uploads/inspect-chosen-file.ts';
import { FocusAfterRemoval } from '#app/ui/fields/focus-after-removal.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Crop } from '../crop.ts';
import { cutPhoto, type DecodedPhoto, decodePhoto } from '../cut-photo.ts';
import { profilePhotoRule } from '../profile-photo.ts';
import { PhotoCropDialog } from './photo-crop-dialog.tsx';
import { cropSide } from './photo-cropper.tsx';

interface PhotoChooserProps {
  /** The current photo. */
  preview: ReactNode;
  hasPhoto: boolean;
  /** The share uploaded, from 0 to 1; undefined if no upload is in progress. */
  share?: number | undefined;
  onRefused: (problem: FileProblem) => void;
  /**
   * Handles the cropped square. The signal says that the person cancels.
   * @returns whether it succeeded; otherwise the dialog stays open
   */
  onUse: (photo: File, signal: AbortSignal) => Promise<boolean> | boolean;
  onRemove: () => void;
}

/** The profile photo, in the profile and in the application: chosen, inspected immediately, and cropped to a square. */
export function PhotoChooser({ preview, hasPhoto, share, onRefused, onUse, onRemove }: PhotoChooserProps) {
  const label = useId();
  const reason = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<DecodedPhoto>();
  const [refused, setRefused] = useState<RefusedFile>();
  const use = useRef(new AbortController());

  const choose = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    const inspected = await inspectChosenFile(file, profilePhotoRule);
    setRefused(inspected.problem && { name: file.name, text: inspected.problem.text });
    if (inspected.problem) onRefused(inspected.problem);
    else setChosen(await decodePhoto(inspected.file));
  };

  const usePhoto = async (photo: DecodedPhoto, crop: Crop) => {
    const { signal } = (use.current = new AbortController());
    try {
      const cut = await cutPhoto(photo, crop, cropSide);
      if (!signal.aborted && (await onUse(cut, signal)) && !signal.aborted) setChosen(undefined);
    } catch {
      if (signal.aborted) return;
      setChosen(undefined);
      setRefused({ name: photo.file.name, text: fileErrors.unreadable_picture.message });
    }
  };

  const cancel = () => {
    use.current.abort();
    setChosen(undefined);
  };

  return (
    <div>
      <div className="flex items-center gap-5">
        {preview}
        <div className="flex min-w-0 flex-col gap-2">
          <p id={label} className="text-xs font-semibold">
            Profile photo
          </p>
          <FocusAfterRemoval className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              onClick={() => input.current?.click()}
              aria-describedby={refused ? `${label} ${reason}` : label}
            >
              {hasPhoto ? 'Change photo' : 'Choose photo'}
            </Button>
            {hasPhoto ? (
              <Button variant="quiet" onClick={onRemove}>
                Remove
              </Button>
            ) : null}
          </FocusAfterRemoval>
          <p className="text-xs text-dim">JPEG or PNG, up to 5MB. Profiles with a face get booked far more often.</p>
        </div>
      </div>
      <RefusedFiles id={reason} files={refused ? [refused] : []} />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        aria-label="Profile photo file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <PhotoCropDialog
        photo={chosen}
        share={share}
        onUse={(photo, crop) => void usePhoto(photo, crop)}
        onClose={cancel}
      />
    </div>
  );
}
