import { Camera } from 'lucide-react';
import { useId } from 'react';
import { type PhotoMoment, photoNames } from '../visit-record.ts';

interface PhotoInputProps {
  moment: PhotoMoment;
  onChoose: (files: readonly File[]) => void;
}

/** Takes or chooses photos of a visit. */
export function PhotoInput({ moment, onChoose }: PhotoInputProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="button button-secondary relative min-h-14 cursor-pointer gap-1.5 px-2">
      <Camera aria-hidden="true" className="size-5 shrink-0" />
      {`Photo ${photoNames[moment].toLowerCase()}`}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        className="sr-only"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}
