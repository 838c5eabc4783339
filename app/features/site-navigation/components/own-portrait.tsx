import { useState } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';

interface OwnPortraitProps {
  name: string;
  picture: string | null;
  /** Its size, and that of the initial. */
  className: string;
}

/** A person's own picture in a door, or their initial. Decorative: the name is next to it. */
export function OwnPortrait({ name, picture, className }: OwnPortraitProps) {
  const [failed, setFailed] = useState<string>();
  const shape = classNames('arch shrink-0 bg-sun', className);
  if (picture && picture !== failed)
    return (
      <img src={picture} alt="" onError={() => setFailed(picture)} className={classNames(shape, 'object-cover')} />
    );
  return (
    <span aria-hidden="true" className={classNames(shape, 'flex items-end justify-center pb-1 font-bold text-on-sun')}>
      {name.charAt(0).toUpperCase()}
    </span>
  );
}
