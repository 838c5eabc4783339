import { Camera } from 'lucide-react';
import { PhotoChooser } from '#app/features/professionals/own-profile/components/photo-chooser.tsx';
import { profilePhotoTexts } from '#app/features/professionals/own-profile/profile-photo.ts';
import { useObjectUrl } from '#app/ui/loading/use-object-url.ts';

interface PhotoFieldProps {
  photo: File | null;
  onChange: (photo: File | null) => void;
}

/**
 * The profile photo: JPEG or PNG up to 5 MB. A refused file shows an alert, as documented (APPLY-018), and the reason
 * next to the field.
 */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const url = useObjectUrl(photo);
  return (
    <PhotoChooser
      preview={
        <span className="arch flex size-24 shrink-0 items-center justify-center overflow-hidden bg-sand text-dim">
          {url ? (
            <img src={url} alt="Your profile" className="size-full object-cover" />
          ) : (
            <Camera aria-hidden="true" className="size-8" />
          )}
        </span>
      }
      hasPhoto={photo !== null}
      onRefused={({ isTooLarge }) => window.alert(isTooLarge ? profilePhotoTexts.large : profilePhotoTexts.invalid)}
      onUse={(cut) => {
        onChange(cut);
        return true;
      }}
      onRemove={() => onChange(null)}
    />
  );
}
