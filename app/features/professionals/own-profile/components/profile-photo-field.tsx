import { useState } from 'react';
import { profilePhotoPath } from '#app/features/files/object-path.ts';
import { uploadFile } from '#app/features/files/uploads/upload-file.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { Picture } from '#app/ui/loading/image.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { pictureSources } from '#app/lib/pictures/picture-sources.ts';
import { placeholderImage } from '../../display/professional-image.ts';
import { profilePhotoRefusal, profilePhotoToasts } from '../profile-photo.ts';
import { PhotoChooser } from './photo-chooser.tsx';

interface ProfilePhotoFieldProps {
  userId: string;
  /** The current photo. */
  image: string;
  /** The URL of an uploaded photo, or null for none. */
  onChange: (url: string | null) => void;
}

/** The profile photo: chosen, cropped to a square and uploaded. It is saved with the rest of the profile. */
export function ProfilePhotoField({ userId, image, onChange }: ProfilePhotoFieldProps) {
  const [share, setShare] = useState<number>();

  const upload = async (file: File, signal: AbortSignal): Promise<boolean> => {
    setShare(0);
    try {
      const { publicUrl } = await uploadFile({
        bucket: 'profiles',
        path: profilePhotoPath(userId, file.name),
        file,
        upsert: true,
        onProgress: setShare,
        signal,
      });
      onChange(publicUrl);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (!(error instanceof ApiFailure)) throw error;
      toast({ tone: 'error', ...profilePhotoToasts.failed(error.message) });
      return false;
    } finally {
      setShare(undefined);
    }
  };

  return (
    <PhotoChooser
      preview={
        <span className="arch block w-24 shrink-0 overflow-hidden bg-sand sm:w-28">
          <Picture
            {...pictureSources(image)}
            sizes="112px"
            alt="Your profile photo"
            width={320}
            height={320}
            className="aspect-square w-full object-cover"
          />
        </span>
      }
      hasPhoto={image !== placeholderImage}
      share={share}
      onRefused={(problem) => toast({ tone: 'error', ...profilePhotoRefusal(problem) })}
      onUse={upload}
      onRemove={() => onChange(null)}
    />
  );
}
