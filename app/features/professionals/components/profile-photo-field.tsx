import { useRef, useState } from 'react';
import { profilePhotoPath } from '#app/features/files/object-path.ts';
import { uploadFile } from '#app/features/files/upload-file.ts';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/image.tsx';
import { toast } from '#app/ui/toast.ts';
import { cutPhoto, type DecodedPhoto, decodePhoto } from '../cut-photo.ts';
import type { Crop } from '../crop.ts';
import { pictureSources } from '../picture-sources.ts';
import { placeholderImage } from '../professional-image.ts';
import { profilePhotoRefusal, profilePhotoToasts } from '../profile-photo.ts';
import { PhotoCropDialog } from './photo-crop-dialog.tsx';
import { cropSide } from './photo-cropper.tsx';

interface ProfilePhotoFieldProps {
  userId: string;
  /** What is shown now. */
  image: string;
  /** The address of an uploaded photo, or null to have none. */
  onChange: (address: string | null) => void;
}

/** The profile photo: chosen, cut square, uploaded. It is saved with the rest of the profile. */
export function ProfilePhotoField({ userId, image, onChange }: ProfilePhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<DecodedPhoto>();
  const [share, setShare] = useState<number>();

  const choose = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    const refusal = profilePhotoRefusal(file);
    if (refusal) return void toast({ tone: 'error', ...refusal });
    try {
      setChosen(await decodePhoto(file));
    } catch {
      toast({ tone: 'error', ...profilePhotoToasts.invalid });
    }
  };

  const upload = async (photo: DecodedPhoto, crop: Crop) => {
    setShare(0);
    try {
      const file = await cutPhoto(photo, crop, cropSide);
      const { publicUrl } = await uploadFile({ bucket: 'profiles', path: profilePhotoPath(userId, file.name), file, upsert: true, onProgress: setShare });
      onChange(publicUrl);
      setChosen(undefined);
    } catch (error) {
      toast({ tone: 'error', ...profilePhotoToasts.failed(error instanceof ApiFailure ? error.message : 'The photo could not be cut.') });
    } finally {
      setShare(undefined);
    }
  };

  return (
    <div className="flex items-center gap-5">
      <span className="arch block w-24 shrink-0 overflow-hidden bg-sand sm:w-28">
        <Picture {...pictureSources(image)} sizes="112px" alt="Your profile photo" width={320} height={320} className="aspect-square w-full object-cover" />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => input.current?.click()}>
            {image === placeholderImage ? 'Choose photo' : 'Change photo'}
          </Button>
          {image === placeholderImage ? null : (
            <Button variant="quiet" onClick={() => onChange(null)}>
              Remove
            </Button>
          )}
        </div>
        <p className="mt-2 text-xs text-dim">JPEG or PNG, up to 5MB. Faces are booked far more often.</p>
      </div>
      <input ref={input} type="file" accept="image/jpeg,image/png" aria-label="Profile photo file" tabIndex={-1} className="sr-only" onChange={({ target }) => void choose(target.files?.[0])} />
      <PhotoCropDialog photo={chosen} share={share} onUse={(photo, crop) => void upload(photo, crop)} onClose={() => setChosen(undefined)} />
    </div>
  );
}
