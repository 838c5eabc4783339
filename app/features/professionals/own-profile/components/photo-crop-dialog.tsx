import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useObjectUrl } from '#app/ui/loading/use-object-url.ts';
import { type Crop, uncropped } from '../crop.ts';
import type { DecodedPhoto } from '../cut-photo.ts';
import { PhotoCropper } from './photo-cropper.tsx';

interface PhotoCropDialogProps {
  /** The photo to crop; undefined keeps the dialog closed. */
  photo: DecodedPhoto | undefined;
  /** The share uploaded, from 0 to 1; undefined if no upload is in progress. */
  share: number | undefined;
  onUse: (photo: DecodedPhoto, crop: Crop) => void;
  onClose: () => void;
}

/** The dialog to choose the square of a photo; it stays open if the upload fails. */
export function PhotoCropDialog({ photo, share, onUse, onClose }: PhotoCropDialogProps) {
  const [crop, setCrop] = useState({ of: photo, crop: uncropped });
  const current = crop.of === photo ? crop.crop : uncropped;
  const url = useObjectUrl(photo?.file ?? null);
  return (
    <Dialog
      open={photo !== undefined}
      onClose={onClose}
      title="Position your photo"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={share !== undefined}
            loadingText={`Uploading ${Math.round((share ?? 0) * 100)}%`}
            onClick={() => photo && onUse(photo, current)}
          >
            Use this photo
          </Button>
        </>
      }
    >
      {photo && url ? (
        <PhotoCropper url={url} size={photo} crop={current} onChange={(next) => setCrop({ of: photo, crop: next })} />
      ) : null}
    </Dialog>
  );
}
