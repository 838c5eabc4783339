import { useId, useRef } from 'react';
import { Camera } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { photoProblem } from '../chosen-files.ts';
import { useObjectAddress } from '#app/ui/use-object-address.ts';

interface PhotoFieldProps {
  photo: File | null;
  onChange: (photo: File | null) => void;
}

/** The profile photo: JPEG or PNG up to 5 MB. What is wrong with a file is said in an alert, as documented (APPLY-018). */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const address = useObjectAddress(photo);
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    const problem = file && photoProblem(file);
    if (problem) window.alert(problem);
    else if (file) onChange(file);
    if (input.current) input.current.value = '';
  };
  return (
    <div className="flex items-center gap-5">
      <span className="arch flex size-24 shrink-0 items-center justify-center overflow-hidden bg-sand text-dim">
        {address ? <img src={address} alt="Your profile" className="size-full object-cover" /> : <Camera aria-hidden="true" className="size-8" />}
      </span>
      <div className="flex min-w-0 flex-col gap-2">
        <p id={id} className="text-xs font-semibold">
          Profile photo
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => input.current?.click()} aria-describedby={id}>
            {photo ? 'Change photo' : 'Choose photo'}
          </Button>
          {photo ? (
            <Button variant="quiet" onClick={() => onChange(null)}>
              Remove
            </Button>
          ) : null}
        </div>
        <p className="text-xs text-dim">JPEG or PNG, up to 5MB. Faces are booked far more often.</p>
        <input ref={input} type="file" accept="image/jpeg,image/png" aria-label="Profile photo file" tabIndex={-1} className="sr-only" onChange={({ target }) => choose(target.files)} />
      </div>
    </div>
  );
}
